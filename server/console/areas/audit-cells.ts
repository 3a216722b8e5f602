import { sql } from 'kysely';
import { auditSentence } from '../audit/sentences.ts';
import { personOf } from '../engine/parts.ts';

/** Told apart from the reason and the change, which have columns of their own. */
const rest = sql`(select coalesce(string_agg(d.key || ': ' || d.value, ', ' order by d.key), '')
  from jsonb_each_text(t.details - 'reason' - 'change') d)`;

export const auditCells = {
  at: sql`t.at`,
  sentence: auditSentence,
  reason: sql`t.details ->> 'reason'`,
  /** "name: Soups → Soups and stews" */
  change: sql`t.details ->> 'change'`,
  action: sql`t.action`,
  actor: personOf(sql`t.actor_guid`),
  subject: personOf(sql`t.subject_guid`),
  isInAnothersPlace: sql`t.impersonation_guid is not null`,
  /** "198.51.100.0/24, Firefox, Linux" */
  place: sql`t.place`,
  /** "method: PUT, status: 200" */
  details: rest,
};

/** The columns beside a record. */
export const auditColumnNames = ['at', 'sentence', 'reason', 'change', 'place', 'isInAnothersPlace'] as const;
