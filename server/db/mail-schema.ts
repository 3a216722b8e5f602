import type { Generated } from 'kysely';

/** Outbox: written with what it is about, delivered afterwards. */
export interface MailsTable {
  guid: string;
  sender: string;
  recipient: string;
  subject: string;
  /** Emptied once delivered. */
  text: string;
  html: string;
  created_at: number;
  attempts: Generated<number>;
  /** Not to be tried before; also the lease of the process that is trying. */
  next_attempt_at: number;
  delivered_at: number | null;
  failed_at: number | null;
  /** The last that an address hears: it is forgotten with the delivery. */
  is_last: Generated<boolean>;
  /** The code whose page waits to hear of it; null for what no page waits for. */
  code_guid: Generated<string | null>;
  /** Carries that code until then; null for a mail that is worth sending whenever it is. */
  expires_at: Generated<number | null>;
}
