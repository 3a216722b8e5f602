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

/** A new code of a reset, and its mail, if there is anybody to get it. Resolves to the client's token. */
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

/** `requestReset` in the caller's transaction, who has the mails delivered afterwards. */
export async function beginReset(tx: Kysely<Database>, services: Services, email: string, language: Locale): Promise<string> {
  const expires = { expires_at: services.clock.now() + codeLimits.minutes * 60_000 };
  // One row for each address: of two requests at once the second waits here, so that the codes that live are counted.
  const { guid } = await tx
    .insertInto('password_resets')
    .values({ guid: newGuid(), email, ...expires })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(expires))
    .returning('guid')
    .executeTakeFirstOrThrow();
  return mailCode(tx, services, { guid, email, language, isSecond: false });
}

/**
 * Makes a code for a new password, and mails it if `email` (in its stored form) has an account or had one until some days ago. An address without one gets a
 * code as well, which nobody ever sees: what it answers afterwards is the same too. `language` is the requester's; an account's
 * own goes before it.
 * @returns the client's token
 */
export async function requestReset(services: Services, email: string, language: Locale): Promise<string> {
  const token = await inTransaction(services.db, (tx) => beginReset(tx, services, email, language));
  services.mailer.deliver();
  return token;
}

/** The address that a token was given for, or null when there is none (any more). */
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
  /** Already found good. */
  password: string;
  /** `request.ip`. */
  address: string;
  /** Whose pause between two codes this is. */
  asker: string;
  /** The requester's; an account's own takes precedence. */
  language: Locale;
  /** Guids of the connected sign-ins and passkeys that go on opening the account. */
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
 * While somebody is guessing, one right code is not enough: uses it up, and mails another one. Resolves to its token, or to null when the code
 * is that other one already; then it is good for once more.
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

/** The account that a reset is for, and the address that it was asked by. @throws Failure codeExpired when there is none (any more) */
async function accountOfReset(db: Kysely<Database>, clock: Clock, guid: string): Promise<{ email: string; account: Resettable }> {
  const { email } = await db.selectFrom('password_resets').select('email').where('guid', '=', guid).executeTakeFirstOrThrow(codeExpired);
  const account = await resettableAt(db, clock, email);
  if (account === null) throw codeExpired();
  return { email, account };
}

/**
 * What else opens the account, for its owner to say what of it stays: the code has to be right, and is good for once more.
 * @throws Failure wrongCode or codeExpired
 */
export async function waysToKeep({ db, clock }: Pick<Services, 'db' | 'clock'>, attempt: Attempt): Promise<WaysIn> {
  const { codeGuid, ownerGuid } = await tryResetCode(db, clock, attempt);
  await giveBackAttempt(db, codeGuid);
  const { account } = await accountOfReset(db, clock, ownerGuid);
  return waysInto(db, account.userGuid);
}

/**
 * Puts a new password in the place of the old one, ends all sessions of its owner (ASVS 7.4.3) and all other ways in that are not
 * kept, and tells the owner by mail (ASVS 6.3.7). Opens no session. Of two right codes at once one succeeds.
 * @throws Failure wrongCode or codeExpired
 */
export async function confirmReset({ db, clock, mailer, config }: Services, confirmation: Confirmation): Promise<void> {
  const { password, address, language, keep } = confirmation;
  const { codeGuid, ownerGuid } = await tryResetCode(db, clock, confirmation);
  // A hash is work that nobody should be able to order without a code.
  const passwordHash = await hashPassword(password);
  const work = inTransaction(db, async (tx) => {
    await endCode(tx, clock, codeGuid);
    // Other requesters hold a token for another code of this address.
    await endCodesOf(tx, clock, { flow: 'reset', guid: ownerGuid });
    const { email, account } = await accountOfReset(tx, clock, ownerGuid);
    const { userGuid, changedAt } = account;
    // An address that the account had gets it back with the password.
    await tx
      .updateTable('users')
      .set({ email, password_hash: passwordHash, locked_at: null })
      .where('guid', '=', userGuid)
      .returning('guid')
      .executeTakeFirstOrThrow(codeExpired);
    // Before the sessions: a sign-in that is finished meanwhile ends here or there.
    await tx.deleteFrom('pending_sign_ins').where('user_guid', '=', userGuid).execute();
    const spoken = account.language ?? language;
    const connections = await endWaysInto(tx, { userGuid, keep, language: spoken });
    await tx.deleteFrom('sessions').where('user_guid', '=', userGuid).execute();
    await forgetDevices(tx, userGuid);
    // The sign-ins that they are about have ended. Those that went to another address may be about this very browser.
    await tx.deleteFrom('device_notices').where('user_guid', '=', userGuid).where('email', '=', email).execute();
    if (changedAt !== null) await endReturns(tx, clock, userGuid, changedAt);
    // A user who forgot the old password has usually tried it too often.
    const tries = [...inNetworks((network) => accountLimits.signInAccount(email, network), address), accountLimits.signInStrangers(email)];
    await forget(tx, tries);
    const letterhead = { to: email, language: spoken, ...config };
    const returnedFrom = changedAt === null ? null : account.email;
    await mailer.send(tx, passwordChangedMail({ ...letterhead, signedOut: 'everywhere', connections, returnedFrom }));
    if (returnedFrom !== null) await mailer.send(tx, addressChangedMail({ ...letterhead, to: returnedFrom, newEmail: email }));
  });
  // Somebody made an account with the address in this moment.
  await work.catch((error: unknown) => {
    throw isDuplicate(error) ? codeExpired() : error;
  });
  mailer.deliver();
}
