import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { Failure } from '../http/failure.ts';
import { forget, type KeyedLimit } from '../limits/rate-limit.ts';
import { hashCode, hashToken, newCode, newToken, sameHash } from './secrets.ts';
import { i18n } from '@anydish/language/sentence';

const minute = 60_000;

/** ASVS 6.5.5 and 6.6.3: lifetime and attempts of a code. */
export const codeLimits = { minutes: 10, attempts: 5 } as const;

/** The purpose of a code. It is invalid in other flows. */
export type CodeFlow = 'sign-up' | 'reset' | 'email-change';

const ownerColumn = { 'sign-up': 'sign_up_guid', reset: 'reset_guid', 'email-change': 'email_change_guid' } as const;

/** The sign-up, reset or address change of a code. */
interface CodeOwner {
  flow: CodeFlow;
  guid: string;
  /** A second code, required after a right first one. */
  isSecond?: boolean;
}

/**
 * How many codes of one owner are valid at once, each with its own token. Anyone can request a reset, which must not invalidate the owner's code: as
 * many are valid as are mailed in an hour.
 */
const mostLiving: Readonly<Record<CodeFlow, number>> = { 'sign-up': 1, reset: 10, 'email-change': 1 };

export const codeExpired = () => new Failure('codeExpired', i18n._('This code has expired or was already used. Please ask for a new one.'));

export interface IssuedCode {
  /** For the client: identifies this code, and is its key. */
  token: string;
  /** For the mail. */
  code: string;
  /** For the outbox, which drops an ended code's mail and reports delivery to the page. */
  about: { codeGuid: string; expiresAt: number };
}

/** Creates a code, and ends the oldest ones of the same owner: see `mostLiving`. */
export async function issueCode(tx: Kysely<Database>, clock: Clock, owner: CodeOwner): Promise<IssuedCode> {
  const now = clock.now();
  const [token, code] = [newToken(), newCode()];
  const kept = tx
    .selectFrom('verification_codes')
    .select('guid')
    .where(ownerColumn[owner.flow], '=', owner.guid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('guid', 'desc')
    .limit(mostLiving[owner.flow] - 1);
  await tx
    .updateTable('verification_codes')
    .set({ ended_at: now })
    .where(ownerColumn[owner.flow], '=', owner.guid)
    .where('ended_at', 'is', null)
    .where('guid', 'not in', kept)
    .execute();
  const [guid, expiresAt] = [newGuid(), now + codeLimits.minutes * minute];
  const row = {
    guid,
    sign_up_guid: owner.flow === 'sign-up' ? owner.guid : null,
    reset_guid: owner.flow === 'reset' ? owner.guid : null,
    email_change_guid: owner.flow === 'email-change' ? owner.guid : null,
    token_hash: hashToken(token),
    code_hash: hashCode(code, token),
    attempts_left: codeLimits.attempts,
    created_at: now,
    expires_at: expiresAt,
    is_second: owner.isSecond ?? false,
  };
  await tx.insertInto('verification_codes').values(row).execute();
  return { token, code, about: { codeGuid: guid, expiresAt } };
}

/** True for the code of a token, and for one that replaced it: see `renewCode`. */
const isCode = (hash: string, code: string, token: string): boolean =>
  sameHash(hash, hashCode(code, token)) || sameHash(hash, hashCode(code, hashToken(token)));

/**
 * Creates another code for the waiting page of a sign-up: its token stays valid, the earlier mail does not. Only the token's hash is known here and
 * becomes the new code's key; the hash alone cannot be used to try codes. Null for a sign-up that has had no code.
 */
export async function renewCode(tx: Kysely<Database>, clock: Clock, signUpGuid: string): Promise<Omit<IssuedCode, 'token'> | null> {
  const newest = await tx
    .selectFrom('verification_codes')
    .select(['guid', 'token_hash'])
    .where('sign_up_guid', '=', signUpGuid)
    .orderBy('guid', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (newest === undefined) return null;
  const { guid: codeGuid, token_hash: key } = newest;
  const [code, expiresAt] = [newCode(), clock.now() + codeLimits.minutes * minute];
  const renewed = { code_hash: hashCode(code, key), attempts_left: codeLimits.attempts, expires_at: expiresAt, ended_at: null };
  await tx.updateTable('verification_codes').set(renewed).where('guid', '=', codeGuid).execute();
  await tx.deleteFrom('mails').where('code_guid', '=', codeGuid).where('delivered_at', 'is', null).where('failed_at', 'is', null).execute();
  return { code, about: { codeGuid, expiresAt } };
}

export interface CodeAttempt {
  flow: CodeFlow;
  token: string;
  code: string;
  /** The pause between two codes of this owner. */
  pauseOf: (ownerGuid: string) => KeyedLimit | Promise<KeyedLimit>;
}

/**
 * Tries a code. The attempt is counted before the comparison, in one statement, so that concurrent guesses share the five attempts. The last attempt
 * ends the pause before the next code. Hourly and daily limits still apply.
 * @returns guids of the code and of its owner; `endCode` must still consume it
 * @throws Failure codeExpired, or wrongCode with `{ attemptsLeft }`
 */
export async function tryCode(
  db: Kysely<Database>,
  clock: Clock,
  { flow, token, code, pauseOf }: CodeAttempt,
): Promise<{ codeGuid: string; ownerGuid: string; isSecond: boolean }> {
  const column = ownerColumn[flow];
  const row = await db
    .updateTable('verification_codes')
    .set({ attempts_left: sql`attempts_left - 1` })
    .where('token_hash', '=', hashToken(token))
    .where(column, 'is not', null)
    .where('ended_at', 'is', null)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', clock.now())
    .returning(['guid', 'sign_up_guid', 'reset_guid', 'email_change_guid', 'code_hash', 'attempts_left', 'is_second'])
    .executeTakeFirst();
  const ownerGuid = row?.[column];
  if (!row || !ownerGuid) throw codeExpired();
  if (isCode(row.code_hash, code, token)) return { codeGuid: row.guid, ownerGuid, isSecond: row.is_second };
  const attemptsLeft = row.attempts_left;
  if (attemptsLeft === 0) await forget(db, [await pauseOf(ownerGuid)]);
  const text =
    attemptsLeft > 0
      ? i18n._(
          '{attemptsLeft, plural, one {This code is not right. You have one try left.} other {This code is not right. You have # tries left.}}',
          { attemptsLeft },
        )
      : i18n._('This code is not right. Please ask for a new one.');
  throw new Failure('wrongCode', text, { attemptsLeft });
}

/** Returns the attempt of a right code that will be sent once more. */
export async function giveBackAttempt(db: Kysely<Database>, codeGuid: string): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set({ attempts_left: sql`attempts_left + 1` })
    .where('guid', '=', codeGuid)
    .execute();
}

/** Does what a right code is for. A fault of ours, such as a full disk, does not use the code up. */
export async function afterRightCode<T>(db: Kysely<Database>, codeGuid: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) await giveBackAttempt(db, codeGuid).catch(() => undefined);
    throw error;
  }
}

/** Ends all codes of an owner after a right one. */
export async function endCodesOf(tx: Kysely<Database>, clock: Clock, { flow, guid }: CodeOwner): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set({ ended_at: clock.now() })
    .where(ownerColumn[flow], '=', guid)
    .where('ended_at', 'is', null)
    .execute();
}

/** Consumes a code, in the transaction of its purpose. @throws Failure codeExpired when a concurrent call was first. */
export async function endCode(tx: Kysely<Database>, clock: Clock, codeGuid: string): Promise<void> {
  const ended = await tx
    .updateTable('verification_codes')
    .set({ ended_at: clock.now() })
    .where('guid', '=', codeGuid)
    .where('ended_at', 'is', null)
    .returning('guid')
    .executeTakeFirst();
  if (!ended) throw codeExpired();
}
