import { sql, type Kysely, type Transaction } from 'kysely';
import type { Step } from '../../../server/db/in-steps.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { runMigrations } from '../../../server/db/run-migrations.ts';

type Db = Kysely<never>;

/** The database without any table. */
export async function blank({ db: given }: OpenDatabase): Promise<Db> {
  // Safe: these tests have tables of their own.
  const db = given as unknown as Db;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return db;
}

/** Makes a table of ten soups. */
export const first = {
  up: async (db: Db) => {
    await sql`create table soups (id int4 primary key, name text not null)`.execute(db);
    await sql`insert into soups select i, 'soup ' || i from generate_series(1, 10) i`.execute(db);
  },
};

/** Fills a column three rows at a time; `before` is called in each batch. */
const fillLengths = (before: () => Promise<void> | void) => async (tx: Transaction<never>, after: string | null) => {
  await before();
  const { rows } = await sql<{ id: number }>`
    with part as materialized (select id from soups where id > ${Number(after ?? 0)} order by id limit 3)
    update soups s set length = length(s.name) from part where s.id = part.id returning s.id`.execute(tx);
  return rows.length < 3 ? null : String(Math.max(...rows.map(({ id }) => id)));
};

const stepsWith = (before: () => Promise<void> | void): readonly Step[] => [
  { statements: [sql`alter table soups add column length int4`] },
  { batches: fillLengths(before) },
  { index: 'soups_length', definition: 'on soups (length, id)' },
];

/** Migrates to the soups with their lengths; `before` is called in each batch. */
export const run = (db: Db, before: () => Promise<void> | void = () => {}, say: (line: string) => void = () => {}) =>
  runMigrations(db, { '0001-soups': first, '0002-lengths': { steps: stepsWith(before) } }, say);

export const lengthsOf = async (db: Db) =>
  (await sql<{ id: number; length: number }>`select id, length from soups order by id`.execute(db)).rows;
