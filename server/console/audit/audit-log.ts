import { sql, type Kysely, type Transaction } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import type { Clock } from '../../clock.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';

export interface AuditEntry {
  /** The last kind is of the console: an area and what was done in it. */
  action:
    | `${AreaName}.${string}`
    | `sitemaps.${string}`
    | 'impersonation.began'
    | 'impersonation.ended'
    | 'impersonation.call'
    | 'impersonation.read'
    | 'staff.read'
    | 'account.deleted';
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

const asRow = (clock: Clock, { action, actorGuid, subjectGuid, impersonationGuid = null, details = {}, at = clock.now() }: AuditEntry) => {
  const people = { actor_guid: actorGuid, subject_guid: subjectGuid, impersonation_guid: impersonationGuid };
  return { guid: newGuid(), at, ...people, action, details: JSON.stringify(details) };
};

/** Adds rows to the audit log. In a transaction they stand if and only if what they tell of does. */
export async function writeAudits(db: Kysely<Database>, clock: Clock, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('audit_log')
    .values(entries.map((entry) => asRow(clock, entry)))
    .execute();
}

/** Adds a row to the audit log, as `writeAudits`. */
export const writeAudit = (db: Kysely<Database>, clock: Clock, entry: AuditEntry): Promise<void> => writeAudits(db, clock, [entry]);

/**
 * Lets the rest of a transaction take rows of the log away or change them, which the database refuses to everybody else: an erased account
 * leaves the log, and rows that are old enough do.
 */
export async function eraseAudit(tx: Transaction<Database>): Promise<void> {
  await sql`select set_config('anydish.erasing', 'on', true)`.execute(tx);
}
