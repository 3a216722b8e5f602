import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { runMigrations } from '../../../server/db/run-migrations.ts';
import { openBlankDatabase } from '../../support/server/database.ts';
import { blank, first, lengthsOf, run } from '../../support/server/soup-migrations.ts';

// The embedded database has one connection: nobody waits for anybody there.

let database: OpenDatabase;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

test('others write while a batch is under way', async () => {
  const db = await blank(database);
  let isFirst = true;
  const write = async () => {
    if (!isFirst) return;
    isFirst = false;
    await sql`insert into soups (id, name) values (12, 'ramen')`.execute(db);
  };
  await run(db, write);
  expect((await lengthsOf(db)).at(-1)).toEqual({ id: 12, length: 5 });
});

test('a statement that gets no lock lets others pass, and is tried again', async () => {
  const db = await blank(database);
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

test('processes that start together migrate once', async () => {
  const db = await blank(database);
  let batches = 0;
  const count = () => void (batches += 1);
  await Promise.all([run(db, count), run(db, count), run(db, count)]);
  expect(batches).toBe(4);
});
