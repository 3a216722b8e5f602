import type { Locale } from '../../contract/shell/locales.ts';
import type { Clock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Kysely } from 'kysely';
import { newGuid } from '../db/guid.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, isDuplicate } from '../db/transaction.ts';
import { codeMail } from '../mail/code-mail.ts';
import { addressChangedMail } from '../mail/email-change-mails.ts';
import { passwordChangedMail } from '../mail/password-changed-mail.ts';
import { endReturns, resettableAt, type Resettable } from '../account/address-returns.ts';
import { codeExpired, codeLimits, endCode, endCodesOf, giveBackAttempt, issueCode, tryCode } from './codes.ts';
import { inNetworks } from '../limits/networks.ts';
import { forget } from '../limits/rate-limit.ts';
import { forgetDevices } from './known-devices.ts';
import { accountLimits } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { hashToken } from './secrets.ts';
import { endWaysInto, waysInto, type WaysIn } from './ways-in.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

interface CodeFor {
  /** Of the reset. */
  guid: string;
  email: string;
  language: Locale;
  isSecond: boolean;
}

/** Creates a reset's code, and its mail if the address has an account. Resolves to the client's token. */
async function mailCode(
  tx: Kysely<Database>,
  { clock, mailer, config }: Services,
  { guid, email, language, isSecond }: CodeFor,
): Promise<string> {
  const issued = await issueCode(tx, clock, { flow: 'reset', guid, isSecond });
  const { productName } = config;
  const account = await resettableAt(tx, clock, email);
  const about = { code: issued.code, minutes: codeLimits.minutes, productName };
  const flow =
    account === null || account.changedAt === null ? ({ flow: 'reset' } as const) : ({ flow: 'return', newEmail: account.email } as const);
  const mail = codeMail({ to: email, language: account?.language ?? language, ...flow, ...about });
  if (account) await mailer.send(tx, { ...mail, ...issued.about });
  return issued.token;
}

/** `requestReset` inside the caller's transaction; the caller delivers the mails. */
export async function beginReset(tx: Kysely<Database>, services: Services, email: string, language: Locale): Promise<string> {
  const expires = { expires_at: services.clock.now() + codeLimits.minutes * 60_000 };
  // One row per address serialises concurrent requests, so that valid codes are counted.
  const { guid } = await tx
    .insertInto('password_resets')
    .values({ guid: newGuid(), email, ...expires })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(expires))
    .returning('guid')
    .executeTakeFirstOrThrow();
  return mailCode(tx, services, { guid, email, language, isSecond: false });
}

/**
 * Creates a code for a new password, and mails it if `email` (normalised) has an account or had one until some days ago. An address without an
 * account gets an unsent code as well, so that later answers are the same. `language` is the requester's; an account's own has priority.
 * @returns the client's token
 */
export async function requestReset(services: Services, email: string, language: Locale): Promise<string> {
  const token = await inTransaction(services.db, (tx) => beginReset(tx, services, email, language));
  services.mailer.deliver();
  return token;
}

/** The address of a token; null when it has expired or is unknown. */
export async function emailOfReset({ db }: Pick<Services, 'db'>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('verification_codes')
    .innerJoin('password_resets', 'password_resets.guid', 'verification_codes.reset_guid')
    .select('password_resets.email')
    .where('verification_codes.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.email ?? null;
}

interface Confirmation {
  token: string;
  code: string;
  /** Already validated. */
  password: string;
  /** `request.ip`. */
  address: string;
  /** The key of the pause between two codes. */
  asker: string;
  /** The requester's; an account's own takes precedence. */
  language: Locale;
  /** Guids of the connected sign-ins and passkeys to keep. */
  keep: readonly string[];
}

type Attempt = Pick<Confirmation, 'token' | 'code' | 'asker'>;

/** Tries a code of a reset. @throws Failure wrongCode or codeExpired */
function tryResetCode(db: Kysely<Database>, clock: Clock, { token, code, asker }: Attempt) {
  const pauseOf = async (guid: string) => {
    const { email } = await db.selectFrom('password_resets').select('email').where('guid', '=', guid).executeTakeFirstOrThrow();
    return accountLimits.resetPause(email, asker);
  };
  return tryCode(db, clock, { flow: 'reset', token, code, pauseOf });
}

/**
 * During an attack one right code is not enough: consumes it, and mails another one. Resolves to its token, or to null when the code is already the
 * second one, which then stays valid once more.
 * @throws Failure wrongCode or codeExpired
 */
export async function secondCode(services: Services, attempt: Attempt & Pick<Confirmation, 'language'>): Promise<string | null> {
  const { db, clock, mailer } = services;
  const { language } = attempt;
  const { codeGuid, ownerGuid: guid, isSecond } = await tryResetCode(db, clock, attempt);
  if (isSecond) {
    await giveBackAttempt(db, codeGuid);
    return null;
  }
  const next = await inTransaction(db, async (tx) => {
    await endCode(tx, clock, codeGuid);
    const { email } = await accountOfReset(tx, clock, guid);
    return mailCode(tx, services, { guid, email, language, isSecond: true });
  });
  mailer.deliver();
  return next;
}

/** The account of a reset, and the address used. @throws Failure codeExpired when there is none (any more) */
async function accountOfReset(db: Kysely<Database>, clock: Clock, guid: string): Promise<{ email: string; account: Resettable }> {
  const { email } = await db.selectFrom('password_resets').select('email').where('guid', '=', guid).executeTakeFirstOrThrow(codeExpired);
  const account = await resettableAt(db, clock, email);
  if (account === null) throw codeExpired();
  return { email, account };
}

/**
 * The account's other ways to sign in, so that the owner can choose which to keep: requires a right code, which stays valid once more.
 * @throws Failure wrongCode or codeExpired
 */
export async function waysToKeep({ db, clock }: Pick<Services, 'db' | 'clock'>, attempt: Attempt): Promise<WaysIn> {
  const { codeGuid, ownerGuid } = await tryResetCode(db, clock, attempt);
  await giveBackAttempt(db, codeGuid);
  const { account } = await accountOfReset(db, clock, ownerGuid);
  return waysInto(db, account.userGuid);
}

/**
 * Sets the new password, ends all sessions of its owner (ASVS 7.4.3) and all other ways to sign in that are not kept, and informs the owner by mail
 * (ASVS 6.3.7). Starts no session. Of two concurrent right codes one succeeds.
 * @throws Failure wrongCode or codeExpired
 */
export async function confirmReset({ db, clock, mailer, config }: Services, confirmation: Confirmation): Promise<string> {
  const { password, address, language, keep } = confirmation;
  const { codeGuid, ownerGuid } = await tryResetCode(db, clock, confirmation);
  // Hashing is expensive, so it requires a right code.
  const passwordHash = await hashPassword(password);
  const work = inTransaction(db, async (tx) => {
    await endCode(tx, clock, codeGuid);
    // Other requesters may hold tokens for other codes of this address.
    await endCodesOf(tx, clock, { flow: 'reset', guid: ownerGuid });
    const { email, account } = await accountOfReset(tx, clock, ownerGuid);
    const { userGuid, changedAt } = account;
    // A previous address is restored with the password.
    await tx
      .updateTable('users')
      .set({ email, password_hash: passwordHash, locked_at: null })
      .where('guid', '=', userGuid)
      .returning('guid')
      .executeTakeFirstOrThrow(codeExpired);
    // Before the sessions, so that a concurrent sign-in is ended in either case.
    await tx.deleteFrom('pending_sign_ins').where('user_guid', '=', userGuid).execute();
    const spoken = account.language ?? language;
    const connections = await endWaysInto(tx, { userGuid, keep, language: spoken });
    await tx.deleteFrom('sessions').where('user_guid', '=', userGuid).execute();
    await forgetDevices(tx, userGuid);
    // Their sign-ins have ended. Notices to another address may be about this browser.
    await tx.deleteFrom('device_notices').where('user_guid', '=', userGuid).where('email', '=', email).execute();
    if (changedAt !== null) await endReturns(tx, clock, userGuid, changedAt);
    // A user who forgot the password has usually failed too often.
    const tries = [...inNetworks((network) => accountLimits.signInAccount(email, network), address), accountLimits.signInStrangers(email)];
    await forget(tx, tries);
    const letterhead = { to: email, language: spoken, ...config };
    const returnedFrom = changedAt === null ? null : account.email;
    await mailer.send(tx, passwordChangedMail({ ...letterhead, signedOut: 'everywhere', connections, returnedFrom }));
    if (returnedFrom !== null) await mailer.send(tx, addressChangedMail({ ...letterhead, to: returnedFrom, newEmail: email }));
    return userGuid;
  });
  // An account with the address was created at this moment.
  const userGuid = await work.catch((error: unknown) => {
    throw isDuplicate(error) ? codeExpired() : error;
  });
  mailer.deliver();
  return userGuid;
}
