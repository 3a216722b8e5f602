import { array, boolean, enums, literal, nullable, optional, number, record, string, type, union, type Infer } from 'superstruct';

/** A cell: what a column of a row holds, by the column's kind. A person is "guid email". */
export const cellSchema = union([string(), number(), boolean(), array(string()), literal(null)]);
export type Cell = Infer<typeof cellSchema>;

const cells = () => record(string(), cellSchema);

/** A row of a list. `version` counts its changes: who acts on it says which one was seen. */
export const rowSchema = type({ guid: string(), version: number(), cells: cells() });
export type Row = Infer<typeof rowSchema>;

/** How many rows match: counted up to one of `countLimits`. */
const countSchema = type({ rows: number(), isMore: boolean() });

export const rowPageSchema = type({
  rows: array(rowSchema),
  count: countSchema,
  /** How many rows come before this page. */
  before: number(),
  /** Pass as `after` for the next page; null at the end. */
  next: nullable(string()),
  /** Parts of the query that mean nothing here, such as a page token of other filters. */
  dropped: array(type({ name: string(), value: string() })),
});
export type RowPage = Infer<typeof rowPageSchema>;

/** "All that match", fixed at a moment: the server keeps which rows those are. */
export const selectionSchema = type({ guid: string(), rows: number(), at: number() });
export type Selection = Infer<typeof selectionSchema>;

const runStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;

/** A bulk action that was confirmed: how far it is, and what was not done. */
export const runSchema = type({
  guid: string(),
  area: string(),
  action: string(),
  state: enums(runStates),
  startedAt: number(),
  endedAt: nullable(number()),
  by: string(),
  total: number(),
  done: number(),
  /** Rows that were left alone, by why. Every one of them is in the report. */
  left: record(string(), number()),
  /** Until when it can be undone, or the rest of it; null for what cannot, or was. */
  undoableUntil: nullable(number()),
  /** The run that last undid this one, or that this one undoes. */
  undoneBy: nullable(string()),
  undoes: nullable(string()),
});
export type Run = Infer<typeof runSchema>;

/** Why a row was left alone. */
export const leftReasons = [
  'changed',
  'gone',
  'alreadySo',
  'notAllowed',
  'failed',
  'cancelled',
  /** It is an account of staff, and who asked does not manage admins. */
  'isStaff',
  /** Nobody else could manage admins and sign in. */
  'lastManager',
  /** Its time is over: an account whose deletion is due, a sign-up that has ended. */
  'tooLate',
  /** A mail went there a moment ago, or too many did. */
  'tooSoon',
] as const;

/** What kept a row from being brought back and may be otherwise next time. The other reasons stay. */
export const passingReasons = [
  'notAllowed',
  'failed',
  'cancelled',
  'isStaff',
  'lastManager',
] as const satisfies readonly (typeof leftReasons)[number][];

export const reportPageSchema = type({
  rows: array(
    type({
      guid: string(),
      title: string(),
      reason: enums(leftReasons),
      /** Why it failed, as the server says it; older ones do not. */
      fault: optional(nullable(string())),
    }),
  ),
  next: nullable(string()),
});

/** One record: its fields as the area's record page shows and edits them, and what else is told about it. */
export const recordSchema = type({
  guid: string(),
  version: number(),
  title: string(),
  fields: cells(),
  /** Lists beside the fields: sessions, connected sign-ins, mails. Each row has its own guid. */
  lists: record(string(), array(rowSchema)),
});
export type ConsoleRecord = Infer<typeof recordSchema>;

/** The payload of `conflict` when a record was changed meanwhile: what it is now. Both are shown, field by field. */
export const conflictSchema = type({ current: recordSchema });

export const changeSchema = type({
  guid: string(),
  at: number(),
  by: string(),
  version: number(),
  /** Field -> what it was and what it became. */
  changes: record(string(), type({ from: cellSchema, to: cellSchema })),
});
export type Change = Infer<typeof changeSchema>;

/** A list as somebody likes it, by name. `isShared`: every colleague with the area sees it. */
export const savedViewSchema = type({ guid: string(), name: string(), query: string(), isShared: boolean(), isOwn: boolean() });
export type SavedView = Infer<typeof savedViewSchema>;

export const hitSchema = type({ area: string(), guid: string(), title: string() });
export type Hit = Infer<typeof hitSchema>;
