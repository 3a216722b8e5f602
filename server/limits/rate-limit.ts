import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { i18n } from '../language/sentence.ts';

export interface Limit {
  /** How many calls of the same key pass within the window. */
  limit: number;
  /** The window begins with the first call of a key, so one call per window means that time between two calls. */
  windowSeconds: number;
}

export interface KeyedLimit extends Limit {
  key: string;
}

/** What taking a token answers: the tokens of a key that are gone, this one included, and when its window ends. */
export interface Taken {
  key: string;
  count: number;
  window_end: number;
}

/** Milliseconds by which the clocks of several processes may differ. */
const clockSkew = 60_000;

// A window that has not begun yet was opened while the clock was wrong: it must keep nobody waiting once the clock is right again.
const isOver = `(rate_limits.window_end <= excluded.window_start or rate_limits.window_start > excluded.window_start + ${clockSkew})`;

/**
 * Takes one token of each key, in one statement: of N + k simultaneous calls exactly N pass, whatever process they reach. Answers a row
 * of `Taken` for each key; $1, $2 and $3 are `takeValues`. For those who have more to ask in the same round trip.
 */
export const takeSql = `
  insert into rate_limits (key, window_start, window_end, count)
  select key, $3::int8, window_end, 1 from unnest($1::text[], $2::int8[]) as taken (key, window_end)
  on conflict (key) do update set
    count = case when ${isOver} then 1 else rate_limits.count + 1 end,
    window_start = case when ${isOver} then excluded.window_start else rate_limits.window_start end,
    window_end = case when ${isOver} then excluded.window_end else rate_limits.window_end end
  returning key, count, window_end`;

export function takeValues(limits: readonly KeyedLimit[], now: number): [keys: string[], ends: number[], now: number] {
  // In one order, so that two calls never wait for each other's rows.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return [ordered.map(({ key }) => key), ordered.map(({ windowSeconds }) => now + windowSeconds * 1000), now];
}

/** Whole seconds until `end`, at least one. */
const secondsUntil = (end: number, now: number) => Math.max(1, Math.ceil((end - now) / 1000));

/** @throws Failure tooManyRequests with `{ retryAfter }` in seconds, when more were taken of a key than there are. */
export function refuseBeyond(limits: readonly KeyedLimit[], rows: readonly Taken[], now: number): void {
  const refused = rows.filter((row) => row.count > (limits.find(({ key }) => key === row.key)?.limit ?? 0));
  if (refused.length === 0) return;
  const retryAfter = Math.max(...refused.map((row) => secondsUntil(row.window_end, now)));
  throw new Failure('tooManyRequests', i18n._('Too many requests. Please wait a moment and try again.'), { retryAfter });
}

/** Takes one token of each key; those of the other keys stay taken when one is refused. @throws Failure tooManyRequests as `refuseBeyond`. */
export async function takeTokens(db: Kysely<Database>, clock: Clock, limits: readonly KeyedLimit[]): Promise<void> {
  const now = clock.now();
  refuseBeyond(limits, await runPrepared<Taken>(db, takeSql, takeValues(limits, now)), now);
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
