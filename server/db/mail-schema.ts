import type { Generated } from 'kysely';

/** Outbox: written in the transaction of its event, delivered afterwards. */
export interface MailsTable {
  guid: string;
  sender: string;
  recipient: string;
  subject: string;
  /** Emptied on delivery. */
  text: string;
  html: string;
  created_at: number;
  attempts: Generated<number>;
  /** Earliest next attempt; while a process delivers, when another one may. */
  next_attempt_at: number;
  /** The process that delivers it. */
  leased_by: Generated<string | null>;
  delivered_at: number | null;
  failed_at: number | null;
  /** The final mail to an address, which is forgotten on delivery. */
  is_last: Generated<boolean>;
  /** The code whose page waits for the delivery; null for none. */
  code_guid: Generated<string | null>;
  /** Contains a code that is valid until then; null for mails without a deadline. */
  expires_at: Generated<number | null>;
  /** Waits until then for an undo of the bulk action that wrote it. */
  held_until: Generated<number | null>;
  run_guid: Generated<string | null>;
  /** The row that it is about. */
  about_guid: Generated<string | null>;
  /** The request that led to it: see tracing/origin.ts. */
  trace: Generated<string | null>;
}
