import { locales, type Locale } from '../shell/locales.ts';
import { act, area, columns, fields, looks, type Field } from './area.ts';

const { shown, edited } = fields;
const { sorted, hidden } = looks;

export const recipes = area({
  needs: 'canManageRecipes',
  editNeeds: null,
  columns: {
    title: columns.text(sorted),
    owner: columns.person(),
    createdAt: columns.time(sorted),
    cook: columns.choice(),
    categories: columns.choices(),
    promptVersion: columns.number(hidden),
    language: columns.choice(hidden),
    isShared: columns.flag(),
    isListed: columns.flag(hidden),
    isFeatured: columns.flag(hidden),
    isInTrash: columns.flag(hidden),
    reports: columns.number(hidden),
  },
  filters: {
    cook: { kind: 'choice', options: ['built-in', 'openai-compatible'] },
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
    feature: act('canManageRecipes'),
    unfeature: act('canManageRecipes'),
    withdraw: act('canManageRecipes', { asks: 'reason', needsStepUp: true, isDestructive: true }),
    trash: act('canManageRecipes', { needsStepUp: true, isDestructive: true }),
    restore: act('canManageRecipes'),
  },
  sort: '-createdAt',
  titleColumn: 'title',
  hasRecords: true,
  fields: {
    title: shown('text'),
    owner: shown('person'),
    createdAt: shown('time'),
    cook: shown('choice'),
    categories: shown('choices'),
    promptVersion: shown('number'),
    language: shown('choice'),
    sharedAt: shown('time'),
    sharedPath: shown('text'),
    isListed: shown('flag'),
    isFeatured: shown('flag'),
    withdrawnReason: shown('text'),
    isInTrash: shown('flag'),
    /** The recipe as its owner sees it: `contract/recipes/recipe.ts`, as JSON. */
    recipe: shown('longText'),
  },
  lists: { reports: { words: 'text', createdAt: 'time' } },
});

export const categories = area({
  needs: 'canManageCategories',
  editNeeds: 'canManageCategories',
  columns: {
    name: columns.text(sorted),
    slug: columns.text(sorted),
    parent: columns.text(),
    position: columns.number(sorted),
    recipes: columns.number(),
    createdAt: columns.time({ ...sorted, ...hidden }),
  },
  filters: { isEmpty: { kind: 'flag' }, isTop: { kind: 'flag' } },
  actions: {
    merge: act('canManageCategories', { asks: 'category', isDestructive: true, needsStepUp: true }),
    remove: act('canManageCategories', { isDestructive: true, needsStepUp: true }),
  },
  sort: 'position',
  titleColumn: 'name',
  hasRecords: true,
  fields: {
    slug: edited('text'),
    /** The guid of the category above it; null at the top. */
    parent: { ...edited('text'), isPlaced: true },
    position: { ...edited('number'), isPlaced: true },
    ...(Object.fromEntries(locales.map((locale) => [`name.${locale}`, edited('text')])) as Record<`name.${Locale}`, Field>),
    recipes: shown('number'),
    createdAt: shown('time'),
  },
  lists: { children: { name: 'text', slug: 'text', position: 'number' } },
});
