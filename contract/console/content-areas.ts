import { reportKinds } from '../recipes/feedback-endpoints.ts';
import { locales, type Locale } from '../shell/locales.ts';
import { act, area, columns, fields, looks, staffNotes, type Field } from './area.ts';

const { shown, edited } = fields;
const { sorted, hidden } = looks;

/** The outcome of a recipe; the first match counts. `assumed`: its cook made an assumption. */
const recipeOutcomes = ['copied', 'imported', 'edited', 'improvised', 'repaired', 'assumed', 'atOnce'] as const;

export const recipes = area({
  needs: 'canManageRecipes',
  editNeeds: null,
  columns: {
    title: columns.text(sorted),
    owner: columns.person(),
    createdAt: columns.time(sorted),
    cook: columns.choice(),
    promptVersion: columns.number(hidden),
    categories: columns.choices(),
    outcome: columns.choice(),
    language: columns.choice(hidden),
    isShared: columns.flag(),
    isListed: columns.flag(hidden),
    isFeatured: columns.flag(hidden),
    isInTrash: columns.flag(hidden),
    reports: columns.number(hidden),
  },
  filters: {
    owner: { kind: 'text' },
    cook: { kind: 'choice', options: ['built-in', 'openai-compatible', 'imported'] },
    promptVersion: { kind: 'text' },
    outcome: { kind: 'choice', options: recipeOutcomes },
    category: { kind: 'text' },
    language: { kind: 'choice', options: locales },
    createdAt: { kind: 'time' },
    isShared: { kind: 'flag' },
    isFeatured: { kind: 'flag' },
    isReported: { kind: 'flag' },
    isInTrash: { kind: 'flag' },
  },
  actions: {
    assignCategory: act('canManageRecipes', { asks: 'category' }),
    takeCategory: act('canManageRecipes', { asks: 'category' }),
    feature: act('canManageRecipes', { offeredIf: { field: 'isListed', isSet: true } }),
    unfeature: act('canManageRecipes', { offeredIf: { field: 'isFeatured', isSet: true } }),
    withdraw: act('canManageRecipes', {
      offeredIf: { field: 'sharedPath', isSet: true },
      asks: 'reason',
      needsStepUp: true,
      isDestructive: true,
      mails: 'optional',
    }),
    trash: act('canManageRecipes', { offeredIf: { field: 'isInTrash', isSet: false }, needsStepUp: true, isDestructive: true }),
    restore: act('canManageRecipes', { offeredIf: { field: 'isInTrash', isSet: true } }),
    /** Tries the recipe's order again as a case of the lab; the recipe itself stays unchanged. */
    cookInLab: act('canManagePrompts', { for: 'row', asks: 'prompt' }),
    addNote: act('canManageRecipes', { asks: 'staffNote' }),
  },
  sort: '-createdAt',
  titleColumn: 'title',
  hasRecords: true,
  fields: {
    title: shown('text'),
    owner: shown('person'),
    createdAt: shown('time'),
    cook: shown('choice'),
    promptVersion: shown('number'),
    categories: shown('choices'),
    outcome: shown('choice'),
    language: shown('choice'),
    sharedAt: shown('time'),
    sharedPath: shown('text'),
    isListed: shown('flag'),
    isFeatured: shown('flag'),
    withdrawnReason: shown('text'),
    isInTrash: shown('flag'),
    recipe: shown('recipeSheet'),
  },
  lists: { reports: { kind: 'choice', state: 'choice', words: 'text', createdAt: 'time' }, notes: staffNotes },
});

/** Problem reports, by owners or by visitors of shared recipes. */
export const reports = area({
  needs: 'canManageRecipes',
  editNeeds: null,
  columns: {
    recipe: columns.text(),
    kind: columns.choice(),
    state: columns.choice(),
    by: columns.choice(),
    words: columns.text(),
    createdAt: columns.time(sorted),
    owner: columns.person(hidden),
    promptVersion: columns.number(hidden),
    handledAt: columns.time(hidden),
  },
  filters: {
    kind: { kind: 'choice', options: reportKinds },
    state: { kind: 'choice', options: ['open', 'handled'] },
    by: { kind: 'choice', options: ['owner', 'visitor'] },
    recipe: { kind: 'text' },
    createdAt: { kind: 'time' },
  },
  actions: {
    /** Visitors leave no address: only an owner's report can be answered. */
    reply: act('canManageRecipes', {
      for: 'row',
      asks: 'message',
      offeredIf: { field: 'reporter', isSet: true },
      isUndoable: false,
      mails: 'atOnce',
    }),
    markHandled: act('canManageRecipes', { asks: 'note', offeredIf: { field: 'handledAt', isSet: false } }),
    reopen: act('canManageRecipes', { offeredIf: { field: 'handledAt', isSet: true } }),
    /** Of the reported recipe, as in its own area. */
    withdraw: { ...recipes.actions.withdraw, offeredIf: { field: 'isShared', isSet: true } },
    trash: recipes.actions.trash,
  },
  sort: '-createdAt',
  titleColumn: 'recipe',
  hasRecords: true,
  fields: {
    recipe: shown('text'),
    kind: shown('choice'),
    state: shown('choice'),
    by: shown('choice'),
    /** Null for a visitor; `language` is the reporter's. */
    reporter: shown('person'),
    language: shown('choice'),
    words: shown('text'),
    createdAt: shown('time'),
    handledAt: shown('time'),
    handledNote: shown('text'),
    owner: shown('person'),
    recipeNow: shown('recipe'),
    isShared: shown('flag'),
    isInTrash: shown('flag'),
    version: shown('number'),
    promptVersion: shown('number'),
    /** The recipe at the time of the report. */
    content: shown('recipeSheet'),
  },
  lists: {},
});

/** The field of a category's name in a language. */
export const nameField = (locale: Locale) => `name.${locale}` as const;

export const categories = area({
  needs: 'canManageCategories',
  editNeeds: 'canManageCategories',
  columns: {
    name: columns.text(sorted),
    picture: columns.picture(),
    slug: columns.text(sorted),
    parent: columns.text(),
    position: columns.number(sorted),
    recipes: columns.number(),
    /** Languages without a name. */
    missing: columns.choices(),
    createdAt: columns.time({ ...sorted, ...hidden }),
  },
  filters: { isEmpty: { kind: 'flag' }, isTop: { kind: 'flag' }, isUntranslated: { kind: 'flag' } },
  actions: {
    /** Made in the tree. */
    move: act('canManageCategories', { for: 'page' }),
    merge: act('canManageCategories', { asks: 'category', isDestructive: true, needsStepUp: true }),
    remove: act('canManageCategories', { isDestructive: true, needsStepUp: true }),
  },
  sort: 'position',
  titleColumn: 'name',
  hasRecords: true,
  fields: {
    slug: edited('text'),
    picture: edited('picture'),
    /** The guid of the parent category; null at the top. */
    parent: { ...edited('text'), isPlaced: true },
    position: { ...edited('number'), isPlaced: true },
    ...(Object.fromEntries(locales.map((locale) => [nameField(locale), { ...edited('text'), isSuggested: true }])) as Record<
      `name.${Locale}`,
      Field
    >),
    missing: shown('choices'),
    recipes: shown('number'),
    createdAt: shown('time'),
  },
  lists: { children: { name: 'text', slug: 'text', position: 'number' } },
});
