import type { AreaName } from '../../contract/console/areas.ts';
import type { Area } from '../../contract/console/area.ts';
import type { Cell, Change, ConsoleRecord } from '../../contract/console/shapes.ts';
import { currentOf } from '../../contract/console/refusals.ts';
import type { ApiError } from '../../contract/errors.ts';
import { thrown } from '../parts/failure.ts';
import type { BulkActionInput } from './bulk-action.model.ts';

export type Fields = Readonly<Record<string, Cell>>;

export interface RecordInput {
  name: AreaName;
  area: Area;
  /** Null: a record that is not there yet. */
  guid: string | null;
  newId: () => string;
  /** What a new record begins with. */
  draft?: Fields;
}

/** Somebody else's save that came first. */
export interface Conflict {
  theirs: ConsoleRecord;
  /** The fields that both have changed, and whose value is to hold. */
  sides: Readonly<Record<string, 'mine' | 'theirs'>>;
}

export interface RecordContext extends RecordInput {
  record: ConsoleRecord | null;
  /** What was typed and is not saved. */
  edits: Fields;
  conflict: Conflict | null;
  history: readonly Change[];
  /** Where the older changes begin; null at the end. */
  older: string | null;
  isHistoryOpen: boolean;
  /** The version that is to be brought back. */
  restoring: number | null;
  /** The action that was asked for. */
  order: { action: string; answer: string } | null;
  error: ApiError | null;
}

export type RecordEvent =
  | { type: 'field.changed'; name: string; value: Cell }
  | { type: 'picture.chosen'; name: string; file: unknown }
  | { type: 'edits.discarded' }
  | { type: 'save.requested' }
  | { type: 'side.chosen'; name: string; side: 'mine' | 'theirs' }
  | { type: 'history.requested' }
  | { type: 'restore.requested'; version: number }
  | { type: 'rows.changed' }
  /** Also on top of what somebody else has saved meanwhile. */
  | { type: 'restore.confirmed' }
  | { type: 'restore.abandoned' }
  | { type: 'action.requested'; action: string; answer: string };

/** Which record a call is about. */
export interface OfRecord {
  area: AreaName;
  guid: string;
}

export const ofRecord = ({ context: { name, guid } }: { context: Pick<RecordContext, 'name' | 'guid'> }): OfRecord => ({
  area: name,
  guid: guid ?? '',
});

/** The picture that was chosen, and for which field. */
export const chosenIn = (event: { type: string; name?: string; file?: unknown }): { name: string; file: unknown } =>
  event.type === 'picture.chosen' ? { name: event.name ?? '', file: event.file } : { name: '', file: null };

const same = (one: Cell | Fields | undefined, other: Cell | Fields | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export const begunRecord = (input: RecordInput): RecordContext => ({
  ...input,
  record: null,
  edits: input.draft ?? {},
  conflict: null,
  history: [],
  older: null,
  isHistoryOpen: false,
  restoring: null,
  order: null,
  error: null,
});

/** A field that is changed back is no edit. */
export function edited({ record, edits }: RecordContext, name: string, value: Cell): Fields {
  const rest = Object.entries(edits).filter(([edit]) => edit !== name);
  return Object.fromEntries(record !== null && same(record.fields[name], value) ? rest : [...rest, [name, value] as const]);
}

/** What is sent: in a conflict, those of the edits that are to hold. */
export function fieldsToSave({ edits, conflict }: RecordContext): Record<string, Cell> {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => conflict?.sides[name] !== 'theirs'));
}

/** The fields in which `mine` and `theirs` differ: each begins with mine, so that nothing typed is lost by a press. */
export function conflictOf({ record, edits }: RecordContext, theirs: ConsoleRecord): Conflict {
  const both = Object.entries(edits).filter(
    ([name, value]) => !same(record?.fields[name], theirs.fields[name]) && !same(value, theirs.fields[name]),
  );
  return { theirs, sides: Object.fromEntries(both.map(([name]) => [name, 'mine'] as const)) };
}

export const versionOf = ({ record, conflict }: RecordContext): number => conflict?.theirs.version ?? record?.version ?? 0;

/** Guarded by `isConflict`, so there is one. */
function theirsIn({ record }: RecordContext, error: unknown): ConsoleRecord {
  const theirs = currentOf(thrown({ event: { error } }).error) ?? record;
  if (theirs === null) throw new Error('A conflict without a record.');
  return theirs;
}

export const conflictIn = (context: RecordContext, error: unknown): Conflict => conflictOf(context, theirsIn(context, error));

/** A version is brought back whole: there is nothing to choose field by field. */
export const restoreConflictIn = (context: RecordContext, error: unknown): Conflict => ({ theirs: theirsIn(context, error), sides: {} });

export const chosenSide = ({ conflict }: RecordContext, { name, side }: { name: string; side: 'mine' | 'theirs' }) => ({
  conflict: conflict && { ...conflict, sides: { ...conflict.sides, [name]: side } },
});

/** What somebody else has saved; the record as it was seen where nobody has. */
export function theirsOf({ record, conflict }: RecordContext): ConsoleRecord {
  const theirs = conflict?.theirs ?? record;
  if (theirs === null) throw new Error('There is no record yet.');
  return theirs;
}

/** A field that was typed in differs from what somebody else has made of it. */
export const isEditedByBoth = (context: RecordContext): boolean => Object.keys(conflictOf(context, theirsOf(context)).sides).length > 0;

/** A record as it is saved now, with those of the edits that it does not hold. Its history has grown. */
export function onTopOf(context: RecordContext, record: ConsoleRecord): Partial<RecordContext> {
  const edits = Object.entries(context.edits).filter(([name, value]) => !same(record.fields[name], value));
  const closedHistory = { history: [], older: null, isHistoryOpen: false } as const;
  const calm = { conflict: null, restoring: null, error: null } as const;
  return { record, guid: record.guid, edits: Object.fromEntries(edits), ...calm, ...closedHistory };
}

export const appended = ({ history }: RecordContext, { changes, next }: { changes: readonly Change[]; next: string | null }) => ({
  history: [...history, ...changes],
  older: next,
  isHistoryOpen: true,
  error: null,
});

/** What a field shows: what was typed, also where that is nothing. */
export const valueOf = ({ edits, record }: Pick<RecordContext, 'edits' | 'record'>, name: string): Cell =>
  edits[name] === undefined ? (record?.fields[name] ?? null) : edits[name];

/** The fields that a restore would take from what somebody else has saved meanwhile: what they are, and what they would be. */
export function restoredFields({ record, history, restoring, conflict }: RecordContext): { name: string; theirs: Cell; restored: Cell }[] {
  if (record === null || conflict === null || restoring === null) return [];
  const restored: Record<string, Cell> = { ...record.fields };
  // Newest first, so that what is left in each field is what it was before the oldest.
  for (const { version, changes } of history)
    if (version >= restoring) for (const [name, { from }] of Object.entries(changes)) restored[name] = from;
  return Object.entries(conflict.theirs.fields)
    .map(([name, cell]) => ({ name, theirs: cell, restored: restored[name] ?? null }))
    .filter((one) => !same(one.theirs, one.restored));
}

/** A record that was made what it was before: `version` is the change that did so, null where nothing was different. */
export interface Restored {
  area: AreaName;
  guid: string;
  title: string;
  version: number | null;
}

export const restoredIn = ({ name, record }: RecordContext, { guid, title, version, fields }: ConsoleRecord): Restored => ({
  area: name,
  guid,
  title,
  version: same(record?.fields, fields) ? null : version,
});

/** What the box of an action is about: this record alone. */
export const actionOn = ({ name, area, record, order, newId }: RecordContext): BulkActionInput => ({
  area: name,
  action: order?.action ?? '',
  description: area.actions[order?.action ?? ''] ?? null,
  rows: record === null ? [] : [{ guid: record.guid, version: record.version, title: record.title }],
  selection: null,
  except: [],
  query: null,
  answer: order?.answer ?? '',
  run: null,
  newId,
});
