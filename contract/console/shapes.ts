import { array, boolean, enums, literal, nullable, optional, number, record, string, type, union, type Infer } from 'superstruct';

/** The value of a column in a row, by the column's kind. A person is "guid email". */
export const cellSchema = union([string(), number(), boolean(), array(string()), literal(null)]);
export type Cell = Infer<typeof cellSchema>;

const cells = () => record(string(), cellSchema);

/** A row of a list. `version` counts its changes: actions name the version that was seen. */
export const rowSchema = type({ guid: string(), version: number(), cells: cells() });
export type Row = Infer<typeof rowSchema>;

/** Number of matching rows, counted up to one of `countLimits`. */
const countSchema = type({ rows: number(), isMore: boolean() });

export const rowPageSchema = type({
  rows: array(rowSchema),
  count: countSchema,
  /** Number of rows before this page. */
  before: number(),
  /** Pass as `after` for the next page; null at the end. */
  next: nullable(string()),
  /** Invalid parts of the query, such as a page token of other filters. */
  dropped: array(type({ name: string(), value: string() })),
});
export type RowPage = Infer<typeof rowPageSchema>;

/** "All matches", fixed at a moment: the server stores the rows. */
export const selectionSchema = type({ guid: string(), rows: number(), at: number() });
export type Selection = Infer<typeof selectionSchema>;

const runStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;

/** A confirmed bulk action: its progress, and what was skipped. */
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
  /** Skipped rows by reason. The report lists all of them. */
  left: record(string(), number()),
  /** Until when the run, or the rest of it, can be undone; null when it cannot, or was. */
  undoableUntil: nullable(number()),
  /** The run that last undid this one, or that this one undoes. */
  undoneBy: nullable(string()),
  undoes: nullable(string()),
});
export type Run = Infer<typeof runSchema>;

/** Why a row was skipped. */
export const leftReasons = [
  'changed',
  'gone',
  'alreadySo',
  'notAllowed',
  'failed',
  'cancelled',
  /** A staff account, and the requester does not manage admins. */
  'isStaff',
  /** Nobody takes this permission from themselves. */
  'isOwn',
  /** It is the last admin manager who can sign in. */
  'lastManager',
  /** It has expired: an account whose deletion is due, an ended sign-up. */
  'tooLate',
  /** A mail was sent a moment ago, or too many were. */
  'tooSoon',
] as const;

/** Temporary reasons that prevent an undo. The others are permanent. */
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
      /** Why it failed, in the server's words; missing on older servers. */
      fault: optional(nullable(string())),
    }),
  ),
  next: nullable(string()),
});

/** A record: the fields that its page shows and edits, and additional data. */
export const recordSchema = type({
  guid: string(),
  version: number(),
  title: string(),
  fields: cells(),
  /** Lists of a record: sessions, connected sign-ins, mails. Each row has its own guid. */
  lists: record(string(), array(rowSchema)),
});
export type ConsoleRecord = Infer<typeof recordSchema>;

/** The payload of `conflict` after a concurrent change: the current record. The page shows both, field by field. */
export const conflictSchema = type({ current: recordSchema });

export const changeSchema = type({
  guid: string(),
  at: number(),
  by: string(),
  version: number(),
  /** Field -> old and new value. */
  changes: record(string(), type({ from: cellSchema, to: cellSchema })),
});
export type Change = Infer<typeof changeSchema>;

/** A saved list with its name. `isShared`: visible to every colleague with the area. */
export const savedViewSchema = type({ guid: string(), name: string(), query: string(), isShared: boolean(), isOwn: boolean() });
export type SavedView = Infer<typeof savedViewSchema>;

export const hitSchema = type({ area: string(), guid: string(), title: string() });
export type Hit = Infer<typeof hitSchema>;
