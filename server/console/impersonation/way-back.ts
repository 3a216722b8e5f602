import type { Kysely } from 'kysely';
import type { SuLogin } from '../../../contract/entities.ts';
import { hashToken } from '../../sign-in/secrets.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Where an expired impersonation leads back to: the impersonated user, and the address of the member of staff. Null when the token was no
 * impersonation, or when its staff session has ended too.
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
