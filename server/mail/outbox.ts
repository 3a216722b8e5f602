import { sql, type Kysely } from 'kysely';
import { asText } from '../../contract/text.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { mailsTried } from '../http/metrics.ts';
import { maskEmail } from '../account/email.ts';
import { createLane } from '../work/lane.ts';
import type { Workers } from '../work/workers.ts';
import type { Mail, Mailer } from './mailer.ts';
import { requestIdNow, spanNow, traceNow } from '../tracing/origin.ts';
import { inSpan, type Tracing } from '../tracing/tracing.ts';
import { backoff, isDue, isOpen, takeMail, type StoredMail } from './due-mails.ts';
import { watchReturn } from './return.ts';
import { isAway, isRefusal, mailTimes, type MailTransport } from './transport.ts';

/** About a day of retries, seconds to hours apart. */
const mostAttempts = 12;
/** Concurrent deliveries per process, so that a hanging one delays no code. */
const lanes = 4;

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
  workers: Workers;
  log: OutboxLog;
  tracing?: Tracing | null;
}

export interface Outbox extends Mailer {
  /** Resolves when no mail is due. */
  settled: () => Promise<void>;
  /** Stops polling and waits for running deliveries. */
  close: () => Promise<void>;
}

/** Whether its code was used or replaced. */
async function isReplaced(db: Kysely<Database>, { code_guid: codeGuid }: StoredMail): Promise<boolean> {
  if (codeGuid === null) return false;
  const living = db.selectFrom('verification_codes').select('guid').where('guid', '=', codeGuid).where('ended_at', 'is', null);
  return (await living.executeTakeFirst()) === undefined;
}

/** Why a mail is no longer worth sending; null otherwise. */
async function isPast({ db, clock }: OutboxOptions, mail: StoredMail): Promise<'expired' | 'replaced' | null> {
  if (mail.expires_at === null) return null;
  if (await isReplaced(db, mail)) return 'replaced';
  return mail.expires_at <= clock.now() ? 'expired' : null;
}

/** Records that a mail could not be delivered. Staff can have it sent again, unless that is useless or it has a code: then its text is deleted. */
async function giveUp(
  { db, clock }: OutboxOptions,
  { guid, is_last: isLast, expires_at: expiresAt }: StoredMail,
  isUseless = false,
): Promise<void> {
  const emptied = expiresAt === null && !isUseless ? {} : { text: '', html: '' };
  if (isLast) await db.deleteFrom('mails').where('guid', '=', guid).execute();
  else
    await db
      .updateTable('mails')
      .set({ failed_at: clock.now(), ...emptied })
      .where('guid', '=', guid)
      .execute();
}

/** Tells what became of a delivery. */
function noteEnd(end: 'delivered' | 'later' | 'given up' | 'dropped'): void {
  mailsTried.inc({ end });
  spanNow()?.set({ 'anydish.end': end });
}

async function noteFailure(options: OutboxOptions, mail: StoredMail, error: unknown): Promise<void> {
  const { db, clock, log } = options;
  const { guid, recipient, attempts: failures } = mail;
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const isRefused = isRefusal(error);
  const isOver = failures >= mostAttempts || isRefused;
  if (isOver) await giveUp(options, mail, isRefused);
  else {
    const next = { next_attempt_at: clock.now() + backoff(failures, Math.random()), leased_by: null };
    await db.updateTable('mails').set(next).where('guid', '=', guid).execute();
  }
  noteEnd(isOver ? 'given up' : 'later');
  log.warn(
    { mail: guid, to: maskEmail(recipient), reqId: requestIdNow(), failures, reason },
    isOver ? 'mail given up' : 'mail will be tried again',
  );
}

/** `onAway` is called when the mail server could not be reached. */
async function deliver(options: OutboxOptions, transport: MailTransport, mail: StoredMail, onAway: () => void): Promise<void> {
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
    if (isAway(error)) onAway();
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
  const { db, clock, from, transport, log, workers, tracing } = options;
  const onError = (error: unknown) => log.warn({ reason: error instanceof Error ? error.message : '' }, 'outbox cannot be read');
  const lane = createLane({
    most: lanes,
    // Its lease ends by itself.
    releaseOthers: () => Promise.resolve(),
    workers,
    take: () => (transport === null ? Promise.resolve(null) : takeMail(options)),
    work: async (mail) => {
      if (transport === null) return;
      const { guid, trace } = mail;
      await inSpan(tracing, 'mail', { trace, attributes: { 'anydish.mail': guid } }, () =>
        deliver(options, transport, mail, () => away?.begin()),
      );
    },
    onError,
  });
  const sendWaiting = async () => {
    log.info({}, 'the mail server is back');
    const later = db.updateTable('mails').where(isOpen).where('attempts', '>', 0).where('leased_by', 'is', null);
    await later.set({ next_attempt_at: clock.now() }).execute().catch(onError);
    lane.wake();
  };
  const away = transport === null ? null : watchReturn(transport, sendWaiting);
  if (transport !== null)
    workers.lookFor({
      isWaiting: () => sql<boolean>`exists (select from mails where ${isOpen} and ${isDue(clock.now(), workers)})`,
      wake: lane.wake,
    });

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
    deliver: lane.wake,
    settled: lane.settled,
    close: () => {
      away?.stop();
      return lane.stop();
    },
  };
}
