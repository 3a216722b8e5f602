import type { Generated } from 'kysely';
import type { Locale } from '../../contract/shell/locales.ts';

/** What a user told the people behind the product. */
export interface MessagesTable {
  guid: string;
  user_guid: string;
  /** Sent again with the same key, it is the same message. */
  request_key: string;
  words: string;
  /** The path that it is about. */
  page: string | null;
  language: Locale | null;
  wants_answer: boolean;
  created_at: number;
}

/** An account that its owner wants to be deleted. There is one open request at most; it goes with the account. */
export interface DeletionRequestsTable {
  guid: string;
  user_guid: string;
  requested_at: number;
  /** When the account is deleted; until then the owner may keep it. */
  executes_at: number;
  /** By when nothing is left of it anywhere, old copies of the database included. */
  gone_at: number;
  cancelled_at: number | null;
  /** What its owner spoke when asking: the last mail is sent when nobody is there to ask. */
  language: Generated<Locale | null>;
}
