import type { AreaName } from '../../contract/console/areas.ts';
import { isOffered, type Area } from '../../contract/console/area.ts';
import type { Cell, Change, ConsoleRecord } from '../../contract/console/shapes.ts';
import { currentOf } from '../../contract/console/refusals.ts';
import type { ApiError } from '../../contract/errors.ts';
import { thrown } from '../parts/failure.ts';
import type { StepUpAbout } from '../sign-in/step-up.machine.ts';
import type { BulkActionInput } from './bulk-action.model.ts';

export type Fields = Readonly<Record<string, Cell>>;

/** Unsaved edits, and which of them are suggestions that nobody has changed. */
export interface LeftRecord {
  edits: Fields;
  suggested: readonly string[];
}

export interface RecordInput {
  name: AreaName;
  area: Area;
  /** Null: a new record. */
  guid: string | null;
  newId: () => string;
  /** Initial values of a new record. */
  draft?: Fields;
  /** What was typed and not saved when the record was left. */
  left?: LeftRecord | undefined;
  /** An action to ask for as soon as the record is shown, if it applies: a link of the palette. */
  wanted?: string | undefined;
}

/** A conflicting save by somebody else. */
export interface Conflict {
  theirs: ConsoleRecord;
  /** The fields that both sides changed, and which value to keep. */
  sides: Readonly<Record<string, 'mine' | 'theirs'>>;
}

export interface RecordContext extends RecordInput, LeftRecord {
  record: ConsoleRecord | null;
  conflict: Conflict | null;
  history: readonly Change[];
  /** Cursor of the older changes; null at the end. */
  older: string | null;
  isHistoryOpen: boolean;
  /** The version to restore. */
  restoring: number | null;
  /** The requested action. */
  order: { action: string; answer: string } | null;
  error: ApiError | null;
}

export type RecordEvent =
  | { type: 'field.changed'; name: string; value: Cell }
  /** The empty fields to suggest values for. */
  | { type: 'suggestions.requested'; names: readonly string[] }
  | { type: 'suggestions.abandoned' }
  | { type: 'picture.chosen'; name: string; file: unknown }
  | { type: 'edits.discarded' }
  | { type: 'save.requested' }
  | { type: 'side.chosen'; name: string; side: 'mine' | 'theirs' }
  | { type: 'history.requested' }
  | { type: 'restore.requested'; version: number }
  | { type: 'rows.changed' }
  /** Also overwrites what somebody else saved in the meantime. */
  | { type: 'restore.confirmed' }
  | { type: 'restore.abandoned' }
  | { type: 'action.requested'; action: string; answer: string };

/** The record that a call refers to. */
export interface OfRecord {
  area: AreaName;
  guid: string;
}

export const ofRecord = ({ context: { name, guid } }: { context: Pick<RecordContext, 'name' | 'guid'> }): OfRecord => ({
  area: name,
  guid: guid ?? '',
});

/** The chosen picture and its field. */
export const chosenIn = (event: { type: string; name?: string; file?: unknown }): { name: string; file: unknown } =>
  event.type === 'picture.chosen' ? { name: event.name ?? '', file: event.file } : { name: '', file: null };

/** All fields as they would be saved now, and those that need a value. */
export const wantedIn = ({ name, record, edits }: RecordContext, event: { type: string; names?: readonly string[] }) => ({
  area: name,
  fields: { ...record?.fields, ...edits },
  names: event.type === 'suggestions.requested' ? (event.names ?? []) : [],
});

export const isEmpty = (value: Cell): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** The fields of an area whose values can be suggested, and that have none. */
export const missingIn = (context: Pick<RecordContext, 'area' | 'edits' | 'record'>): string[] =>
  Object.entries(context.area.fields).flatMap(([name, { isSuggested }]) =>
    isSuggested === true && isEmpty(valueOf(context, name)) ? [name] : [],
  );

/** Suggestions go into fields that are still empty, as unsaved edits. */
export function withSuggested(context: RecordContext, fields: Fields): Partial<RecordContext> {
  const missing = missingIn(context);
  const taken = Object.entries(fields).filter(([name, value]) => missing.includes(name) && !isEmpty(value));
  const edits = { ...context.edits, ...Object.fromEntries(taken) };
  return { edits, suggested: [...context.suggested, ...taken.map(([name]) => name)], error: null };
}

const same = (one: Cell | Fields | undefined, other: Cell | Fields | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export const begunRecord = (input: RecordInput): RecordContext => ({
  ...input,
  record: null,
  edits: input.left?.edits ?? input.draft ?? {},
  conflict: null,
  history: [],
  older: null,
  isHistoryOpen: false,
  restoring: null,
  order: null,
  suggested: input.left?.suggested ?? [],
  error: null,
});

/** Whether the wanted action can be asked for: it is for one record, needs nothing else, and applies to this state. */
export function isWantedOn({ wanted, area }: RecordContext, { fields }: ConsoleRecord): boolean {
  const action = wanted !== undefined && Object.hasOwn(area.actions, wanted) ? area.actions[wanted] : undefined;
  return action !== undefined && action.for !== 'rows' && action.for !== 'page' && action.asks !== 'session' && isOffered(action, fields);
}

/** A field changed back to its saved value is not an edit. */
export function edited({ record, edits }: RecordContext, name: string, value: Cell): Fields {
  const rest = Object.entries(edits).filter(([edit]) => edit !== name);
  return Object.fromEntries(record !== null && same(record.fields[name], value) ? rest : [...rest, [name, value] as const]);
}

/** The values to send: in a conflict, only the edits the user keeps. */
export function fieldsToSave({ edits, conflict }: RecordContext): Record<string, Cell> {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => conflict?.sides[name] !== 'theirs'));
}

/** The fields in which `mine` and `theirs` differ. The default is mine, so that no typing is lost. */
export function conflictOf({ record, edits }: RecordContext, theirs: ConsoleRecord): Conflict {
  const both = Object.entries(edits).filter(
    ([name, value]) => !same(record?.fields[name], theirs.fields[name]) && !same(value, theirs.fields[name]),
  );
  return { theirs, sides: Object.fromEntries(both.map(([name]) => [name, 'mine'] as const)) };
}

export const versionOf = ({ record, conflict }: RecordContext): number => conflict?.theirs.version ?? record?.version ?? 0;

/** `isConflict` guards this, so it is present. */
function theirsIn({ record }: RecordContext, error: unknown): ConsoleRecord {
  const theirs = currentOf(thrown({ event: { error } }).error) ?? record;
  if (theirs === null) throw new Error('A conflict without a record.');
  return theirs;
}

export const conflictIn = (context: RecordContext, error: unknown): Conflict => conflictOf(context, theirsIn(context, error));

/** A restore replaces the whole version, so there are no fields to choose. */
export const restoreConflictIn = (context: RecordContext, error: unknown): Conflict => ({ theirs: theirsIn(context, error), sides: {} });

export const chosenSide = ({ conflict }: RecordContext, { name, side }: { name: string; side: 'mine' | 'theirs' }) => ({
  conflict: conflict && { ...conflict, sides: { ...conflict.sides, [name]: side } },
});

/** What somebody else saved, or else the record as loaded. */
export function theirsOf({ record, conflict }: RecordContext): ConsoleRecord {
  const theirs = conflict?.theirs ?? record;
  if (theirs === null) throw new Error('There is no record yet.');
  return theirs;
}

/** An edited field differs from the value that somebody else saved. */
export const isEditedByBoth = (context: RecordContext): boolean => Object.keys(conflictOf(context, theirsOf(context)).sides).length > 0;

/** What a second step is asked for, with the name of the record: a new one is named by what was typed. */
export function aboutRecord({ name, area, record, edits }: RecordContext, deed: 'save' | 'restore'): StepUpAbout {
  const typed = edits[area.titleColumn];
  const title = record?.title ?? (typeof typed === 'string' ? typed : null);
  return { area: name, action: null, deed, title, rows: 1 };
}

/** The record as saved now, with the remaining edits. Its history has grown. */
export function onTopOf(context: RecordContext, record: ConsoleRecord): Partial<RecordContext> {
  const edits = Object.entries(context.edits).filter(([name, value]) => !same(record.fields[name], value));
  const closedHistory = { history: [], older: null, isHistoryOpen: false } as const;
  const calm = { conflict: null, restoring: null, error: null } as const;
  const suggested = context.suggested.filter((name) => edits.some(([edit]) => edit === name));
  return { record, guid: record.guid, edits: Object.fromEntries(edits), suggested, ...calm, ...closedHistory };
}

export const appended = ({ history }: RecordContext, { changes, next }: { changes: readonly Change[]; next: string | null }) => ({
  history: [...history, ...changes],
  older: next,
  isHistoryOpen: true,
  error: null,
});

/** The value to show: the edit, even an empty one, or the saved value. */
export const valueOf = ({ edits, record }: Pick<RecordContext, 'edits' | 'record'>, name: string): Cell =>
  edits[name] === undefined ? (record?.fields[name] ?? null) : edits[name];

/** The fields that a restore would overwrite after somebody else's save: their current and restored values. */
export function restoredFields({ record, history, restoring, conflict }: RecordContext): { name: string; theirs: Cell; restored: Cell }[] {
  if (record === null || conflict === null || restoring === null) return [];
  const restored: Record<string, Cell> = { ...record.fields };
  // Newest first, so that each field ends with its value before the oldest change.
  for (const { version, changes } of history)
    if (version >= restoring) for (const [name, { from }] of Object.entries(changes)) restored[name] = from;
  return Object.entries(conflict.theirs.fields)
    .map(([name, cell]) => ({ name, theirs: cell, restored: restored[name] ?? null }))
    .filter((one) => !same(one.theirs, one.restored));
}

/** A restored record: `version` is the change that restored it, null when nothing differed. */
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

/** The subject of an action's box: this record only. */
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
