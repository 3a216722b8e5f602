import { sql, type Kysely, type Selectable } from 'kysely';
import { asText } from '../../contract/text.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { mailsTried } from '../http/metrics.ts';
import { maskEmail } from '../account/email.ts';
import type { Mail, Mailer } from './mailer.ts';
import { requestIdNow, spanNow, traceNow, within } from '../tracing/origin.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import { isRefusal, mailTimes, type MailTransport } from './transport.ts';

const second = 1_000;
const pollEvery = 15 * second;
/** About a day of retries, seconds to hours apart. */
const mostAttempts = 12;
/** Concurrent deliveries per process, so that a hanging one delays no code. */
const lanes = 4;

const [first, longest] = [5 * second, 4 * 60 * 60 * second];
/** Delay after the given number of failures: 5 s, 10 s, 20 s ... at most four hours. */
export const backoff = (failures: number): number => Math.min(first * 2 ** (failures - 1), longest);

/** Data for a mail's log lines; contains no secrets. */
export interface OutboxLog {
  info: (details: object, text: string) => void;
  warn: (details: object, text: string) => void;
}

export interface OutboxOptions {
  db: Kysely<Database>;
  clock: Clock;
  from: string;
  /** Null: mails stay in the table, where the dev inbox shows them. */
  transport: MailTransport | null;
  log: OutboxLog;
  tracing?: Tracing | null;
}

export interface Outbox extends Mailer {
  /** Resolves when no mail is due. */
  settled: () => Promise<void>;
  /** Stops polling and waits for running deliveries. */
  close: () => Promise<void>;
}

type Row = Selectable<Database['mails']>;

/** Maximum clock difference of processes, in milliseconds. */
const clockSkew = 60 * second;

/** No mail is held for longer: one that seems to be was written by a wrong clock. */
const longestHold = 60 * second;

/** Untried mails are due at once, and so are mails whose time is further off than any delay: both were written by a wrong clock. */
const isDue = (
  now: number,
) => sql<boolean>`(held_until is null or held_until <= ${now}::int8 or held_until > ${now + longestHold + clockSkew}::int8) and (attempts = 0 or next_attempt_at <= ${now}::int8
  or next_attempt_at > ${now + mailTimes.lease + clockSkew}::int8 + least(${first}::int8 * power(2, attempts - 1), ${longest}::int8))`;

/**
 * Claims the next due mail: codes first, newest first, because their users are waiting. Several processes share the table. The row is locked when
 * read, so that concurrent deliveries are seen.
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

/** Whether its code was used or replaced. */
async function isReplaced(db: Kysely<Database>, { code_guid: codeGuid }: Row): Promise<boolean> {
  if (codeGuid === null) return false;
  const living = db.selectFrom('verification_codes').select('guid').where('guid', '=', codeGuid).where('ended_at', 'is', null);
  return (await living.executeTakeFirst()) === undefined;
}

/** Why a mail is no longer worth sending; null otherwise. */
async function isPast({ db, clock }: OutboxOptions, mail: Row): Promise<'expired' | 'replaced' | null> {
  if (mail.expires_at === null) return null;
  if (await isReplaced(db, mail)) return 'replaced';
  return mail.expires_at <= clock.now() ? 'expired' : null;
}

/** Records that a mail will never be delivered, and deletes its text. */
async function giveUp({ db, clock }: OutboxOptions, { guid, is_last: isLast }: Row): Promise<void> {
  if (isLast) await db.deleteFrom('mails').where('guid', '=', guid).execute();
  else await db.updateTable('mails').set({ failed_at: clock.now(), text: '', html: '' }).where('guid', '=', guid).execute();
}

/** Tells what became of a delivery. */
function noteEnd(end: 'delivered' | 'later' | 'given up' | 'dropped'): void {
  mailsTried.inc({ end });
  spanNow()?.set({ 'anydish.end': end });
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
  noteEnd(isOver ? 'given up' : 'later');
  log.warn(
    { mail: guid, to: maskEmail(recipient), reqId: requestIdNow(), failures, reason },
    isOver ? 'mail given up' : 'mail will be tried again',
  );
}

async function deliver(options: OutboxOptions, transport: MailTransport, mail: Row): Promise<void> {
  const { db, clock, log } = options;
  const { guid, sender: from, recipient: to, subject, text, html } = mail;
  const why = await isPast(options, mail);
  if (why !== null) {
    // A replaced code needs no report; an expired one is reported to its page.
    if (why === 'replaced') await db.deleteFrom('mails').where('guid', '=', guid).execute();
    else await giveUp(options, mail);
    noteEnd('dropped');
    log.info({ mail: guid, to: maskEmail(to), reqId: requestIdNow(), why }, 'mail dropped');
    return;
  }
  try {
    // The same Message-ID on every attempt lets receivers detect duplicates.
    const messageId = `<${guid}@${from.replace(/^.*@|>.*$/g, '')}>`;
    await transport.sendMail({ from, to, subject, text, html, messageId, signal: AbortSignal.timeout(mailTimes.delivery) });
  } catch (error) {
    await noteFailure(options, mail, error);
    return;
  }
  // After delivery, the code is deleted from the table, and so is the address of a deleted account.
  if (mail.is_last) await db.deleteFrom('mails').where('guid', '=', guid).execute();
  else await db.updateTable('mails').set({ delivered_at: clock.now(), text: '', html: '' }).where('guid', '=', guid).execute();
  noteEnd('delivered');
  log.info({ mail: guid, to: maskEmail(to), reqId: requestIdNow() }, 'mail delivered');
}

/**
 * Mails are stored first and sent afterwards: a mail exists if and only if its transaction was committed, and survives outages and restarts. It may
 * be sent twice if a process dies between sending and recording.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { clock, from, transport, log, tracing } = options;
  const closing = new AbortController();
  let isAskedAgain = false;
  const running = new Set<Promise<void>>();

  /** Delivers mails one by one until none is due. Each mail found starts another lane. */
  async function lane(to: MailTransport): Promise<void> {
    do {
      isAskedAgain = false;
      for (let mail = await take(options); mail !== null; mail = await take(options)) {
        next();
        const { guid, trace } = mail;
        await inSpan(tracing, 'mail', { trace, attributes: { 'anydish.mail': guid } }, () => deliver(options, to, mail));
        if (closing.signal.aborted) return;
      }
    } while (isAskedAgain && !closing.signal.aborted);
  }
  function next(): void {
    if (transport === null || closing.signal.aborted) return;
    if (running.size >= lanes) {
      // The last lane may be about to finish.
      isAskedAgain = true;
      return;
    }
    // A lane delivers mails of others too, so it is not part of the request that woke it.
    const work: Promise<void> = within(null, () => lane(transport))
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
      const guid = newGuid();
      const { to: recipient, subject, text, html, isLast = false, codeGuid = null, expiresAt = null } = mail;
      const { heldUntil = null, runGuid = null, about: row = null } = mail;
      const ends = { is_last: isLast, code_guid: codeGuid, expires_at: expiresAt };
      const held = { held_until: heldUntil, run_guid: runGuid, about_guid: row };
      await tx
        .insertInto('mails')
        // They may contain names of people and providers.
        .values({
          guid,
          sender: from,
          recipient,
          subject: asText(subject),
          text: asText(text),
          html: asText(html),
          created_at: now,
          next_attempt_at: now,
          trace: traceNow(),
          ...ends,
          ...held,
        })
        .execute();
      // Joins the mail's later lines with the request that caused it.
      log.info(
        { mail: guid, to: maskEmail(recipient), reqId: requestIdNow() },
        transport ? 'mail written' : 'a mail can be read at /dev/inbox',
      );
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
