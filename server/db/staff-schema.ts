import type { Generated, JSONColumnType } from 'kysely';

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
  /** Of the actor: "198.51.100.0/24, Firefox, Linux"; null for what no call did. */
  place: Generated<string | null>;
}

/** The place of an entry in the hash chain over the audit log. Stays when the entry is erased, which it notes. */
export interface AuditSealsTable {
  number: number;
  audit_guid: string;
  at: number;
  content: string;
  hash: string;
  erased_at: Generated<number | null>;
}

/** Entries that are not in the chain yet, filled by a trigger. */
export interface AuditUnsealedTable {
  audit_guid: string;
}

/** What the console needs of an account. */
export interface SeenByStaff {
  /** Set by staff, with the reason that its owner is told: nothing opens the account meanwhile. */
  suspended_at: Generated<number | null>;
  suspended_reason: Generated<string | null>;
  /** To the minute; null for an account that was not used since this was noted. */
  last_seen_at: Generated<number | null>;
  /** Counts the changes that the console can run into; the database does. */
  row_version: Generated<number>;
}
