import type { Generated } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';

/** A user's message to the team. */
export interface MessagesTable {
  guid: string;
  user_guid: string;
  /** Idempotency key. */
  request_key: string;
  words: string;
  /** The path it is about. */
  page: string | null;
  language: Locale | null;
  wants_answer: boolean;
  created_at: number;
}

/** A note of staff, about a user or a recipe. */
export interface StaffNotesTable {
  guid: string;
  user_guid: string | null;
  recipe_guid: string | null;
  /** Null when the author's account was erased. */
  author_guid: string | null;
  words: string;
  created_at: number;
}

/** A deletion request. At most one is open; it is deleted with the account. */
export interface DeletionRequestsTable {
  guid: string;
  user_guid: string;
  requested_at: number;
  /** When the account is deleted; until then the owner can keep it. */
  executes_at: number;
  /** When all copies are gone, including database backups. */
  gone_at: number;
  cancelled_at: number | null;
  /** Owner's language, kept for the final mail. */
  language: Generated<Locale | null>;
}
