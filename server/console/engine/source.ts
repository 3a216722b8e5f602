import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Area } from '../../../contract/console/area.ts';
import type { Query } from '../../../contract/console/query.ts';
import type { Cell, Change, leftReasons, Row } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export type Sql = RawBuilder<unknown>;
/**
 * The condition for a row. Values that are looked up first, and the current time, are parameters, so that the planner can estimate the number of
 * rows.
 */
export type Condition = Sql | ((db: Kysely<Database>, now: number) => Promise<Sql> | Sql);
export type Fields = Record<string, Cell>;

/** The member of staff behind a change. */
export interface Actor {
  userGuid: string;
  email: string;
  /** See `placeOf`. */
  place: string | null;
}

export interface Work {
  deps: Deps;
  actor: Actor;
  /** The action's input: a reason, a guid, a flag. */
  answer: string;
}

/** A row that is unchanged since it was seen, locked until the transaction ends. */
export interface HeldRow {
  guid: string;
}

/** The outcome for a row: done, with the data that undoes it, or the reason why it was skipped. */
export type Outcome =
  | { inverse: object | null; changes?: Change['changes'] }
  | { left: Exclude<(typeof leftReasons)[number], 'changed' | 'gone' | 'cancelled'> };

export type Outcomes = ReadonlyMap<string, Outcome>;

export interface ActionSource {
  /** @throws Failure invalidInput with the field `answer`, or why the action is impossible now; before any change. */
  check?: (work: Work) => Promise<void>;
  /** Applies the action to rows in one transaction. Every row of `rows` gets an outcome. */
  run: (tx: Transaction<Database>, work: Work, rows: readonly HeldRow[]) => Promise<Outcomes>;
  /** Restores rows; for an action that `isUndoable`. */
  undo?: (tx: Transaction<Database>, work: Work, rows: readonly (HeldRow & { inverse: object })[]) => Promise<Outcomes>;
  /** True when mails were written meanwhile. */
  mails?: true;
  /** True where the rows are accounts whose sessions or permissions change: their pages are told. */
  changesSessions?: true;
}

type SortableOf<A extends Area> = {
  [C in keyof A['columns']]: A['columns'][C] extends { isSortable: false } ? never : C;
}[keyof A['columns']];

/** A table `l` that is joined with the area's. */
export interface ListedBy {
  /** The filter that the join takes the place of. */
  filter: string;
  table: Sql;
  /** Joins it, and chooses its rows. */
  on: Sql;
  /** The values that it is sorted by. */
  sorted: Sql;
  guid: Sql;
}

/** How the rows of an area are found. In all of its SQL `t` is the area's own table. */
export interface Source<A extends Area = Area> {
  area: A;
  table:
    | 'users'
    | 'sign_ups'
    | 'mails'
    | 'recipes'
    | 'recipe_jobs'
    | 'categories'
    | 'prompts'
    | 'prompt_cases'
    | 'recipe_reports'
    | 'audit_log';
  /** Condition for the rows of the area. */
  where: Sql;
  version: Sql;
  cells: Readonly<Record<keyof A['columns'], Sql>>;
  /** The sort expression of a list: never null, indexed together with the guid. */
  sorts: Readonly<Partial<Record<SortableOf<A>, Sql>>>;
  /** Another table that holds the rows of a query in the order of its list; null: the area's own. */
  listedBy?: (query: Pick<Query, 'filters' | 'sort'>) => ListedBy | null;
  /** Condition for a row to match a search text. */
  search: (text: string) => Condition;
  filters: Readonly<Record<keyof A['filters'], (value: string) => Condition>>;
  /** Values of filters that hold unless the query sets them. */
  usually?: Readonly<Partial<Record<keyof A['filters'] & string, string>>>;
  /** The filters that an index of the list covers; all of them when not given. */
  indexed?: readonly (keyof A['filters'] & string)[];
  fields: Readonly<Record<keyof A['fields'], Sql>>;
  /** Columns, fields and columns of lists that hold a `Remark`, which is translated for the reader. */
  remarks?: readonly string[];
  lists: Readonly<Record<keyof A['lists'], (db: Kysely<Database>, guid: string) => Promise<Row[]>>>;
  actions: Readonly<Record<keyof A['actions'], ActionSource>>;
  /** Whose data a record is, for the audit log; null when it is nobody's. */
  subject: Sql | null;
  /** Writes the changed fields; the record is locked. @throws Failure invalidInput under the fields, or conflict */
  save?: (tx: Transaction<Database>, work: Omit<Work, 'answer'>, guid: string, fields: Fields) => Promise<void>;
  /** Creates a record from checked fields. Resolves to its guid. @throws as `save` */
  create?: (tx: Transaction<Database>, work: Omit<Work, 'answer'>, fields: Fields) => Promise<string>;
  /** True for a change that requires the second step again. */
  needsStepUp?: (fields: Fields) => boolean;
}

/** Keeps the ids of an area as types: a column, filter or action without its SQL does not compile. */
export const source = <const A extends Area>(given: Source<A>): Source<A> => given;
