import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { takeToken, takeTokens } from '../../../server/limits/rate-limit.ts';
import { TestClock } from '../../support/server/clock.ts';
import { onServer, openTestDatabase } from '../../support/server/database.ts';

let database: OpenDatabase;
const clock = new TestClock();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const take = (key: string, limit = 3) => takeToken(database.db, clock, { key, limit, windowSeconds: 60 });
const passes = async (key: string, limit?: number) =>
  take(key, limit).then(
    () => true,
    () => false,
  );

test('of ten simultaneous calls exactly seven pass', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => passes('simultaneous', 7)));
  expect(answers.filter(Boolean)).toHaveLength(7);
});

test('the window begins with its first call and ends to the millisecond', async () => {
  expect(await passes('window', 1)).toBe(true);
  clock.advance(59_999);
  expect(await passes('window', 1)).toBe(false);
  clock.advance(1);
  expect(await passes('window', 1)).toBe(true);
  expect(await passes('window', 1)).toBe(false);
});

test('refused calls do not make the wait longer', async () => {
  await take('refused', 1);
  clock.advance(30_000);
  await expect(take('refused', 1)).rejects.toMatchObject({ code: 'tooManyRequests', payload: { retryAfter: 30 } });
  await expect(take('refused', 1)).rejects.toMatchObject({ payload: { retryAfter: 30 } });
});

test('the wait is whole seconds, and at least one', async () => {
  await take('wait', 1);
  clock.advance(59_999);
  await expect(take('wait', 1)).rejects.toMatchObject({ payload: { retryAfter: 1 } });
});

test('keys do not share tokens', async () => {
  for (const key of ['a', 'b', 'a', 'b']) expect(await passes(key, 2)).toBe(true);
  expect(await passes('a', 2)).toBe(false);
});

test('of several limits the longest wait is reported', async () => {
  const limits = [
    { key: 'short', limit: 0, windowSeconds: 10 },
    { key: 'long', limit: 0, windowSeconds: 100 },
    { key: 'free', limit: 5, windowSeconds: 1_000 },
  ];
  await expect(takeTokens(database.db, clock, limits)).rejects.toMatchObject({ payload: { retryAfter: 100 } });
});

test('calls that take the same keys in another order do not deadlock', async () => {
  const [one, other] = ['one', 'other'].map((key) => ({ key, limit: 100, windowSeconds: 60 }));
  if (!one || !other) throw new Error('There are two.');
  await Promise.all(Array.from({ length: 20 }, (_, index) => takeTokens(database.db, clock, index % 2 ? [one, other] : [other, one])));
  const rows = await database.db.selectFrom('rate_limits').select('count').where('key', 'in', ['one', 'other']).execute();
  expect(rows).toEqual([{ count: 20 }, { count: 20 }]);
});

test('a call that waited for the one that opened the window gets its end, not the previous window’s', async () => {
  await take('behind', 1);
  clock.advance(60_000);
  const { db } = database;
  const { behind } = await db.transaction().execute(async (first) => {
    await takeToken(first, clock, { key: 'behind', limit: 1, windowSeconds: 60 });
    const refused = take('behind', 1).then(
      () => null,
      (error: unknown) => error,
    );
    if (onServer) await vi.waitUntil(async () => (await sql`select 1 from pg_locks where not granted`.execute(first)).rows.length > 0);
    return { behind: refused };
  });
  expect(await behind).toMatchObject({ code: 'tooManyRequests', payload: { retryAfter: 60 } });
});

test('refusals write nothing, however many there are', async () => {
  const version = async () =>
    (await sql<{ xmin: string; count: number }>`select xmin, count from rate_limits where key = 'flood'`.execute(database.db)).rows;
  for (let count = 0; count < 3; count += 1) await take('flood');
  const before = await version();
  const answers = await Promise.all(Array.from({ length: 20 }, () => passes('flood')));
  expect(answers).not.toContain(true);
  expect(await version()).toEqual(before);
});
