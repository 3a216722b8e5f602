import { sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Step } from '../../../server/db/in-steps.ts';
import { migrationsWith } from '../../../server/db/migrate.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { runMigrations } from '../../../server/db/run-migrations.ts';
import { onServer, openBlankDatabase } from '../../support/server/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

type Db = Kysely<never>;

/** The database without any table. */
async function blank(): Promise<Db> {
  // Safe: these tests have tables of their own.
  const db = database.db as unknown as Db;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return db;
}

const first = {
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

const run = (db: Db, before: () => Promise<void> | void = () => {}, say: (line: string) => void = () => {}) =>
  runMigrations(db, { '0001-soups': first, '0002-lengths': { steps: stepsWith(before) } }, say);

const lengthsOf = async (db: Db) => (await sql<{ id: number; length: number }>`select id, length from soups order by id`.execute(db)).rows;

test('a migration that is interrupted goes on where it was, with what the old version wrote meanwhile', async () => {
  const db = await blank();
  let batches = 0;
  const killed = () => {
    batches += 1;
    if (batches === 3) throw new Error('killed');
  };
  await expect(run(db, killed)).rejects.toThrow('killed');
  expect((await lengthsOf(db)).filter(({ length }) => length !== null)).toHaveLength(6);
  // The old version does not know the column.
  await sql`insert into soups (id, name) values (11, 'bisque')`.execute(db);
  await sql`update soups set name = 'broth' where id = 8`.execute(db);
  const said: string[] = [];
  batches = 10;
  await run(db, killed, (line) => said.push(line));
  expect(batches).toBe(12);
  expect(said).toEqual(['Migration 0002-lengths: step 3 of 3']);
  const { rows } = await sql<{ id: number }>`select id from soups where length is distinct from length(name)`.execute(db);
  expect(rows).toEqual([]);
  expect((await lengthsOf(db)).at(-1)).toEqual({ id: 11, length: 6 });
  expect((await sql`select name from kysely_migration_marks`.execute(db)).rows).toEqual([]);
  await run(db, killed, (line) => said.push(line));
  expect(batches).toBe(12);
});

test('an index that was interrupted is built anew', async () => {
  const db = await blank();
  await run(db);
  await sql`delete from kysely_migration where name = '0002-lengths'`.execute(db);
  await sql`insert into kysely_migration_marks (name, step) values ('0002-lengths', 2) on conflict (name) do update set step = 2`.execute(
    db,
  );
  await sql`update pg_index set indisvalid = false where indexrelid = 'soups_length'::regclass`.execute(db);
  await run(db);
  const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'soups_length'::regclass`.execute(db);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a migration that fails leaves those before it, and nothing of itself', async () => {
  const db = await blank();
  const second = {
    up: async (tx: Db) => {
      await sql`create table breads (id int4)`.execute(tx);
      await sql`select * from nowhere`.execute(tx);
    },
  };
  await expect(runMigrations(db, { '0001-soups': first, '0002-breads': second }, () => {})).rejects.toThrow('nowhere');
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  expect(rows).toEqual([{ name: '0001-soups' }]);
  expect((await sql`select to_regclass('breads') as breads`.execute(db)).rows).toEqual([{ breads: null }]);
});

test('an old version does not start on a database that a later one has migrated', async () => {
  const db = await blank();
  await runMigrations(db, { '0001-soups': first, '0002-breads': { up: () => Promise.resolve() } }, () => {});
  await expect(runMigrations(db, { '0001-soups': first }, () => {})).rejects.toThrow(
    'A later version has migrated this database: 0002-breads is not known.',
  );
});

test('every migration is named by its number', () => {
  const names = Object.keys(migrationsWith(() => {}));
  expect(names).toEqual(names.toSorted());
  expect(names.filter((name) => !/^\d{4}-[a-z-]+$/.test(name))).toEqual([]);
});

test.runIf(onServer)('others write while a batch is under way', async () => {
  const db = await blank();
  let isFirst = true;
  const write = async () => {
    if (!isFirst) return;
    isFirst = false;
    await sql`insert into soups (id, name) values (12, 'ramen')`.execute(db);
  };
  await run(db, write);
  expect((await lengthsOf(db)).at(-1)).toEqual({ id: 12, length: 5 });
});

test.runIf(onServer)('a statement that gets no lock lets others pass, and is tried again', async () => {
  const db = await blank();
  await runMigrations(db, { '0001-soups': first }, () => {});
  const isWaiting = async () =>
    (await sql`select 1 from pg_locks where not granted and relation = 'soups'::regclass`.execute(db)).rows.length > 0;
  let migrated: Promise<void> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await sql`lock table soups in access share mode`.execute(tx);
    migrated = run(db);
    await vi.waitUntil(isWaiting, { timeout: 5_000 });
    // It waits behind the migration, and is answered before this transaction ends.
    await sql`select count(*) from soups`.execute(db);
  });
  await migrated;
  expect(await lengthsOf(db)).toHaveLength(10);
});

test.runIf(onServer)('processes that start together migrate once', async () => {
  const db = await blank();
  let batches = 0;
  const count = () => void (batches += 1);
  await Promise.all([run(db, count), run(db, count), run(db, count)]);
  expect(batches).toBe(4);
});
