import type { Kysely } from 'kysely';
import { sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import type { Deps } from '../deps.ts';
import { newGuid } from '../db/guid.ts';
import type { NewPasskey } from '../db/passkey-schema.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { Failure } from '../http/failure.ts';
import { codeMail } from '../mail/code-mail.ts';
import { codeLimits, afterRightCode, endCode, issueCode, renewCode, tryCode } from './codes.ts';
import { accountLimits } from './limits.ts';
import { takeToken } from '../limits/rate-limit.ts';
import { hashToken } from './secrets.ts';
import { createSession, type NewSession } from './sessions.ts';
import type { Viewer } from './viewer-rows.ts';
import { insertPasskey, refuseDuplicate } from './passkeys/passkeys.ts';
import { i18n } from '@anydish/language/sentence';

/** A sign-up that nobody confirms is forgotten after a day; its browser can have codes sent again until then. */
export const signUpLife = 24 * 60 * 60_000;

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

interface Recipient {
  /** The address, in its stored form. */
  to: string;
  language: Locale;
}

async function mailCode(
  tx: Kysely<Database>,
  { clock, mailer, config }: Services,
  signUpGuid: string,
  { to, language }: Recipient,
): Promise<string> {
  const { token, code, about } = await issueCode(tx, clock, { flow: 'sign-up', guid: signUpGuid });
  const { productName } = config;
  const mail = codeMail({ to, language, flow: 'sign-up', code, minutes: codeLimits.minutes, productName });
  await mailer.send(tx, { ...mail, ...about });
  return token;
}

/**
 * Mails another code for a sign-up to the page that waits for it, in the caller's transaction, who has the mail delivered. As often as its owner
 * could ask for one.
 */
export async function mailCodeAgain(
  tx: Kysely<Database>,
  services: Omit<Services, 'db'>,
  signUpGuid: string,
): Promise<'sent' | 'tooSoon' | 'tooLate'> {
  const { clock, mailer, config } = services;
  const begun = await tx
    .selectFrom('sign_ups')
    .select(['email', 'language', 'expires_at'])
    .where('guid', '=', signUpGuid)
    .executeTakeFirst();
  if (begun === undefined || begun.expires_at <= clock.now()) return 'tooLate';
  const { email: to } = begun;
  for (const limit of [accountLimits.resend(signUpGuid), accountLimits.signUpMails(to)]) {
    const refusal = await takeToken(tx, clock, limit).catch((error: unknown) => error);
    if (refusal instanceof Failure) return 'tooSoon';
    if (refusal !== undefined) throw refusal;
  }
  const renewed = await renewCode(tx, clock, signUpGuid);
  if (renewed === null) return 'tooLate';
  const { productName } = config;
  const language = begun.language ?? sourceLocale;
  const mail = codeMail({ to, language, flow: 'sign-up', code: renewed.code, minutes: codeLimits.minutes, productName });
  await mailer.send(tx, { ...mail, ...renewed.about });
  return 'sent';
}

/** The account that has this address, or null. */
export async function accountAt(db: Kysely<Database>, email: string): Promise<{ language: Locale | null } | null> {
  return (await db.selectFrom('users').select('language').where('email', '=', email).executeTakeFirst()) ?? null;
}

/** What will open the account. A passkey names the account already, in the authenticator that made it. */
type WayIn = { passwordHash: string } | { passkey: NewPasskey; userGuid: string };

export interface NewSignUp {
  email: string;
  /** What its mails are written in. */
  language: Locale;
  wayIn: WayIn;
  /** What the browser's cookie will hold. */
  browser: string;
  /** What it held before: its earlier sign-up with the same address is given up. */
  earlierBrowser: string | undefined;
}

/** Keeps a sign-up until its code is confirmed, and mails the code. Resolves to the client's token and the sign-up's guid. */
export async function beginSignUp(services: Services, signUp: NewSignUp): Promise<{ token: string; guid: string }> {
  const { db, clock, mailer } = services;
  const { email, language, wayIn, browser, earlierBrowser } = signUp;
  const [guid, now] = [newGuid(), clock.now()];
  const token = await inTransaction(db, async (tx) => {
    if (earlierBrowser !== undefined)
      await tx.deleteFrom('sign_ups').where('browser_hash', '=', hashToken(earlierBrowser)).where('email', '=', email).execute();
    const row = {
      guid,
      email,
      language,
      password_hash: 'passwordHash' in wayIn ? wayIn.passwordHash : null,
      passkey: 'passkey' in wayIn ? JSON.stringify(wayIn.passkey) : null,
      user_guid: 'userGuid' in wayIn ? wayIn.userGuid : null,
      browser_hash: hashToken(browser),
      created_at: now,
      expires_at: now + signUpLife,
    };
    await tx.insertInto('sign_ups').values(row).execute();
    return mailCode(tx, services, guid, { to: email, language });
  });
  mailer.deliver();
  return { token, guid };
}

/**
 * What the account will be called for which this browser has made a passkey already, or a new name. Another passkey for the same account takes
 * the place of the first in its authenticator, so that no dead one is left there.
 */
export async function newUserGuid({ db, clock }: Services, email: string, browser: string | undefined): Promise<string> {
  const begun = await db
    .selectFrom('sign_ups')
    .select('user_guid')
    .where('browser_hash', '=', hashToken(browser ?? ''))
    .where('email', '=', email)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return begun?.user_guid ?? newGuid();
}

/** A code confirms in the browser that asked for it alone: any other begins anew, with a password of its own. */
const notHere = () =>
  new Failure('codeExpired', i18n._('This sign-up was not started in this browser, or has expired. Please sign up again.'));

/**
 * The living sign-up that a browser began with an address, by its cookie. That of another browser may be a stranger's, with the
 * stranger's password: its owner by mail would confirm that password with it.
 * @throws Failure codeExpired, whether or not anybody else has begun with the address
 */
export async function findSignUp({ db, clock }: Services, email: string, browser: string | undefined): Promise<string> {
  const own = await db
    .selectFrom('sign_ups')
    .select('guid')
    .where('browser_hash', '=', hashToken(browser ?? ''))
    .where('email', '=', email)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!own) throw notHere();
  return own.guid;
}

/** @throws Failure codeExpired for a token of another browser's sign-up; one of no sign-up at all is for `tryCode` to refuse. */
async function requireOwnToken({ db }: Services, token: string, browser: string | undefined): Promise<void> {
  const row = await db
    .selectFrom('verification_codes')
    .innerJoin('sign_ups', 'sign_ups.guid', 'verification_codes.sign_up_guid')
    .select('sign_ups.browser_hash')
    .where('verification_codes.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row && row.browser_hash !== hashToken(browser ?? '')) throw notHere();
}

interface Confirmation {
  token: string;
  code: string;
  /** What the browser's cookie holds. */
  browser: string | undefined;
  userAgent: string;
  language: Locale;
}

/** Mails a new code for a sign-up. Resolves to the client's new token. */
export async function resendCode(services: Services, signUpGuid: string, recipient: Recipient): Promise<string> {
  const token = await inTransaction(services.db, (tx) => mailCode(tx, services, signUpGuid, recipient));
  services.mailer.deliver();
  return token;
}

/**
 * Makes the user of a confirmed sign-up, and the user's first session. Two right codes at once make one user.
 * @throws Failure wrongCode, codeExpired, or conflict when the address got an account in the meantime
 */
export async function confirmSignUp(services: Services, confirmation: Confirmation): Promise<{ session: NewSession; viewer: Viewer }> {
  const { db, clock } = services;
  const { token, code, browser, userAgent, language } = confirmation;
  await requireOwnToken(services, token, browser);
  const { codeGuid, ownerGuid } = await tryCode(db, clock, { flow: 'sign-up', token, code, pauseOf: accountLimits.resend });
  const work = () =>
    inTransaction(db, async (tx) => {
      await endCode(tx, clock, codeGuid);
      const begun = await tx
        .selectFrom('sign_ups')
        .select(['email', 'password_hash', 'passkey', 'user_guid'])
        .where('guid', '=', ownerGuid)
        .executeTakeFirstOrThrow();
      const { email, password_hash, passkey } = begun;
      const user = {
        guid: begun.user_guid ?? newGuid(),
        email,
        password_hash,
        first_name: '',
        last_name: '',
        is_verified: true,
        staff: null,
      };
      const made = await tx
        .insertInto('users')
        .values({ ...user, language, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('guid')
        .executeTakeFirst();
      if (!made) throw new Failure('conflict', i18n._('This email address already has an account. Please sign in.'));
      if (passkey !== null) await insertPasskey(tx, clock, made.guid, passkey).catch(refuseDuplicate);
      // Other sign-ups with this address, by people who cannot read its mail, end here.
      await tx.deleteFrom('sign_ups').where('email', '=', email).execute();
      const session = await createSession(tx, services, { guid: made.guid, isStaff: false, userAgent });
      // All that is known of somebody this new.
      const nobody = {
        firstName: '',
        lastName: '',
        staff: null,
        companies: [],
        defaultServings: null,
        defaultUnits: null,
        defaultOven: null,
        deletesAt: null,
        impersonation: null,
      };
      return { session, viewer: { ...nobody, userGuid: made.guid, email, isVerified: true, language } };
    });
  return afterRightCode(db, codeGuid, work);
}
