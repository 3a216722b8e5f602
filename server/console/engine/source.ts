import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Area } from '../../../contract/console/area.ts';
import type { Cell, Change, leftReasons, Row } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export type Sql = RawBuilder<unknown>;
/** What a row has to be like. What is looked up first, and the moment, are values in the query, so that the database knows how many rows have it. */
export type Condition = Sql | ((db: Kysely<Database>, now: number) => Promise<Sql> | Sql);
export type Fields = Record<string, Cell>;

/** The member of staff behind a change. */
export interface Actor {
  userGuid: string;
  email: string;
}

export interface Work {
  deps: Deps;
  actor: Actor;
  /** What the action asked for: a reason, a guid, a flag. */
  answer: string;
}

/** A row that is as it was seen, and is held until the transaction ends. */
export interface HeldRow {
  guid: string;
}

/** What became of a row: it was done, and this brings it back; or why it was left alone. */
export type Outcome =
  | { inverse: object | null; changes?: Change['changes'] }
  | { left: Exclude<(typeof leftReasons)[number], 'changed' | 'gone' | 'cancelled'> };

export type Outcomes = ReadonlyMap<string, Outcome>;

export interface ActionSource {
  /** @throws Failure invalidInput with the field `answer`, or why it cannot be done now; before anything is done. */
  check?: (work: Work) => Promise<void>;
  /** Does it to rows in one transaction. Every row of `rows` has its outcome. */
  run: (tx: Transaction<Database>, work: Work, rows: readonly HeldRow[]) => Promise<Outcomes>;
  /** Brings rows back to what they were; for an action that `isUndoable`. */
  undo?: (tx: Transaction<Database>, work: Work, rows: readonly (HeldRow & { inverse: object })[]) => Promise<Outcomes>;
  /** True where mails were written meanwhile. */
  mails?: true;
}

type SortableOf<A extends Area> = {
  [C in keyof A['columns']]: A['columns'][C] extends { isSortable: false } ? never : C;
}[keyof A['columns']];

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
  /** Which rows of the table are the area's. */
  where: Sql;
  version: Sql;
  cells: Readonly<Record<keyof A['columns'], Sql>>;
  /** What a list is sorted by, never null and with an index of its own, together with the guid. */
  sorts: Readonly<Partial<Record<SortableOf<A>, Sql>>>;
  /** What a row has to be like to be found by a text. */
  search: (text: string) => Condition;
  filters: Readonly<Record<keyof A['filters'], (value: string) => Condition>>;
  /** The filters that an index of the list answers by itself; all of them where this says nothing. */
  indexed?: readonly (keyof A['filters'] & string)[];
  fields: Readonly<Record<keyof A['fields'], Sql>>;
  /** Columns and fields that hold a `Remark`: it is put into words for its reader. */
  remarks?: readonly string[];
  lists: Readonly<Record<keyof A['lists'], (db: Kysely<Database>, guid: string) => Promise<Row[]>>>;
  actions: Readonly<Record<keyof A['actions'], ActionSource>>;
  /** Whose data a record is, for the audit log; null where it is nobody's. */
  subject: Sql | null;
  /** Writes the fields that were changed; the record is held. @throws Failure invalidInput under the fields, or conflict */
  save?: (tx: Transaction<Database>, work: Omit<Work, 'answer'>, guid: string, fields: Fields) => Promise<void>;
  /** Makes a record of checked fields. Resolves to its guid. @throws as `save` */
  create?: (tx: Transaction<Database>, work: Omit<Work, 'answer'>, fields: Fields) => Promise<string>;
  /** True for a change that asks for the second step again. */
  needsStepUp?: (fields: Fields) => boolean;
}

/** Keeps the ids of an area as types: a column, filter or action without its SQL does not compile. */
export const source = <const A extends Area>(given: Source<A>): Source<A> => given;
