import { locales } from '../shell/locales.ts';
import { area, columns, type Action, type Area, type StaffFlag } from './area.ts';

const sorted = { isSortable: true } as const;
const hidden = { isShown: false } as const;

const act = (needs: StaffFlag, given: Partial<Omit<Action, 'needs'>> = {}): Action => ({
  needs,
  for: 'both',
  asks: 'nothing',
  isUndoable: true,
  needsStepUp: false,
  isDestructive: false,
  ...given,
});

/** The flags of spec 3, in the order of the matrix of the admins area. */
export const staffFlags = [
  'hasConsoleAccess',
  'hasUsersAccess',
  'canLoginAsUser',
  'canManageRecipes',
  'canManageCategories',
  'canManagePrompts',
  'hasAdminsAccess',
  'canManageAdmins',
] as const satisfies readonly StaffFlag[];

export const users = area({
  needs: 'hasUsersAccess',
  editNeeds: null,
  columns: {
    email: columns.text(sorted),
    name: columns.text(sorted),
    createdAt: columns.time(sorted),
    lastSeenAt: columns.time(sorted),
    isVerified: columns.flag(),
    isSuspended: columns.flag(),
    isStaff: columns.flag(hidden),
    language: columns.choice(hidden),
    waysIn: columns.choices(hidden),
    recipes: columns.number(hidden),
    deletesAt: columns.time(hidden),
  },
  filters: {
    isVerified: { kind: 'flag' },
    isSuspended: { kind: 'flag' },
    isStaff: { kind: 'flag' },
    isLeaving: { kind: 'flag' },
    language: { kind: 'choice', options: locales },
    waysIn: { kind: 'choice', options: ['password', 'google', 'facebook', 'apple', 'passkey'] },
    createdAt: { kind: 'time' },
    lastSeenAt: { kind: 'time' },
  },
  actions: {
    suspend: act('hasUsersAccess', { asks: 'reason', needsStepUp: true, isDestructive: true }),
    liftSuspension: act('hasUsersAccess', { needsStepUp: true }),
    endSessions: act('hasUsersAccess', { isUndoable: false, needsStepUp: true, isDestructive: true }),
    sendCode: act('hasUsersAccess', { for: 'row', isUndoable: false }),
    startReset: act('hasUsersAccess', { for: 'row', isUndoable: false, needsStepUp: true }),
    requestDeletion: act('hasUsersAccess', { for: 'row', asks: 'reason', needsStepUp: true, isDestructive: true }),
  },
  sort: '-createdAt',
  titleColumn: 'email',
  hasRecords: true,
});

export const recipes = area({
  needs: 'canManageRecipes',
  editNeeds: null,
  columns: {
    title: columns.text(sorted),
    owner: columns.person(),
    createdAt: columns.time(sorted),
    cook: columns.choice(),
    outcome: columns.choice(),
    categories: columns.choices(),
    promptVersion: columns.number(hidden),
    language: columns.choice(hidden),
    isShared: columns.flag(hidden),
    isFeatured: columns.flag(hidden),
    isTrashed: columns.flag(hidden),
  },
  filters: {
    cook: { kind: 'choice', options: ['built-in', 'openai-compatible'] },
    outcome: { kind: 'choice', options: ['done', 'failed', 'cancelled', 'needs_input'] },
    category: { kind: 'text' },
    isShared: { kind: 'flag' },
    isFeatured: { kind: 'flag' },
    isTrashed: { kind: 'flag' },
    language: { kind: 'choice', options: locales },
    createdAt: { kind: 'time' },
  },
  actions: {
    assignCategory: act('canManageRecipes', { asks: 'category' }),
    takeCategory: act('canManageRecipes', { asks: 'category' }),
    feature: act('canManageRecipes'),
    unfeature: act('canManageRecipes'),
    withdraw: act('canManageRecipes', { asks: 'reason', isDestructive: true, needsStepUp: true }),
    trash: act('canManageRecipes', { asks: 'reason', isDestructive: true, needsStepUp: true }),
    restore: act('canManageRecipes'),
  },
  sort: '-createdAt',
  titleColumn: 'title',
  hasRecords: true,
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
});

export const prompts = area({
  needs: 'canManagePrompts',
  editNeeds: 'canManagePrompts',
  columns: {
    version: columns.number(sorted),
    note: columns.text(),
    author: columns.person(),
    createdAt: columns.time(sorted),
    labels: columns.choices(),
    generations: columns.number(),
    failures: columns.number(),
    medianSeconds: columns.number(hidden),
    tokens: columns.number(hidden),
  },
  filters: { label: { kind: 'choice', options: ['production', 'staging'] }, createdAt: { kind: 'time' } },
  actions: {},
  sort: '-version',
  titleColumn: 'version',
  hasRecords: true,
});

export const admins = area({
  needs: 'hasAdminsAccess',
  editNeeds: 'canManageAdmins',
  columns: {
    email: columns.text(sorted),
    name: columns.text(),
    ...(Object.fromEntries(staffFlags.map((flag) => [flag, columns.flag()])) as Record<
      (typeof staffFlags)[number],
      ReturnType<typeof columns.flag>
    >),
    lastSeenAt: columns.time(hidden),
  },
  filters: { flag: { kind: 'choice', options: staffFlags } },
  actions: {
    giveFlag: act('canManageAdmins', { for: 'rows', asks: 'flag', needsStepUp: true }),
    takeFlag: act('canManageAdmins', { for: 'rows', asks: 'flag', needsStepUp: true, isDestructive: true }),
  },
  sort: 'email',
  titleColumn: 'email',
  hasRecords: true,
});

export const audit = area({
  needs: 'hasAdminsAccess',
  editNeeds: null,
  columns: {
    at: columns.time(sorted),
    action: columns.choice(),
    actor: columns.person(),
    subject: columns.person(),
    isInAnothersPlace: columns.flag(),
    details: columns.text(),
  },
  filters: {
    at: { kind: 'time' },
    action: { kind: 'text' },
    actor: { kind: 'text' },
    subject: { kind: 'text' },
    isInAnothersPlace: { kind: 'flag' },
  },
  actions: {},
  sort: '-at',
  titleColumn: 'action',
  hasRecords: false,
});

/** Every area that is a list. The landing page, the sitemaps and the activity page are pages of their own. */
export const areas = { users, recipes, categories, prompts, admins, audit } as const satisfies Record<string, Area>;
export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];
export const isAreaName = (name: string): name is AreaName => Object.hasOwn(areas, name);
