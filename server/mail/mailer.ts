import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Nothing of it is kept once it is delivered: the account that it was for is gone. */
  isLast?: true;
  /** The code whose page waits to hear whether this was delivered. */
  codeGuid?: string;
  /** Carries that code: worth nothing after this time, or once the code has ended. Milliseconds since 1970. */
  expiresAt?: number;
}

export interface Mailer {
  /** Puts a mail into the outbox, in the caller's transaction: it goes out if and only if that is committed. */
  send: (tx: Kysely<Database>, mail: Mail) => Promise<void>;
  /** Call after the commit: begins to deliver what waits. Never throws and does not wait for the delivery. */
  deliver: () => void;
}
