import { sql, type Kysely, type Selectable } from 'kysely';
import { asText } from '../../contract/text.ts';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { mailsTried } from '../http/metrics.ts';
import { requestIdNow } from '../http/request-id.ts';
import { maskEmail } from '../account/email.ts';
import { createLane } from '../work/lane.ts';
import type { Workers } from '../work/workers.ts';
import type { Mail, Mailer } from './mailer.ts';
import { watchReturn } from './return.ts';
import { isAway, isRefusal, mailTimes, type MailTransport } from './transport.ts';

const second = 1_000;
/** About a day of retries, seconds to hours apart. */
const mostAttempts = 12;
/** Concurrent deliveries per process, so that a hanging one delays no code. */
const lanes = 4;

const [first, longest] = [5 * second, 4 * 60 * 60 * second];
/** Mails that failed together are spread, so that a mail server that is back does not get all of them at once. */
const spread = 0.3;
/** Delay after the given number of failures: 5 s, 10 s, 20 s ... at most four hours, and up to 30 % more. `random` is from 0 to 1. */
export const backoff = (failures: number, random: number): number =>
  Math.round(Math.min(first * 2 ** (failures - 1), longest) * (1 + spread * random));

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

/**
 * Untried mails are due at once, and so are mails whose time is further off than any delay, which were written by a wrong clock, and those of a process
 * that is gone.
 */
const isDue = (
  now: number,
  { isFree }: Pick<Workers, 'isFree'>,
) => sql<boolean>`(held_until is null or held_until <= ${now}::int8 or held_until > ${now + longestHold + clockSkew}::int8) and (attempts = 0 or next_attempt_at <= ${now}::int8
  or next_attempt_at > ${now + mailTimes.lease + clockSkew}::int8 + least(${first}::int8 * power(2, attempts - 1), ${longest}::int8) * ${1 + spread}::float8
  or (leased_by is not null and ${isFree(sql`next_attempt_at`)}))`;

const isOpen = sql<boolean>`delivered_at is null and failed_at is null`;

/**
 * Claims the next due mail: codes first, newest first, because their users are waiting. Several processes share the table. The row is locked when
 * read, so that concurrent deliveries are seen.
 */
async function take({ db, clock, workers }: OutboxOptions): Promise<Row | null> {
  const now = clock.now();
  const next = db
    .selectFrom('mails')
    .select('guid')
    .where(isOpen)
    .where(isDue(now, workers))
    .orderBy(sql`expires_at desc nulls last`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const row = await db
    .updateTable('mails')
    .set({ next_attempt_at: now + mailTimes.lease, attempts: sql`attempts + 1`, leased_by: workers.me })
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

/** Records that a mail could not be delivered. Staff can have it sent again, unless that is useless or it has a code: then its text is deleted. */
async function giveUp(
  { db, clock }: OutboxOptions,
  { guid, is_last: isLast, expires_at: expiresAt }: Row,
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

async function noteFailure(options: OutboxOptions, mail: Row, error: unknown): Promise<void> {
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
  mailsTried.inc({ end: isOver ? 'given up' : 'later' });
  log.warn({ mail: guid, to: maskEmail(recipient), failures, reason }, isOver ? 'mail given up' : 'mail will be tried again');
}

/** `onAway` is called when the mail server could not be reached. */
async function deliver(options: OutboxOptions, transport: MailTransport, mail: Row, onAway: () => void): Promise<void> {
  const { db, clock, log } = options;
  const { guid, sender: from, recipient: to, subject, text, html } = mail;
  const why = await isPast(options, mail);
  if (why !== null) {
    // A replaced code needs no report; an expired one is reported to its page.
    if (why === 'replaced') await db.deleteFrom('mails').where('guid', '=', guid).execute();
    else await giveUp(options, mail);
    mailsTried.inc({ end: 'dropped' });
    log.info({ mail: guid, to: maskEmail(to), why }, 'mail dropped');
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
  mailsTried.inc({ end: 'delivered' });
  log.info({ mail: guid, to: maskEmail(to) }, 'mail delivered');
}

/**
 * Mails are stored first and sent afterwards: a mail exists if and only if its transaction was committed, and survives outages and restarts. It may
 * be sent twice if a process dies between sending and recording.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, clock, from, transport, log, workers } = options;
  const onError = (error: unknown) => log.warn({ reason: error instanceof Error ? error.message : '' }, 'outbox cannot be read');
  const lane = createLane({
    most: lanes,
    take: () => (transport === null ? Promise.resolve(null) : take(options)),
    work: (mail) => (transport === null ? Promise.resolve() : deliver(options, transport, mail, () => away?.begin())),
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
