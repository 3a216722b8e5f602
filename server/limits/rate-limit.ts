import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

interface Limit {
  /** Calls per key within the window. */
  limit: number;
  /** The window begins with the first call of a key, so one call per window means that interval between two calls. */
  windowSeconds: number;
}

export interface KeyedLimit extends Limit {
  key: string;
}

/** The result of taking a token: tokens used by the key, including this one, and the end of its window. Refused tokens are not written. */
export interface Taken {
  key: string;
  count: number;
  window_end: number;
  isTaken: boolean;
}

/** Maximum clock difference of processes, in milliseconds. */
const clockSkew = 60_000;

// A window in the future was opened by a wrong clock. It must not block anyone.
const isOver = `(rate_limits.window_end <= excluded.window_start or rate_limits.window_start > excluded.window_start + ${clockSkew})`;

/**
 * Takes one token of each key or none, in one statement: of N + k simultaneous calls exactly N pass, over all processes. `taken` has a
 * row of `Taken` for each key; $1 to $4 are `takeValues`. Parts of a statement, for those who have more to ask in the same round trip. A call
 * too many leaves all rows as they are: a flood of refusals writes nothing, and uses up none of the other keys. The row that it sees may be older
 * than the one that stood in its way, or not there yet, and only says how long to wait: when it is over, another was opened just now.
 */
export const takeParts = `
  asked as (select * from unnest($1::text[], $2::int8[], $4::int8[]) as asked (key, window_end, most)),
  spent as (
    select asked.key from asked left join rate_limits r on r.key = asked.key
    where asked.most < 1 or (r.window_end > $3::int8 and r.window_start <= $3::int8 + ${clockSkew} and r.count >= asked.most)
  ),
  written as (
    insert into rate_limits (key, window_start, window_end, count)
    select key, $3::int8, window_end, 1 from asked where not exists (select 1 from spent)
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_limits.count + 1 end,
      window_start = case when ${isOver} then excluded.window_start else rate_limits.window_start end,
      window_end = case when ${isOver} then excluded.window_end else rate_limits.window_end end
    where ${isOver} or rate_limits.count < (select most from asked where asked.key = excluded.key)
    returning key, count, window_end
  ),
  taken as (
    select key, count, window_end, true as "isTaken" from written
    union all
    select asked.key, case when asked.key in (select key from spent) or not exists (select 1 from spent) then (asked.most + 1)::int4 else 0 end,
      case when r.window_end > $3 then r.window_end else asked.window_end end, false
    from asked left join rate_limits r on r.key = asked.key
    where asked.key not in (select key from written)
  )`;

export const takeStatement = `with ${takeParts} select key, count, window_end, "isTaken" from taken`;

type TakeValues = [keys: string[], ends: number[], now: number, most: number[]];

export function takeValues(limits: readonly KeyedLimit[], now: number): TakeValues {
  // A fixed order prevents deadlocks.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return [
    ordered.map(({ key }) => key),
    ordered.map(({ windowSeconds }) => now + windowSeconds * 1000),
    now,
    ordered.map(({ limit }) => limit),
  ];
}

/** Whole seconds until `end`, at least one. */
const secondsUntil = (end: number, now: number) => Math.max(1, Math.ceil((end - now) / 1000));

const tooMany = (retryAfter: number) =>
  new Failure('tooManyRequests', i18n._('Too many requests. Please wait a moment and try again.'), { retryAfter });

/** Seconds to wait when a key has no tokens left; null when all were taken. */
function waitOf(limits: readonly KeyedLimit[], rows: readonly Taken[], now: number): number | null {
  const waits = limits.flatMap(({ key, limit, windowSeconds }) => {
    const row = rows.find((taken) => taken.key === key);
    if (row === undefined) return windowSeconds;
    return row.count > limit ? secondsUntil(row.window_end, now) : [];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}

type Ways = readonly [readonly KeyedLimit[], ...(readonly KeyedLimit[])[]];

/** What `takeParts` has taken, if complete; else the seconds to wait. */
async function settle(db: Kysely<Database>, limits: readonly KeyedLimit[], rows: readonly Taken[], now: number): Promise<number | null> {
  const wait = waitOf(limits, rows, now);
  // Concurrent calls took the last token of another key.
  if (wait !== null)
    await giveBack(
      db,
      limits.filter(({ key, limit }) => rows.some((row) => row.isTaken && row.key === key && row.count <= limit)),
    );
  return wait;
}

/**
 * Takes one token of each key of the first way that has all of them, and none of the others. `rows`: the result of `takeParts` for the first way, if
 * already known. Resolves to that way.
 * @throws Failure tooManyRequests with `{ retryAfter }` in seconds, the shortest of all ways
 */
export async function takeOneWay(
  db: Kysely<Database>,
  clock: Clock,
  ways: Ways,
  rows: readonly Taken[] | null = null,
): Promise<readonly KeyedLimit[]> {
  const now = clock.now();
  const waits: number[] = [];
  for (const [index, limits] of ways.entries()) {
    const answered = index === 0 && rows !== null ? rows : await runPrepared<Taken>(db, takeStatement, takeValues(limits, now));
    const wait = await settle(db, limits, answered, now);
    if (wait === null) return limits;
    waits.push(wait);
  }
  throw tooMany(Math.min(...waits));
}

/** Takes one token of each key, or none. @throws Failure tooManyRequests with `{ retryAfter }` in seconds */
export async function takeTokens(db: Kysely<Database>, clock: Clock, limits: readonly KeyedLimit[]): Promise<void> {
  await takeOneWay(db, clock, [limits]);
}

/** Returns all tokens of each key. */
export async function forget(db: Kysely<Database>, limits: readonly KeyedLimit[]): Promise<void> {
  if (limits.length === 0) return;
  const keys = limits.map(({ key }) => key);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

/** Returns one token of each key that was taken in advance for a successful try. */
export async function giveBack(db: Kysely<Database>, limits: readonly KeyedLimit[]): Promise<void> {
  if (limits.length === 0) return;
  const keys = limits.map(({ key }) => key);
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute();
}

/** `takeTokens` for one key. */
export const takeToken = (db: Kysely<Database>, clock: Clock, limit: KeyedLimit): Promise<void> => takeTokens(db, clock, [limit]);
