import type { JSONColumnType } from 'kysely';

/** A member of staff in the place of a user. Its session row is the one that names it. */
export interface ImpersonationsTable {
  guid: string;
  /** The session that it was started from. That session waits without a token, and its end ends this one too. */
  staff_session_guid: string;
  staff_guid: string;
  user_guid: string;
  reason: string;
  began_at: number;
  ends_at: number;
  ended_at: number | null;
}

/** Rows are added, and never changed. */
export interface AuditLogTable {
  guid: string;
  at: number;
  actor_guid: string | null;
  subject_guid: string | null;
  impersonation_guid: string | null;
  action: string;
  details: JSONColumnType<Record<string, string | number>, string, never>;
}
