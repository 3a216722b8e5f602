import { jobStatuses, type Stage } from '../kitchen/kitchen.ts';
import { act, area, columns, fields, looks } from './area.ts';

const { shown } = fields;
const { sorted, hidden } = looks;

/** The outcome of an order. `refused`: the kitchen refused as intended; `needs_input`: it asked back. */
const orderOutcomes = [...jobStatuses, 'refused'] as const;

/** Orders of the last month with their outcomes, including those without a recipe. */
export const orders = area({
  needs: 'canManageRecipes',
  editNeeds: null,
  columns: {
    createdAt: columns.time(sorted),
    owner: columns.person(),
    asked: columns.text(),
    outcome: columns.choice(),
    stage: columns.choice(),
    reason: columns.text(),
    recipe: columns.recipe(),
    cook: columns.choice(hidden),
    promptVersion: columns.number(hidden),
    firstEventSeconds: columns.number(hidden),
    seconds: columns.number(),
    tokens: columns.number(hidden),
    repairs: columns.number(hidden),
    language: columns.choice(hidden),
  },
  filters: {
    outcome: { kind: 'choice', options: orderOutcomes },
    cook: { kind: 'choice', options: ['built-in', 'openai-compatible'] },
    promptVersion: { kind: 'text' },
    owner: { kind: 'text' },
    createdAt: { kind: 'time' },
    isStuck: { kind: 'flag' },
  },
  actions: {
    /** Failed ones only. */
    cookAgain: act('canManageRecipes', { isUndoable: false }),
  },
  sort: '-createdAt',
  titleColumn: 'asked',
  hasRecords: true,
  fields: {
    createdAt: shown('time'),
    finishedAt: shown('time'),
    owner: shown('person'),
    outcome: shown('choice'),
    stage: shown('choice'),
    reason: shown('text'),
    recipe: shown('recipe'),
    isChange: shown('flag'),
    photos: shown('number'),
    cook: shown('choice'),
    promptVersion: shown('number'),
    firstEventSeconds: shown('number'),
    seconds: shown('number'),
    tokens: shown('number'),
    repairs: shown('number'),
    attempts: shown('number'),
    language: shown('choice'),
    asked: shown('longText'),
  },
  /** The events its owner saw while it cooked. */
  lists: { events: { at: 'time', event: 'choice' } },
});

/** The values of `events` beside an order. */
export type OrderEvent = Stage | 'partial' | (typeof jobStatuses)[number];

/** Mails of the last month with their delivery. Omits text and HTML: they may hold a code. */
export const mails = area({
  needs: 'hasUsersAccess',
  editNeeds: null,
  columns: {
    at: columns.time(sorted),
    recipient: columns.text(),
    user: columns.person(),
    subject: columns.text(),
    fate: columns.choice(),
    attempts: columns.number(hidden),
    deliveredAt: columns.time(hidden),
    failedAt: columns.time(hidden),
  },
  filters: {
    fate: { kind: 'choice', options: ['waiting', 'delivered', 'failed'] },
    recipient: { kind: 'text' },
    at: { kind: 'time' },
    /** Failed within a week: the recipient may still be waiting. */
    isFailedLately: { kind: 'flag' },
  },
  actions: {
    /** Those that were given up only. */
    sendAgain: act('hasUsersAccess', { isUndoable: false, mails: 'atOnce' }),
  },
  sort: '-at',
  titleColumn: 'subject',
  hasRecords: false,
  fields: {},
  lists: {},
});
