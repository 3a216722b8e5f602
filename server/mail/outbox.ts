import type { SendMailOptions } from 'nodemailer';
import type { Kysely, Selectable } from 'kysely';
import { asText } from '../../contract/text.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { maskEmail } from '../accounts/email.ts';
import type { Mail, Mailer } from './mailer.ts';

const second = 1_000;
/** How long one process has a mail for itself while it tries to deliver it. */
const lease = 60 * second;
const pollEvery = 15 * second;
/** About a day of trying, from seconds to hours apart. */
const mostAttempts = 12;
const batch = 20;

/** Wait after the given number of failures: 5 s, 10 s, 20 s ... four hours at most. */
export const backoff = (failures: number): number => Math.min(5 * second * 2 ** (failures - 1), 4 * 60 * 60 * second);

/** What the outbox tells; nothing of it is secret. */
export interface OutboxLog {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
}

export interface OutboxOptions {
  db: Kysely<Database>;
  clock: Clock;
  from: string;
  /** Null: mails stay in the table, where the dev inbox reads them. */
  transport: { sendMail: (message: SendMailOptions) => Promise<unknown> } | null;
  log: OutboxLog;
}

export interface Outbox extends Mailer {
  /** Resolves when nothing that is due now waits any more. */
  settled: () => Promise<void>;
  /** Stops looking for mails and waits for the delivery under way. */
  close: () => Promise<void>;
}

type Row = Selectable<Database['mails']>;

const waiting = (db: Kysely<Database>, now: number) =>
  db.selectFrom('mails').selectAll().where('delivered_at', 'is', null).where('failed_at', 'is', null).where('next_attempt_at', '<=', now);

/** Several processes may share the table: who moves the time of the next attempt first has the mail. */
async function lock({ db, clock }: OutboxOptions, mail: Row): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ next_attempt_at: clock.now() + lease, attempts: mail.attempts + 1 })
    .where('guid', '=', mail.guid)
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function deliver(options: OutboxOptions, mail: Row): Promise<void> {
  const { db, clock, transport, log } = options;
  if (!transport || !(await lock(options, mail))) return;
  const row = db.updateTable('mails').where('guid', '=', mail.guid);
  const failures = mail.attempts + 1;
  try {
    const { sender: from, recipient: to, subject, text, html } = mail;
    // The same id on every attempt lets a receiver see that a mail came twice.
    await transport.sendMail({ from, to, subject, text, html, messageId: `<${mail.guid}@${from.replace(/^.*@|>.*$/g, '')}>` });
    // A code has no business in the table once it is where it belongs, nor has the address of somebody who left.
    if (mail.is_last) await db.deleteFrom('mails').where('guid', '=', mail.guid).execute();
    else await row.set({ delivered_at: clock.now(), text: '', html: '' }).execute();
    log.info({ mail: mail.guid, to: maskEmail(to) }, 'mail delivered');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const isOver = failures >= mostAttempts;
    if (isOver && mail.is_last) await db.deleteFrom('mails').where('guid', '=', mail.guid).execute();
    else
      await row
        .set(isOver ? { failed_at: clock.now(), text: '', html: '' } : { next_attempt_at: clock.now() + backoff(failures) })
        .execute();
    log.warn({ mail: mail.guid, to: maskEmail(mail.recipient), failures, reason }, isOver ? 'mail given up' : 'mail will be tried again');
  }
}

/**
 * Mails are rows first and leave afterwards: a mail exists if and only if what it is about was committed, and survives a
 * mail server that is down and a restart of ours. It may come twice when a process dies between sending and noting it.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, clock, from, transport, log } = options;
  let isClosed = false;
  let current: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    if (!transport || isClosed) return;
    for (const mail of await waiting(db, clock.now()).orderBy('next_attempt_at').limit(batch).execute()) {
      if (isClosed) return;
      await deliver(options, mail);
    }
  }
  const next = () => {
    current = current
      .then(round)
      .catch((error: unknown) => log.warn({ reason: error instanceof Error ? error.message : '' }, 'outbox cannot be read'));
  };
  const timer = setInterval(next, pollEvery);
  timer.unref();

  return {
    send: async (tx, mail: Mail) => {
      const now = clock.now();
      const { to: recipient, subject, text, html, isLast = false } = mail;
      await tx
        .insertInto('mails')
        // Names of people and providers stand in it.
        .values({
          guid: newGuid(),
          sender: from,
          recipient,
          subject: asText(subject),
          text: asText(text),
          html: asText(html),
          created_at: now,
          next_attempt_at: now,
          is_last: isLast,
        })
        .execute();
      if (!transport) log.info({ to: maskEmail(recipient) }, 'a mail can be read at /dev/inbox');
    },
    deliver: next,
    settled: () => current,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await current;
    },
  };
}
