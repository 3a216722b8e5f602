import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { migrate } from '../../../server/db/migrate.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { runPrepared } from '../../../server/db/prepared.ts';
import { inTransaction, isDuplicate } from '../../../server/db/transaction.ts';
import { openTestDatabase } from '../../support/server/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const company = (uri: string) => ({ guid: newGuid(), name: uri, uri, industry: '', size: '', created_at: 1_768_478_400_123 });

test('migrating again changes nothing', async () => {
  await database.db.insertInto('companies').values(company('kept')).execute();
  await migrate(database.db);
  expect(await database.db.selectFrom('companies').select('uri').where('uri', '=', 'kept').execute()).toEqual([{ uri: 'kept' }]);
});

test('times come back as the numbers that went in', async () => {
  await database.db.insertInto('companies').values(company('times')).execute();
  const row = await database.db.selectFrom('companies').select('created_at').where('uri', '=', 'times').executeTakeFirstOrThrow();
  expect(row.created_at).toBe(1_768_478_400_123);
});

test('an error leaves the connection usable, and a duplicate is told from other errors', async () => {
  const { db } = database;
  await db.insertInto('companies').values(company('twice')).execute();
  const errors: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    await db
      .insertInto('companies')
      .values(company('twice'))
      .execute()
      .catch((error: unknown) => errors.push(error));
  }
  expect(errors.map(isDuplicate)).toEqual([true, true, true]);
  const other: unknown = await sql`select * from nowhere`.execute(db).catch((error: unknown) => error);
  expect(isDuplicate(other)).toBe(false);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('a statement that asks for it is prepared, and answers each call with its own values', async () => {
  const ask = async (value: number) => (await runPrepared<{ value: number }>(database.db, 'select $1::int8 as value', [value]))[0]?.value;
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([1, 2, 3]);
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(database.db);
  expect(rows.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^prepared_\d+$/));
});

test('a transaction that fails leaves nothing', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await tx.insertInto('companies').values(company('undone')).execute();
    throw new Error('after all');
  });
  await expect(work).rejects.toThrow('after all');
  expect(await database.db.selectFrom('companies').select('uri').where('uri', '=', 'undone').execute()).toEqual([]);
});

test('a transaction is tried again when the database asks for it, and not for ever', async () => {
  let tries = 0;
  const conflict = () => Object.assign(new Error('restart'), { code: '40001' });
  const work = async () => {
    tries += 1;
    if (tries < 3) throw conflict();
    return tries;
  };
  expect(await inTransaction(database.db, work)).toBe(3);
  await expect(inTransaction(database.db, () => Promise.reject(conflict()))).rejects.toThrow('restart');
});

test('keys grow with time', () => {
  const keys = Array.from({ length: 50 }, () => newGuid());
  expect(keys).toEqual(keys.toSorted());
});
