import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { runPrepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { takeStatement, takeValues, type KeyedLimit, type Taken } from './rate-limit.ts';

const hour = 60 * 60;

/**
 * Number of failures in the whole product that indicates guessing. Nothing is blocked then: unknown browsers need a further proof, known ones do not.
 * docs/security.md has the calculation.
 */
export const ceilings = {
  passwords: { key: 'wrong passwords', limit: 1_000, windowSeconds: hour },
  resetCodes: { key: 'wrong reset codes', limit: 500, windowSeconds: 24 * hour },
} as const satisfies Record<string, KeyedLimit>;

/** The same per address for reset codes: an attack on one account stays far below the global ceiling. */
export const resetCodesOf = (email: string): KeyedLimit => ({ key: `wrong reset codes of ${email}`, limit: 15, windowSeconds: 24 * hour });

const readStatement = `
  select 1 from unnest($1::text[], $3::int4[]) as ceiling (key, most) join rate_limits r on r.key = ceiling.key
  where r.window_end > $2::int8 and r.window_start <= $2::int8 + 60000 and r.count >= ceiling.most limit 1`;

/** Whether one of the ceilings was reached lately. */
export async function isReached(db: Kysely<Database>, clock: Clock, ...any: readonly KeyedLimit[]): Promise<boolean> {
  const [keys, limits] = [any.map(({ key }) => key), any.map(({ limit }) => limit)];
  return (await runPrepared(db, readStatement, [keys, clock.now(), limits])).length > 0;
}

const names: ReadonlySet<string> = new Set(Object.values(ceilings).map(({ key }) => key));

/**
 * Counts a failure in each. Successes are not written, so that they never wait for one row. Reaching a global ceiling is logged once per window,
 * without account data.
 */
export async function noteWrong({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, ...all: readonly KeyedLimit[]): Promise<void> {
  for (const ceiling of all) {
    const { key, limit, windowSeconds } = ceiling;
    // Separately: a reached ceiling does not stop the others from counting.
    const taken = await runPrepared<Taken>(db, takeStatement, takeValues([ceiling], clock.now()));
    if (!names.has(key) || !taken.some((row) => row.isTaken && row.count === limit)) continue;
    log.warn({ ceiling: key, limit, windowSeconds }, 'somebody seems to be guessing: browsers that an account does not know are slowed');
  }
}
