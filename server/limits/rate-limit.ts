import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

interface Limit {
  /** How many calls of the same key pass within the window. */
  limit: number;
  /** The window begins with the first call of a key, so one call per window means that time between two calls. */
  windowSeconds: number;
}

export interface KeyedLimit extends Limit {
  key: string;
}

/** What taking a token answers: the tokens of a key that are gone, this one included, and when its window ends. One that is refused is not written. */
export interface Taken {
  key: string;
  count: number;
  window_end: number;
}

/** Milliseconds by which the clocks of several processes may differ. */
const clockSkew = 60_000;

// A window that starts in the future was opened while the clock was wrong. It must not block anyone once the clock is right.
const isOver = `(rate_limits.window_end <= excluded.window_start or rate_limits.window_start > excluded.window_start + ${clockSkew})`;

/**
 * Takes one token of each key, in one statement: of N + k simultaneous calls exactly N pass, over all processes. `taken` has a
 * row of `Taken` for each key; $1 to $4 are `takeValues`. Parts of a statement, for those who have more to ask in the same round trip. A call
 * too many leaves the row as it is: a flood of refusals writes nothing. That nothing was written is what refuses it. The row that it sees may
 * be older than the one that stood in its way, or not there yet, and only says how long to wait: when it is over, another was opened just now.
 */
export const takeParts = `
  asked as (select * from unnest($1::text[], $2::int8[], $4::int8[]) as asked (key, window_end, most)),
  written as (
    insert into rate_limits (key, window_start, window_end, count)
    select key, $3::int8, window_end, 1 from asked
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_limits.count + 1 end,
      window_start = case when ${isOver} then excluded.window_start else rate_limits.window_start end,
      window_end = case when ${isOver} then excluded.window_end else rate_limits.window_end end
    where ${isOver} or rate_limits.count < (select most from asked where asked.key = excluded.key)
    returning key, count, window_end
  ),
  taken as (
    select key, count, window_end from written
    union all
    select asked.key, (asked.most + 1)::int4, case when r.window_end > $3 then r.window_end else asked.window_end end
    from asked left join rate_limits r on r.key = asked.key
    where asked.key not in (select key from written)
  )`;

export const takeStatement = `with ${takeParts} select key, count, window_end from taken`;

type TakeValues = [keys: string[], ends: number[], now: number, most: number[]];

export function takeValues(limits: readonly KeyedLimit[], now: number): TakeValues {
  // In one order, so that two calls never wait for each other's rows.
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

/** @throws Failure tooManyRequests with `{ retryAfter }` in seconds, when more were taken of a key than there are. */
export function refuseBeyond(limits: readonly KeyedLimit[], rows: readonly Taken[], now: number): void {
  const waits = limits.flatMap(({ key, limit, windowSeconds }) => {
    const row = rows.find((taken) => taken.key === key);
    if (row === undefined) return windowSeconds;
    return row.count > limit ? secondsUntil(row.window_end, now) : [];
  });
  if (waits.length === 0) return;
  const retryAfter = Math.max(...waits);
  throw new Failure('tooManyRequests', i18n._('Too many requests. Please wait a moment and try again.'), { retryAfter });
}

/** Takes one token of each key; those of the other keys stay taken when one is refused. @throws Failure tooManyRequests as `refuseBeyond`. */
export async function takeTokens(db: Kysely<Database>, clock: Clock, limits: readonly KeyedLimit[]): Promise<void> {
  const now = clock.now();
  refuseBeyond(limits, await runPrepared<Taken>(db, takeStatement, takeValues(limits, now)), now);
}

/** Gives all tokens of each key back. */
export async function forget(db: Kysely<Database>, limits: readonly KeyedLimit[]): Promise<void> {
  if (limits.length === 0) return;
  const keys = limits.map(({ key }) => key);
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

/** Gives one token of each key back: what was taken beforehand for a try that turned out to be right. */
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
