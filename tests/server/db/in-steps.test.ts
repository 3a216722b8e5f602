import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsWith } from '../../../server/db/migrate.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { runMigrations } from '../../../server/db/run-migrations.ts';
import { openBlankDatabase } from '../../support/server/database.ts';
import { blank, first, lengthsOf, run } from '../../support/server/soup-migrations.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

test('a migration that is interrupted goes on where it was, with what the old version wrote meanwhile', async () => {
  const db = await blank(database);
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
  const db = await blank(database);
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
  const db = await blank(database);
  const second = {
    up: async (tx: Kysely<never>) => {
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
  const db = await blank(database);
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
