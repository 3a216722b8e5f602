import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/audit-log.ts';
import { hashToken, newToken } from '../../sign-in/secrets.ts';
import type { NewSession } from '../../sign-in/sessions.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findLiving } from './living.ts';

/** `run out`: the hour was over. `revoked`: the session, the staff session or the permission was removed. */
type End = 'switched back' | 'signed out' | 'run out' | 'revoked';

/** Records the end of an impersonation, at most once. `place`: see `placeOf`. */
async function close(tx: Kysely<Database>, clock: Clock, guid: string, end: End, place: string | null): Promise<void> {
  const row = await tx
    .updateTable('impersonations')
    .set({ ended_at: clock.now() })
    .where('guid', '=', guid)
    .where('ended_at', 'is', null)
    .returning(['staff_guid', 'user_guid', 'ends_at'])
    .executeTakeFirst();
  if (!row) return;
  const isLate = row.ends_at <= clock.now();
  const people = { actorGuid: row.staff_guid, subjectGuid: row.user_guid, impersonationGuid: guid };
  const at = isLate ? row.ends_at : clock.now();
  await writeAudit(tx, clock, { action: 'impersonation.ended', ...people, place, details: { by: isLate ? 'run out' : end }, at });
}

/** Deletes the impersonating session of a token, expired or not, and returns its impersonation; null for any other session. */
async function endSession(tx: Kysely<Database>, token: string) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(token))
    .where('impersonation_guid', 'is not', null)
    .returning('impersonation_guid')
    .executeTakeFirst();
  if (!ended) return null;
  const columns = ['guid', 'staff_session_guid', 'user_guid'] as const;
  return tx.selectFrom('impersonations').select(columns).where('guid', '=', ended.impersonation_guid).executeTakeFirstOrThrow();
}

/**
 * Returns staff to their own session: ends the impersonation of `token`, also an expired one, and reopens the original session with a new token and
 * its original expiry.
 * @returns null when the token belongs to no impersonation of that user; `session` is null when the staff session has ended meanwhile.
 */
export function switchBack(
  db: Kysely<Database>,
  clock: Clock,
  { token, userGuid, place }: { token: string; userGuid: string; place: string },
): Promise<{ session: NewSession | null } | null> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('sessions')
      .innerJoin('impersonations', 'impersonations.guid', 'sessions.impersonation_guid')
      .select('impersonations.user_guid')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    if (found?.user_guid !== userGuid) return null;
    // Of two concurrent calls the second waits here and finds nothing.
    const impersonation = await endSession(tx, token);
    if (!impersonation) return null;
    await close(tx, clock, impersonation.guid, 'switched back', place);
    const [newOne, now] = [newToken(), clock.now()];
    const own = await tx
      .updateTable('sessions')
      .set({ token_hash: hashToken(newOne), last_seen_at: now })
      .where('guid', '=', impersonation.staff_session_guid)
      .where('expires_at', '>', now)
      .returning('expires_at')
      .executeTakeFirst();
    return { session: own ? { token: newOne, maxAge: Math.ceil((own.expires_at - now) / 1000) } : null };
  });
}

/** A sign-out during an impersonation ends both sessions. Does nothing for any other session. */
export async function signOutOfImpersonation(db: Kysely<Database>, clock: Clock, token: string, place: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const impersonation = await endSession(tx, token);
    if (!impersonation) return;
    await close(tx, clock, impersonation.guid, 'signed out', place);
    await tx.deleteFrom('sessions').where('guid', '=', impersonation.staff_session_guid).execute();
  });
}

/** Records impersonations that ended by themselves. Several processes may run this at once. */
export async function closeEndedImpersonations(db: Kysely<Database>, clock: Clock): Promise<void> {
  const living = findLiving(db, clock.now())
    .innerJoin('sessions', 'sessions.impersonation_guid', 'impersonations.guid')
    .select('impersonations.guid');
  const over = await db.selectFrom('impersonations').select('guid').where('ended_at', 'is', null).where('guid', 'not in', living).execute();
  for (const { guid } of over) await inTransaction(db, (tx) => close(tx, clock, guid, 'revoked', null));
}
