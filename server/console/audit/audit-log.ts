import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';

export interface AuditEntry {
  action: 'impersonation.began' | 'impersonation.ended' | 'impersonation.call' | 'impersonation.read' | 'staff.read' | 'account.deleted';
  /** Who did it. */
  actorGuid: string | null;
  /** Whose account it was about. */
  subjectGuid: string | null;
  impersonationGuid?: string | null;
  /** Never a secret, and nothing out of a request's body. */
  details?: Record<string, string | number>;
  /** When it happened, if that was not now. */
  at?: number;
}

/** Adds a row to the audit log. In a transaction it stands if and only if what it tells of does. */
export async function writeAudit(db: Kysely<Database>, clock: Clock, entry: AuditEntry): Promise<void> {
  const { action, actorGuid, subjectGuid, impersonationGuid = null, details = {}, at = clock.now() } = entry;
  const people = { actor_guid: actorGuid, subject_guid: subjectGuid, impersonation_guid: impersonationGuid };
  await db
    .insertInto('audit_log')
    .values({ guid: newGuid(), at, ...people, action, details: JSON.stringify(details) })
    .execute();
}
