import type { Kysely } from 'kysely';
import type { SuLogin } from '../../../contract/entities.ts';
import { hashToken } from '../../sign-in/secrets.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Where the session of a token, over by now, leads back to: the user whose place somebody was in, and the address of that member of
 * staff. Null when it was no impersonation, or when the session that it was started from has ended too.
 */
export async function findWayBack(db: Kysely<Database>, now: number, token: string): Promise<SuLogin | null> {
  const way = await db
    .selectFrom('sessions')
    .innerJoin('impersonations', 'impersonations.guid', 'sessions.impersonation_guid')
    .innerJoin('sessions as own', 'own.guid', 'impersonations.staff_session_guid')
    .innerJoin('users as staff', 'staff.guid', 'impersonations.staff_guid')
    .select(['impersonations.user_guid as guid', 'staff.email'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('own.expires_at', '>', now)
    .executeTakeFirst();
  return way ?? null;
}
