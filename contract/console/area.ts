import type { StaffPermissions } from '../entities.ts';

/** A flag that opens a part of the console. */
export type StaffFlag = keyof StaffPermissions;

/** How the cells of a column are read, written and aligned. `time` is milliseconds since 1970, `picture` the guid of one, `recipe` "guid title". */
export const columnKinds = ['text', 'number', 'time', 'flag', 'choice', 'choices', 'person', 'recipe', 'picture'] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Column {
  kind: ColumnKind;
  /** A column that is sorted by needs an index of the server's: see `server/console`. */
  isSortable: boolean;
  /** Shown until the viewer chooses columns. */
  isShown: boolean;
}

/** What narrows a list. `choice` takes several of its options at once, `time` two days (inclusive), `text` a part of a text. */
export type Filter = { kind: 'choice'; options: readonly string[] } | { kind: 'flag' } | { kind: 'time' } | { kind: 'text' };

/** What an action asks for before it can be confirmed. `reason` is a text that has to be there, `note` one that may be left out, `category`, `prompt` and `session` are guids: the last one out of the record's list. */
export type ActionQuestion = 'nothing' | 'reason' | 'note' | 'category' | 'prompt' | 'flag' | 'session';

/** A field of a record. `written`: never by hand, once when the record is made, or always. */
export interface Field {
  /** `recipeSheet` is a recipe as its readers see it: a `Recipe` as JSON. */
  kind: ColumnKind | 'longText' | 'recipeSheet';
  written: 'never' | 'once' | 'always';
  /** What can be chosen, for `choice`. */
  options?: readonly string[];
  /** Has a page of its own to change it on, so no form shows it. */
  isPlaced?: true;
}

export interface Action {
  needs: StaffFlag;
  /** Offered for one row, for selected rows, or both. */
  for: 'row' | 'rows' | 'both';
  asks: ActionQuestion;
  /** Rows are brought back to what they were, for 30 days. False is said before: a mail, an ended session. */
  isUndoable: boolean;
  /** What it begins cannot be undone once it is due: an account is erased. Said before, with the day. */
  isUndoableUntil?: 'deletion';
  /** Asks for the second step of this session, or the password, if it was not given in the last 15 minutes. */
  needsStepUp: boolean;
  /** Drawn as a danger. */
  isDestructive: boolean;
}

/**
 * One area of the console, as server and browser both see it. The server adds how its rows are found (`server/console/areas/<area>.ts`), the browser how they
 * are called (`src/views/console/areas/<area>.ts`). The ids of columns, filters and actions are what addresses and calls carry.
 */
export interface Area {
  /** The flag without which the area does not exist for a viewer. */
  needs: StaffFlag;
  /** The flag without which its records cannot be changed; null for areas that are only read. */
  editNeeds: StaffFlag | null;
  columns: Record<string, Column>;
  filters: Record<string, Filter>;
  actions: Record<string, Action>;
  /** `-createdAt`: newest first. */
  sort: `${'' | '-'}${string}`;
  /** Names its rows in the palette and in a selection. */
  titleColumn: string;
  hasRecords: boolean;
  /** The fields of its records, in their order. */
  fields: Record<string, Field>;
  /** The lists beside the fields of a record: list -> column -> kind. */
  lists: Record<string, Record<string, ColumnKind>>;
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

/** What a column is besides its kind. */
export const looks = { sorted: { isSortable: true }, hidden: { isShown: false } } as const;

/** An action that can be undone and is done to rows, unless `given` says otherwise. */
export const act = (needs: StaffFlag, given: Partial<Omit<Action, 'needs'>> = {}): Action => ({
  needs,
  for: 'both',
  asks: 'nothing',
  isUndoable: true,
  needsStepUp: false,
  isDestructive: false,
  ...given,
});
