import { sql, type Kysely } from 'kysely';
import { sessionLimits } from '../../sign-in/sessions.ts';
import type { Database } from '../../db/schema.ts';
import type { Impersonation } from '../../sign-in/viewer-rows.ts';

/**
 * Active impersonations: the hour is not over, the staff session is valid, and its user still has the flag. Checked with each call, so that a removed
 * flag counts at once (ASVS 8.3.2).
 */
export function findLiving(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('impersonations')
    .innerJoin('users as staff', 'staff.guid', 'impersonations.staff_guid')
    .innerJoin('sessions as own', 'own.guid', 'impersonations.staff_session_guid')
    .where('impersonations.ended_at', 'is', null)
    .where('impersonations.ends_at', '>', now)
    .where('own.expires_at', '>', now)
    .where('own.created_at', '>', now - sessionLimits.staff)
    .where(sql<string>`staff.staff ->> 'canLoginAsUser'`, '=', 'true');
}

/** The active ones of `guids`, by guid. */
export async function findImpersonations(
  db: Kysely<Database>,
  now: number,
  guids: readonly string[],
): Promise<ReadonlyMap<string, Impersonation>> {
  if (guids.length === 0) return new Map();
  const rows = await findLiving(db, now)
    .select(['impersonations.guid', 'staff.guid as staffGuid', 'staff.email as staffEmail'])
    .where('impersonations.guid', 'in', guids)
    .execute();
  return new Map(rows.map((row) => [row.guid, row]));
}
