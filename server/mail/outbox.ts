import { sql, type Kysely, type Selectable } from 'kysely';
import { asText } from '../../contract/text.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { maskEmail } from '../account/email.ts';
import type { Mail, Mailer } from './mailer.ts';
import { isRefusal, mailTimes, type MailTransport } from './transport.ts';

const second = 1_000;
const pollEvery = 15 * second;
/** About a day of trying, from seconds to hours apart. */
const mostAttempts = 12;
/** How many mails one process delivers at once: one that hangs holds up no code. */
const lanes = 4;

const [first, longest] = [5 * second, 4 * 60 * 60 * second];
/** Wait after the given number of failures: 5 s, 10 s, 20 s ... four hours at most. */
export const backoff = (failures: number): number => Math.min(first * 2 ** (failures - 1), longest);

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
  transport: MailTransport | null;
  log: OutboxLog;
}

export interface Outbox extends Mailer {
  /** Resolves when nothing that is due now waits any more. */
  settled: () => Promise<void>;
  /** Stops looking for mails and waits for the deliveries under way. */
  close: () => Promise<void>;
}

type Row = Selectable<Database['mails']>;

/** Milliseconds by which the clocks of several processes may differ. */
const clockSkew = 60 * second;

/**
 * One that nobody has tried is due at once, and so is one whose time is further off than any wait: both were written down while the clock was
 * wrong, and must not wait for it.
 */
const isDue = (now: number) => sql<boolean>`(attempts = 0 or next_attempt_at <= ${now}::int8
  or next_attempt_at > ${now + mailTimes.lease + clockSkew}::int8 + least(${first}::int8 * power(2, attempts - 1), ${longest}::int8))`;

/**
 * Takes the mail that is due next, and nobody else has: codes before all else, the newest first, because somebody waits for it now. Several
 * processes share the table. A row that was delivered, given up or taken a moment ago is seen as that, because it is locked when it is looked at.
 */
async function take({ db, clock }: OutboxOptions): Promise<Row | null> {
  const now = clock.now();
  const next = db
    .selectFrom('mails')
    .select('guid')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(isDue(now))
    .orderBy(sql`expires_at desc nulls last`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('mails')
    .set({ next_attempt_at: now + mailTimes.lease, attempts: sql`attempts + 1` })
    .where('guid', '=', next)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether its code was used, or a newer one took its place. */
async function isReplaced(db: Kysely<Database>, { code_guid: codeGuid }: Row): Promise<boolean> {
  if (codeGuid === null) return false;
  const living = db.selectFrom('verification_codes').select('guid').where('guid', '=', codeGuid).where('ended_at', 'is', null);
  return (await living.executeTakeFirst()) === undefined;
}

/** Why a mail is not worth sending any more; null for one that is. */
async function isPast({ db, clock }: OutboxOptions, mail: Row): Promise<'expired' | 'replaced' | null> {
  if (mail.expires_at === null) return null;
  if (await isReplaced(db, mail)) return 'replaced';
  return mail.expires_at <= clock.now() ? 'expired' : null;
}

/** Keeps that a mail will never be delivered, and nothing of what it said. */
async function giveUp({ db, clock }: OutboxOptions, { guid, is_last: isLast }: Row): Promise<void> {
  if (isLast) await db.deleteFrom('mails').where('guid', '=', guid).execute();
  else await db.updateTable('mails').set({ failed_at: clock.now(), text: '', html: '' }).where('guid', '=', guid).execute();
}

async function noteFailure(options: OutboxOptions, mail: Row, error: unknown): Promise<void> {
  const { db, clock, log } = options;
  const { guid, recipient, attempts: failures } = mail;
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const isOver = failures >= mostAttempts || isRefusal(error);
  if (isOver) await giveUp(options, mail);
  else {
    const next = { next_attempt_at: clock.now() + backoff(failures) };
    await db.updateTable('mails').set(next).where('guid', '=', guid).execute();
  }
  log.warn({ mail: guid, to: maskEmail(recipient), failures, reason }, isOver ? 'mail given up' : 'mail will be tried again');
}

async function deliver(options: OutboxOptions, transport: MailTransport, mail: Row): Promise<void> {
  const { db, clock, log } = options;
  const { guid, sender: from, recipient: to, subject, text, html } = mail;
  const why = await isPast(options, mail);
  if (why !== null) {
    // Nobody waits for a code that has a successor; that one expired unseen is for its page to know.
    if (why === 'replaced') await db.deleteFrom('mails').where('guid', '=', guid).execute();
    else await giveUp(options, mail);
    log.info({ mail: guid, to: maskEmail(to), why }, 'mail dropped');
    return;
  }
  try {
    // The same id on every attempt lets a receiver see that a mail came twice.
    const messageId = `<${guid}@${from.replace(/^.*@|>.*$/g, '')}>`;
    await transport.sendMail({ from, to, subject, text, html, messageId, signal: AbortSignal.timeout(mailTimes.delivery) });
  } catch (error) {
    await noteFailure(options, mail, error);
    return;
  }
  // A code has no business in the table once it is where it belongs, nor has the address of somebody who left.
  if (mail.is_last) await db.deleteFrom('mails').where('guid', '=', guid).execute();
  else await db.updateTable('mails').set({ delivered_at: clock.now(), text: '', html: '' }).where('guid', '=', guid).execute();
  log.info({ mail: guid, to: maskEmail(to) }, 'mail delivered');
}

/**
 * Mails are rows first and leave afterwards: a mail exists if and only if what it is about was committed, and survives a
 * mail server that is down and a restart of ours. It may come twice when a process dies between sending and noting it.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { clock, from, transport, log } = options;
  const closing = new AbortController();
  let isAskedAgain = false;
  const running = new Set<Promise<void>>();

  /** Delivers one mail after the other until none is due. Each one that is found wakes another lane. */
  async function lane(to: MailTransport): Promise<void> {
    do {
      isAskedAgain = false;
      for (let mail = await take(options); mail !== null; mail = await take(options)) {
        next();
        await deliver(options, to, mail);
        if (closing.signal.aborted) return;
      }
    } while (isAskedAgain && !closing.signal.aborted);
  }
  function next(): void {
    if (transport === null || closing.signal.aborted) return;
    if (running.size >= lanes) {
      // The last lane may just be finding that nothing is left.
      isAskedAgain = true;
      return;
    }
    const work: Promise<void> = lane(transport)
      .catch((error: unknown) => log.warn({ reason: error instanceof Error ? error.message : '' }, 'outbox cannot be read'))
      .finally(() => running.delete(work));
    running.add(work);
  }
  const settled = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  const timer = setInterval(next, pollEvery);
  timer.unref();

  return {
    send: async (tx, mail: Mail) => {
      const now = clock.now();
      const { to: recipient, subject, text, html, isLast = false, codeGuid = null, expiresAt = null } = mail;
      const about = { is_last: isLast, code_guid: codeGuid, expires_at: expiresAt };
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
          ...about,
        })
        .execute();
      if (!transport) log.info({ to: maskEmail(recipient) }, 'a mail can be read at /dev/inbox');
    },
    deliver: next,
    settled,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await settled();
    },
  };
}
