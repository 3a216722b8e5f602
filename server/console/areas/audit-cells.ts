import { sql } from 'kysely';
import { personOf } from '../engine/parts.ts';

export const auditCells = {
  at: sql`t.at`,
  action: sql`t.action`,
  actor: personOf(sql`t.actor_guid`),
  subject: personOf(sql`t.subject_guid`),
  isInAnothersPlace: sql`t.impersonation_guid is not null`,
  /** "method: PUT, status: 200" */
  details: sql`(select coalesce(string_agg(d.key || ': ' || d.value, ', ' order by d.key), '') from jsonb_each_text(t.details) d)`,
};
