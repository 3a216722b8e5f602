import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { StartedReset } from '../../contract/account/account-endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, isDuplicate } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { route } from '../http/routes.ts';
import { requestLanguage } from '../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { inNetworks } from '../limits/networks.ts';
import { takeTokens } from '../limits/rate-limit.ts';
import { addressChangedMail } from '../mail/email-change-mails.ts';
import { endReturns, resettableAt } from '../account/address-returns.ts';
import { forgetDevices } from './known-devices.ts';
import { accountLimits } from './limits.ts';
import { beginReset } from './resets.ts';
import { hashToken } from './secrets.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

const linkExpired = () =>
  new Failure('codeExpired', i18n._('This link has expired or was already used. You can still reset your password.'));

interface Denied {
  userGuid: string;
  /** Where the mail of the sign-in went. */
  email: string;
  /** When somebody signed in. */
  since: number;
}

/**
 * The address that the mail went to is the account's again if it was changed since: a thief may have moved the account, and
 * would reset the password by an address of their own.
 */
async function returnAddress(tx: Kysely<Database>, { clock, mailer, config }: Services, denied: Denied, language: Locale): Promise<void> {
  const account = await resettableAt(tx, clock, denied.email);
  if (account !== null && account.userGuid === denied.userGuid && account.changedAt !== null) {
    await tx.updateTable('users').set({ email: denied.email }).where('guid', '=', denied.userGuid).execute();
    const letterhead = { to: account.email, language: account.language ?? language, ...config };
    await mailer.send(tx, addressChangedMail({ ...letterhead, newEmail: denied.email }));
  }
  await endReturns(tx, clock, denied.userGuid, denied.since);
}

/** Ends all that is open, and opens the account to nobody until its owner has chosen a new password. */
async function lock(tx: Kysely<Database>, { clock }: Services, userGuid: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null, locked_at: clock.now() }).where('guid', '=', userGuid).execute();
  // Before the sessions: a sign-in that is finished meanwhile ends here or there.
  await tx.deleteFrom('pending_sign_ins').where('user_guid', '=', userGuid).execute();
  await tx.deleteFrom('sessions').where('user_guid', '=', userGuid).execute();
  await tx.deleteFrom('email_changes').where('user_guid', '=', userGuid).execute();
  await tx.deleteFrom('device_notices').where('user_guid', '=', userGuid).execute();
  await forgetDevices(tx, userGuid);
}

/**
 * The owner says of a sign-in that it was somebody else. The token is good once, and nothing but a press sends it: programs that open the
 * links of mails do nothing. What is connected stays listed, and the reset that begins here asks what of it to keep.
 * @throws Failure codeExpired
 */
async function denySignIn(services: Services, token: string, language: Locale): Promise<StartedReset> {
  const { db, clock, mailer } = services;
  const work = inTransaction(db, async (tx) => {
    const denied = await tx
      .deleteFrom('device_notices')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock.now())
      .returning(['user_guid as userGuid', 'email', 'created_at as since'])
      .executeTakeFirstOrThrow(linkExpired);
    await returnAddress(tx, services, denied, language);
    await lock(tx, services, denied.userGuid);
    return { email: denied.email, token: await beginReset(tx, services, denied.email, language) };
  });
  // Somebody made an account with the address in this moment.
  const started = await work.catch((error: unknown) => {
    throw isDuplicate(error) ? linkExpired() : error;
  });
  mailer.deliver();
  return started;
}

async function deny(request: FastifyRequest, token: string): Promise<StartedReset> {
  const { deps } = request.server;
  await takeTokens(deps.db, deps.clock, inNetworks(accountLimits.codeNetwork, request.ip));
  return denySignIn(deps, token, requestLanguage(request));
}

/** "That was not me": the answer to the mail about a sign-in in a new browser. */
export function registerDenials(app: FastifyInstance): void {
  route(app, endpoints.denySignIn, { handler: ({ request, body }) => deny(request, body.token) });
}
