import { locales } from '../shell/locales.ts';
import { act, area, columns, fields, looks, staffNotes, type Area, type Field, type StaffFlag } from './area.ts';
import { categories, recipes, reports } from './content-areas.ts';
import { cases, prompts } from './prompt-areas.ts';
import { mails, orders } from './read-areas.ts';

const { shown, once, edited } = fields;
const { sorted, hidden } = looks;

const auditColumns = { at: 'time', sentence: 'text', reason: 'text', change: 'text', place: 'text', isInAnothersPlace: 'flag' } as const;

/** Staff permissions, in the order of the admins area. */
export const staffFlags = [
  'hasConsoleAccess',
  'hasUsersAccess',
  'canLoginAsUser',
  'canManageRecipes',
  'canManageCategories',
  'canManagePrompts',
  'canPublishSitemaps',
  'hasAdminsAccess',
  'canManageAdmins',
] as const satisfies readonly StaffFlag[];

const users = area({
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
    suspend: act('hasUsersAccess', {
      offeredIf: { field: 'isSuspended', isSet: false },
      asks: 'reason',
      needsStepUp: true,
      isDestructive: true,
    }),
    liftSuspension: act('hasUsersAccess', { offeredIf: { field: 'isSuspended', isSet: true }, needsStepUp: true }),
    endSessions: act('hasUsersAccess', { isUndoable: false, needsStepUp: true, isDestructive: true }),
    sendCode: act('hasUsersAccess', { for: 'row', isUndoable: false, mails: 'atOnce' }),
    startReset: act('hasUsersAccess', { for: 'row', isUndoable: false, needsStepUp: true, mails: 'atOnce' }),
    requestDeletion: act('hasUsersAccess', {
      mails: 'held',
      for: 'row',
      asks: 'reason',
      isUndoableUntil: 'deletion',
      needsStepUp: true,
      isDestructive: true,
    }),
    addNote: act('hasUsersAccess', { asks: 'staffNote' }),
    endSession: act('hasUsersAccess', { for: 'row', asks: 'session', isUndoable: false, needsStepUp: true, isDestructive: true }),
  },
  sort: '-createdAt',
  titleColumn: 'email',
  hasRecords: true,
  fields: {
    email: shown('text'),
    name: shown('text'),
    createdAt: shown('time'),
    lastSeenAt: shown('time'),
    isVerified: shown('flag'),
    isSuspended: shown('flag'),
    suspendedAt: shown('time'),
    suspendedReason: shown('text'),
    isStaff: shown('flag'),
    language: shown('choice'),
    waysIn: shown('choices'),
    recipes: shown('number'),
    deletesAt: shown('time'),
  },
  lists: {
    companies: { name: 'text', uri: 'text', createdAt: 'time' },
    sessions: { browser: 'text', system: 'text', createdAt: 'time', lastSeenAt: 'time' },
    notes: staffNotes,
    connections: { provider: 'choice', email: 'text', createdAt: 'time', lastUsedAt: 'time' },
    passkeys: { name: 'text', createdAt: 'time', lastUsedAt: 'time' },
    /** `fate`: waiting, delivered or failed. Texts of mails are not shown: they may hold a code. */
    mails: { subject: 'text', at: 'time', fate: 'choice' },
    orders: { createdAt: 'time', asked: 'text', outcome: 'choice', recipe: 'recipe' },
    audit: auditColumns,
  },
  listNeeds: { orders: orders.needs },
});

/** Unconfirmed accounts. A sign-up becomes a user by its code. */
const signups = area({
  needs: 'hasUsersAccess',
  editNeeds: null,
  columns: {
    email: columns.text(sorted),
    createdAt: columns.time(sorted),
    expiresAt: columns.time(),
    language: columns.choice(hidden),
    wayIn: columns.choice(),
    delivery: columns.choice(),
  },
  filters: { createdAt: { kind: 'time' } },
  actions: { sendCode: act('hasUsersAccess', { for: 'row', isUndoable: false, mails: 'atOnce' }) },
  sort: '-createdAt',
  titleColumn: 'email',
  hasRecords: true,
  fields: {
    email: shown('text'),
    createdAt: shown('time'),
    expiresAt: shown('time'),
    language: shown('choice'),
    wayIn: shown('choice'),
    delivery: shown('choice'),
  },
  lists: {},
});

const admins = area({
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
    giveFlag: act('canManageAdmins', { for: 'rows', asks: 'flag', needsStepUp: true, mails: 'atOnce' }),
    takeFlag: act('canManageAdmins', { for: 'rows', asks: 'flag', needsStepUp: true, isDestructive: true, mails: 'atOnce' }),
    /** Takes all flags. */
    removeAdmin: act('canManageAdmins', { needsStepUp: true, isDestructive: true, mails: 'atOnce' }),
  },
  sort: 'email',
  titleColumn: 'email',
  hasRecords: true,
  fields: {
    email: once('text'),
    name: shown('text'),
    ...(Object.fromEntries(staffFlags.map((flag) => [flag, edited('flag')])) as Record<(typeof staffFlags)[number], Field>),
    lastSeenAt: shown('time'),
  },
  lists: { audit: auditColumns },
});

const audit = area({
  needs: 'hasAdminsAccess',
  editNeeds: null,
  columns: {
    at: columns.time(sorted),
    sentence: columns.text(),
    reason: columns.text(),
    /** Before and after. */
    change: columns.text(),
    /** Network and browser. */
    place: columns.text(),
    subject: columns.person(),
    actor: columns.person(hidden),
    action: columns.choice(hidden),
    isInAnothersPlace: columns.flag(),
    details: columns.text(hidden),
  },
  filters: {
    at: { kind: 'time' },
    /** Without this filter the list has changes only. */
    kind: { kind: 'choice', options: ['changes', 'reads'] },
    action: { kind: 'text' },
    reason: { kind: 'text' },
    actor: { kind: 'text' },
    subject: { kind: 'text' },
    isInAnothersPlace: { kind: 'flag' },
  },
  actions: {},
  sort: '-at',
  titleColumn: 'sentence',
  hasRecords: false,
  fields: {},
  lists: {},
});

/** All list areas. The landing page, the sitemaps and the activity page have their own pages. */
export const areas = {
  users,
  signups,
  mails,
  recipes,
  orders,
  reports,
  categories,
  prompts,
  cases,
  admins,
  audit,
} as const satisfies Record<string, Area>;
export type AreaName = keyof typeof areas;

export const areaNames = Object.keys(areas) as AreaName[];
export const isAreaName = (name: string): name is AreaName => Object.hasOwn(areas, name);
