import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { steadyClock } from '../../../server/clock.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { silence, type Workers } from '../../../server/work/workers.ts';
import { TestClock } from '../../support/server/clock.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { testWorkers } from '../../support/server/workers.ts';

/*
 * What a process holds is its own while it lives, whatever the clocks of the others say; and within seconds of its death somebody else's.
 */
let database: OpenDatabase;
let clock: TestClock;
const opened: Workers[] = [];
let later = 0;

beforeEach(async () => {
  database = await openTestDatabase();
  clock = new TestClock();
  later = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
});
afterEach(async () => {
  for (const workers of opened.splice(0)) await workers.close();
  await database.close();
});

async function process(): Promise<Workers> {
  const workers = testWorkers(database.db, clock);
  opened.push(workers);
  await workers.beat();
  return workers;
}

/** Whether `workers` may take a row that `holder` has, with a lease for so many milliseconds. */
async function mayTake(workers: Workers, holder: string | null, lease: number): Promise<boolean> {
  const row = sql`(select ${holder}::text as leased_by, ${clock.now() + lease}::int8 as leased_until) held`;
  const { rows } = await sql<{ free: boolean | null }>`select ${workers.isFree()} as free from ${row}`.execute(database.db);
  return rows[0]?.free === true;
}

const silenceFor = (workers: Workers, seconds: number) =>
  sql`update workers set seen_at = clock_timestamp() - make_interval(secs => ${seconds}) where guid = ${workers.me}`.execute(database.db);

/** As after so many milliseconds in which this process has given its signs of life. */
async function liveOn(workers: Workers, milliseconds: number): Promise<void> {
  for (let past = 0; past < milliseconds; past += 2_000) {
    later += 2_000;
    await workers.beat();
  }
}

test('a row that nobody holds is free, and one’s own is not', async () => {
  const one = await process();
  expect(await mayTake(one, null, 0)).toBe(true);
  expect(await mayTake(one, one.me, -1)).toBe(false);
});

test('what a living process holds is not taken, even by a process whose clock is an hour ahead', async () => {
  const [one, other] = [await process(), await process()];
  await liveOn(one, silence);
  clock.advance(60 * 60_000);
  expect(await mayTake(one, other.me, -30 * 60_000)).toBe(false);
});

test.each([1, -1])('a process whose machine’s clock is %d hours wrong tells the time of the database', async (hours) => {
  const machine = () => Date.now() + hours * 60 * 60_000;
  const wrong = steadyClock(machine);
  expect(Math.abs(wrong.now() - machine())).toBeLessThan(1_000);
  const workers = testWorkers(database.db, wrong);
  opened.push(workers);
  // An answer of the database may take too long on a busy machine to say what time it is.
  await expect
    .poll(async () => {
      await workers.beat();
      return Math.abs(wrong.now() - Date.now()) < 3_000;
    })
    .toBe(true);
});

test('what a dead process holds is free after seconds, whatever its clock said', async () => {
  const [one, dead] = [await process(), await process()];
  await liveOn(one, silence);
  await silenceFor(dead, silence / 1_000 - 1);
  expect(await mayTake(one, dead.me, 60 * 60_000)).toBe(false);
  await silenceFor(dead, silence / 1_000 + 1);
  expect(await mayTake(one, dead.me, 60 * 60_000)).toBe(true);
});

test('after an outage of the database, in which everybody was silent, the living have time to be heard', async () => {
  const [one, other] = [await process(), await process()];
  await liveOn(one, silence);
  later += 60_000;
  await silenceFor(other, 60);
  await one.beat();
  expect(await mayTake(one, other.me, -1)).toBe(false);
  await liveOn(one, silence);
  expect(await mayTake(one, other.me, -1)).toBe(true);
});

test('a process of the previous version gives no signs of life: its leases count', async () => {
  const one = await process();
  expect(await mayTake(one, 'previous version', 1_000)).toBe(false);
  expect(await mayTake(one, 'previous version', -1)).toBe(true);
});

test('with an embedded database everything that others held is free at once', async () => {
  const alone = testWorkers(database.db, clock, { isAlone: true });
  opened.push(alone);
  expect(await mayTake(alone, 'a killed process', 30_000)).toBe(true);
  expect(await mayTake(alone, alone.me, -1)).toBe(false);
});

test('one look wakes what has work, and nothing else', async () => {
  const one = await process();
  const woken: string[] = [];
  for (const [name, isWaiting] of [
    ['soup', sql<boolean>`true`],
    ['salad', sql<boolean>`false`],
    ['cake', sql<boolean>`exists (select from workers)`],
  ] as const)
    one.lookFor({ isWaiting: () => isWaiting, wake: () => void woken.push(name) });
  await one.beat();
  expect(woken).toEqual(['soup', 'cake']);
});

test('what cannot be released now is released at a later beat', async () => {
  const one = await process();
  let tries = 0;
  await one.letGo(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('The database is away.')) : Promise.resolve();
  });
  for (let beats = 0; beats < 5; beats += 1) await one.beat();
  expect(tries).toBe(3);
});

test('a process that stops in order leaves no sign behind', async () => {
  const one = await process();
  await one.close();
  expect(await database.db.selectFrom('workers').select('guid').execute()).toEqual([]);
});
