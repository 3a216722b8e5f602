import type { Kysely } from 'kysely';
import { sessionLimits } from './accounts/sessions.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import { closeEndedImpersonations } from './impersonation/end.ts';

const hour = 60 * 60_000;
const month = 30 * 24 * hour;

/** Deletes what has ended anyway. Every row here is refused by its own time before it is swept. */
export async function sweep(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('rate_limits').where('window_end', '<', now).execute();
  await db.deleteFrom('oauth_transactions').where('expires_at', '<', now).execute();
  await db.deleteFrom('sign_ups').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
  await db.deleteFrom('address_returns').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await closeEndedImpersonations(db, clock);
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('expires_at', '<', now), is('last_seen_at', '<', now - sessionLimits.idle)]))
    // That of an impersonation opens nothing any more, but it knows the way back for as long as there is one.
    .where((is) => is.or([is('impersonation_guid', 'is', null), is('expires_at', '<', now - sessionLimits.staff)]))
    .execute();
  await db
    .deleteFrom('mails')
    .where('created_at', '<', now - month)
    .execute();
}

/** Does `work` now and every hour, in every process; it must not matter when two do it at once. */
export function startJanitor(work: () => Promise<void>, onError: (error: unknown) => void): { stop: () => Promise<void> } {
  let current = work().catch(onError);
  const timer = setInterval(() => {
    current = work().catch(onError);
  }, hour);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
