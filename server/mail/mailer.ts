import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Deleted on delivery: its account is gone. */
  isLast?: true;
  /** Not sent before this time. Milliseconds since 1970. */
  heldUntil?: number;
  /** The bulk action that wrote it, and the row that it is about: an undo takes it back by these. */
  runGuid?: string;
  about?: string;
  /** The code whose page waits for the delivery. */
  codeGuid?: string;
  /** Contains that code: not sent after this time, or once the code has ended. Milliseconds since 1970. */
  expiresAt?: number;
}

export interface Mailer {
  /** Adds a mail to the outbox in the caller's transaction: it is sent only if that commits. */
  send: (tx: Kysely<Database>, mail: Mail) => Promise<void>;
  /** Call after the commit: starts delivering. Never throws and does not wait. */
  deliver: () => void;
}
