import type { StaffPermissions } from '../entities.ts';

/** A flag that opens a part of the console. */
export type StaffFlag = keyof StaffPermissions;

/** How a column's cells are parsed, formatted and aligned. `time` is milliseconds since 1970, `picture` its guid, `recipe` "guid title". */
export const columnKinds = ['text', 'number', 'time', 'flag', 'choice', 'choices', 'person', 'recipe', 'picture'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Column {
  kind: ColumnKind;
  /** A sortable column needs an index on the server: see `server/console`. */
  isSortable: boolean;
  /** Shown by default. */
  isShown: boolean;
}

/** A filter. `choice` accepts several of its options, `time` two days (inclusive), `text` a part of a text. */
export type Filter = { kind: 'choice'; options: readonly string[] } | { kind: 'flag' } | { kind: 'time' } | { kind: 'text' };

/**
 * The input that an action requires. `reason`, `message` and `staffNote` are required texts, `note` is an optional one; `flag` is one or more flags, separated by commas;
 * `category`, `prompt` and `session` are guids, the last one from the record's list.
 */
export type ActionQuestion = 'nothing' | 'reason' | 'message' | 'staffNote' | 'note' | 'category' | 'prompt' | 'flag' | 'session';

/** A field of a record. `written`: never by hand, once when the record is created, or always. */
export interface Field {
  /** `numberedText` is a long text whose lines are numbered. `recipeSheet` is a recipe as its readers see it: a `Recipe` as JSON. */
  kind: ColumnKind | 'longText' | 'numberedText' | 'recipeSheet';
  written: 'never' | 'once' | 'always';
  /** The options for `choice`. */
  options?: readonly string[];
  /** A model, if there is one, can suggest its value. */
  isSuggested?: true;
  /** Edited on a page of its own, not in the form. */
  isPlaced?: true;
}

export interface Action {
  needs: StaffFlag;
  /** Available for one row, for selected rows, or both. `page`: only by a page of its own; Activity lists and undoes it. */
  for: 'row' | 'rows' | 'both' | 'page';
  asks: ActionQuestion;
  /** Rows can be restored for 30 days. When false, the user is told beforehand: a mail, an ended session. */
  isUndoable: boolean;
  /** Its effect becomes final later: an account is erased. The user is told the day beforehand. */
  isUndoableUntil?: 'deletion';
  /** Requires the session's second step, or the password, within the last 15 minutes. */
  needsStepUp: boolean;
  /**
   * Mails to the people concerned: `atOnce` always and immediately; `held` always, a minute later, so that an undo can take them back; `optional` as
   * `held`, if staff wish.
   */
  mails?: 'atOnce' | 'held' | 'optional';
  /** A record offers it only while this field is set or not: no account is suspended twice. */
  offeredIf?: { field: string; isSet: boolean };
  /** Shown as dangerous. */
  isDestructive: boolean;
}

/**
 * An area of the console, shared by server and browser. The server adds its queries (`server/console/areas/<area>.ts`), the browser its labels
 * (`src/views/console/areas/<area>.ts`). Addresses and calls use the ids of columns, filters and actions.
 */
export interface Area {
  /** The flag required to see the area. */
  needs: StaffFlag;
  /** The flag required to change its records; null for read-only areas. */
  editNeeds: StaffFlag | null;
  columns: Record<string, Column>;
  filters: Record<string, Filter>;
  actions: Record<string, Action>;
  /** `-createdAt`: newest first. */
  sort: `${'' | '-'}${string}`;
  /** The column that names its rows in the palette and in selections. */
  titleColumn: string;
  hasRecords: boolean;
  /** The fields of its records, in order. */
  fields: Record<string, Field>;
  /** Additional lists of a record: list -> column -> kind. */
  lists: Record<string, Record<string, ColumnKind>>;
  /** Lists that need another flag than their area. */
  listNeeds?: Readonly<Record<string, StaffFlag>>;
}

/** Keeps the ids of an area as types. */
export const area = <const T extends Area>(description: T): T => description;

const column = (kind: ColumnKind, { isSortable = false, isShown = true }: Partial<Omit<Column, 'kind'>> = {}): Column => ({
  kind,
  isSortable,
  isShown,
});

/** Short names for the tables in areas.ts. */
export const columns = {
  text: (options?: Partial<Omit<Column, 'kind'>>) => column('text', options),
  number: (options?: Partial<Omit<Column, 'kind'>>) => column('number', options),
  time: (options?: Partial<Omit<Column, 'kind'>>) => column('time', options),
  flag: (options?: Partial<Omit<Column, 'kind'>>) => column('flag', options),
  choice: (options?: Partial<Omit<Column, 'kind'>>) => column('choice', options),
  choices: (options?: Partial<Omit<Column, 'kind'>>) => column('choices', options),
  person: (options?: Partial<Omit<Column, 'kind'>>) => column('person', options),
  recipe: (options?: Partial<Omit<Column, 'kind'>>) => column('recipe', options),
  picture: (options?: Partial<Omit<Column, 'kind'>>) => column('picture', options),
} as const;

const field =
  (written: Field['written']) =>
  (kind: Field['kind'], options?: readonly string[]): Field =>
    options === undefined ? { kind, written } : { kind, written, options };

/** Short names for the fields in areas.ts. */
export const fields = { shown: field('never'), once: field('once'), edited: field('always') } as const;

/** The list of a record's notes by staff. */
export const staffNotes = { words: 'text', author: 'text', createdAt: 'time' } as const;

/** Properties of a column besides its kind. */
export const looks = { sorted: { isSortable: true }, hidden: { isShown: false } } as const;

/** Whether an action makes sense for a record in its present state. */
export const isOffered = ({ offeredIf }: Pick<Action, 'offeredIf'>, record: Readonly<Record<string, unknown>>): boolean => {
  if (offeredIf === undefined || !Object.hasOwn(record, offeredIf.field)) return true;
  const value = record[offeredIf.field];
  return (value !== null && value !== false && value !== '') === offeredIf.isSet;
};

/** An undoable action on rows, unless `given` says otherwise. */
export const act = (needs: StaffFlag, given: Partial<Omit<Action, 'needs'>> = {}): Action => ({
  needs,
  for: 'both',
  asks: 'nothing',
  isUndoable: true,
  needsStepUp: false,
  isDestructive: false,
  ...given,
});
