import type { KeyedLimit } from '../../../server/limits/rate-limit.ts';
import type { Clock } from '../../../server/clock.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';

const month = 30 * 24 * 60 * 60_000;

/** As much went wrong in the whole product as makes us believe that somebody is guessing, or nothing did. */
export async function setReached(
  { db, clock }: { db: OpenDatabase['db']; clock: Clock },
  { key, limit }: KeyedLimit,
  is: boolean,
): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
  const window = { window_start: clock.now(), window_end: clock.now() + month };
  if (is)
    await db
      .insertInto('rate_limits')
      .values({ key, ...window, count: limit })
      .execute();
}

/** Nothing is left of these limits for longer than any test looks ahead. */
export async function exhaust({ db, clock }: { db: OpenDatabase['db']; clock: Clock }, limits: readonly KeyedLimit[]): Promise<void> {
  const window = { window_start: clock.now(), window_end: clock.now() + month };
  for (const { key, limit: count } of limits)
    await db
      .insertInto('rate_limits')
      .values({ key, ...window, count })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...window, count }))
      .execute();
}
