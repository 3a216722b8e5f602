import type { Kysely } from 'kysely';
import type { Authenticator, AuthenticatorKey } from '../../../contract/sign-in/second-steps.ts';
import { accountLimits } from '../limits.ts';
import { passwordHashOf } from '../../account/own-password.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { i18n } from '@anydish/language/sentence';
import { giveBack, takeToken } from '../../limits/rate-limit.ts';
import { authenticatorMail } from '../../mail/authenticator-mail.ts';
import type { Letterhead } from '../../mail/notice.ts';
import { openKey, sealKey } from './sealed-keys.ts';
import { newSecret, secretUri, stepOf } from './totp.ts';

type Keyed = Pick<Deps, 'db' | 'clock' | 'config'>;
type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** The account, and the language of its owner's mails. */
type Owner = Pick<Letterhead, 'language'> & { userGuid: string; email: string };

/** How long a new app has to show its first code, in milliseconds. */
const setUpLife = 15 * 60_000;

export const hasAuthenticator = async (db: Kysely<Database>, userGuid: string): Promise<boolean> =>
  (await db.selectFrom('authenticators').select('created_at').where('user_guid', '=', userGuid).executeTakeFirst()) !== undefined;

export async function findAuthenticator(services: Pick<Deps, 'db'>, userGuid: string): Promise<Authenticator> {
  const { db } = services;
  const row = await db.selectFrom('authenticators').select('created_at').where('user_guid', '=', userGuid).executeTakeFirst();
  return { setUpAt: row?.created_at ?? null, hasPassword: (await passwordHashOf(services, userGuid)) !== null };
}

/** A new key for an app. The current app stays valid until the new one has shown a code. */
export async function beginSetUp({ db, clock, config }: Services, { userGuid, email }: Owner): Promise<AuthenticatorKey> {
  const secret = newSecret();
  const row = { secret: sealKey(secret, userGuid, config.secretKey), expires_at: clock.now() + setUpLife };
  await db
    .insertInto('authenticator_set_ups')
    .values({ user_guid: userGuid, ...row })
    .onConflict((conflict) => conflict.column('user_guid').doUpdateSet(row))
    .execute();
  return { secret, secretUri: secretUri(secret, { issuer: config.productName, label: email }) };
}

const wrongCode = () => refuseProblems({ code: 'authenticatorCode.wrong' });

/** Compares a code, and counts a wrong one. @throws Failure tooManyRequests, or the error of `isRight` */
async function counted(
  services: Pick<Deps, 'db' | 'clock'>,
  userGuid: string,
  isRight: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const limit = accountLimits.authenticatorCodes(userGuid);
  // Taken in advance, so that concurrent guesses are counted too.
  await takeToken(services.db, services.clock, limit);
  const isIt = await isRight();
  if (isIt) await giveBack(services.db, [limit]);
  return isIt;
}

/**
 * Makes the app with this code the account's app, replacing an earlier one, and informs the owner (ASVS 6.3.7).
 * @throws Failure codeExpired, invalidInput or tooManyRequests
 */
export async function confirmSetUp(services: Services, owner: Owner, code: string): Promise<void> {
  const { db, clock, mailer, config } = services;
  const { userGuid, email: to, language } = owner;
  const now = clock.now();
  const setUp = await db
    .selectFrom('authenticator_set_ups')
    .select('secret')
    .where('user_guid', '=', userGuid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!setUp) throw new Failure('codeExpired', i18n._('This took too long. Please set your authenticator app up again.'));
  // Encrypted for the account, so it is moved unchanged.
  const { secret } = setUp;
  const step = stepOf(openKey(secret, userGuid, config.secretKey), code, now);
  if (!(await counted(services, userGuid, () => step !== null)) || step === null) return wrongCode();
  await inTransaction(db, async (tx) => {
    // Of two concurrent calls the second finds nothing.
    const taken = await tx
      .deleteFrom('authenticator_set_ups')
      .where('user_guid', '=', userGuid)
      .where('secret', '=', secret)
      .returning('user_guid')
      .executeTakeFirst();
    if (!taken) return wrongCode();
    const row = { secret, last_step: step, created_at: now };
    await tx
      .insertInto('authenticators')
      .values({ user_guid: userGuid, ...row })
      .onConflict((conflict) => conflict.column('user_guid').doUpdateSet(row))
      .execute();
    await mailer.send(tx, authenticatorMail({ to, language, change: 'set up', ...config }));
  });
  mailer.deliver();
}

/** Removes the app, and informs the owner. Does nothing without an app. */
export async function removeAuthenticator({ db, mailer, config }: Services, { userGuid, email: to, language }: Owner): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('authenticator_set_ups').where('user_guid', '=', userGuid).execute();
    const removed = await tx.deleteFrom('authenticators').where('user_guid', '=', userGuid).returning('user_guid').executeTakeFirst();
    if (removed) await mailer.send(tx, authenticatorMail({ to, language, change: 'removed', ...config }));
  });
  mailer.deliver();
}

/** Consumes a code: it and all older ones are refused afterwards. One statement, so that of two concurrent uses one passes. */
async function useUp({ db, clock, config }: Keyed, userGuid: string, code: string): Promise<boolean> {
  const app = await db.selectFrom('authenticators').select('secret').where('user_guid', '=', userGuid).executeTakeFirst();
  const step = app ? stepOf(openKey(app.secret, userGuid, config.secretKey), code, clock.now()) : null;
  if (!app || step === null) return false;
  const used = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_guid', '=', userGuid)
    .where('secret', '=', app.secret)
    .where('last_step', '<', step)
    .returning('user_guid')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Consumes a code of the account's app.
 * @throws Failure invalidInput under `code`, or tooManyRequests
 */
export async function requireCode(services: Keyed, userGuid: string, code: string): Promise<void> {
  // Apps show it in two halves.
  const digits = code.replaceAll(/\s/g, '');
  if (!(await counted(services, userGuid, () => useUp(services, userGuid, digits)))) wrongCode();
}
