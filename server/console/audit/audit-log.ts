import { sql, type Kysely, type Transaction } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import type { Clock } from '../../clock.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';

export interface AuditEntry {
  /** The last kind belongs to the console: an area and an action. */
  action:
    | `${AreaName}.${string}`
    | `sitemaps.${string}`
    | 'impersonation.began'
    | 'impersonation.ended'
    | 'impersonation.call'
    | 'impersonation.read'
    | 'staff.read'
    | 'account.deleted';
  /** The actor. */
  actorGuid: string | null;
  /** The account concerned. */
  subjectGuid: string | null;
  impersonationGuid?: string | null;
  /** Where the actor was: see `placeOf`; null for what no call did. */
  place: string | null;
  /** Never contains secrets. `reason`, `change`, `title` and `name` are shown in the log and searched. */
  details?: Record<string, string | number>;
  /** When it happened, if not now. */
  at?: number;
}

const asRow = (clock: Clock, entry: AuditEntry) => {
  const { action, actorGuid, subjectGuid, impersonationGuid = null, place, details = {}, at = clock.now() } = entry;
  const people = { actor_guid: actorGuid, subject_guid: subjectGuid, impersonation_guid: impersonationGuid };
  return { guid: newGuid(), at, ...people, action, details, place };
};

/** Adds rows to the audit log. Inside a transaction they are committed together with the change. */
export async function writeAudits(db: Kysely<Database>, clock: Clock, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = JSON.stringify(entries.map((entry) => asRow(clock, entry)));
  // One value for all: a bulk action writes hundreds, and each value of a statement costs both sides.
  await sql`
    insert into audit_log (guid, at, actor_guid, subject_guid, impersonation_guid, action, details, place)
    select guid, at, actor_guid, subject_guid, impersonation_guid, action, details, place from jsonb_to_recordset(${rows}::jsonb) as w (
      guid uuid, at int8, actor_guid uuid, subject_guid uuid, impersonation_guid uuid, action text, details jsonb, place text)`.execute(db);
}

/** Adds one row to the audit log, like `writeAudits`. */
export const writeAudit = (db: Kysely<Database>, clock: Clock, entry: AuditEntry): Promise<void> => writeAudits(db, clock, [entry]);

/**
 * Lets the rest of a transaction delete or change audit rows, which the database refuses otherwise: needed to erase accounts and to expire old rows.
 */
export async function eraseAudit(tx: Transaction<Database>): Promise<void> {
  await sql`select set_config('anydish.erasing', 'on', true)`.execute(tx);
}
