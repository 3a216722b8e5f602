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

type Services = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'news'>;

const linkExpired = () =>
  new Failure('codeExpired', i18n._('This link has expired or was already used. You can still reset your password.'));

interface Denied {
  userGuid: string;
  /** The address of the notice. */
  email: string;
  /** Time of the sign-in. */
  since: number;
}

/** Restores the notified address if it was changed since: an attacker may have changed it, and could reset the password through it. */
async function returnAddress(tx: Kysely<Database>, { clock, mailer, config }: Services, denied: Denied, language: Locale): Promise<void> {
  const account = await resettableAt(tx, clock, denied.email);
  if (account !== null && account.userGuid === denied.userGuid && account.changedAt !== null) {
    await tx.updateTable('users').set({ email: denied.email }).where('guid', '=', denied.userGuid).execute();
    const letterhead = { to: account.email, language: account.language ?? language, ...config };
    await mailer.send(tx, addressChangedMail({ ...letterhead, newEmail: denied.email }));
  }
  await endReturns(tx, clock, denied.userGuid, denied.since);
}

/** Ends all sessions, and locks the account until its owner has chosen a new password. */
async function lock(tx: Kysely<Database>, { clock }: Services, userGuid: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null, locked_at: clock.now() }).where('guid', '=', userGuid).execute();
  // Before the sessions, so that a concurrent sign-in is ended in either case.
  await tx.deleteFrom('pending_sign_ins').where('user_guid', '=', userGuid).execute();
  await tx.deleteFrom('sessions').where('user_guid', '=', userGuid).execute();
  await tx.deleteFrom('email_changes').where('user_guid', '=', userGuid).execute();
  await tx.deleteFrom('device_notices').where('user_guid', '=', userGuid).execute();
  await forgetDevices(tx, userGuid);
}

/**
 * The owner denies a sign-in. The token works once and is only sent by a button, so that link scanners of mail programs have no effect. Connections
 * stay listed, and the reset that begins here asks which to keep.
 * @throws Failure codeExpired
 */
async function denySignIn(services: Services, token: string, language: Locale): Promise<StartedReset> {
  const { db, clock, mailer, news } = services;
  const work = inTransaction(db, async (tx) => {
    const denied = await tx
      .deleteFrom('device_notices')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock.now())
      .returning(['user_guid as userGuid', 'email', 'created_at as since'])
      .executeTakeFirstOrThrow(linkExpired);
    await returnAddress(tx, services, denied, language);
    await lock(tx, services, denied.userGuid);
    return { userGuid: denied.userGuid, email: denied.email, token: await beginReset(tx, services, denied.email, language) };
  });
  // An account with the address was created at this moment.
  const { userGuid, ...started } = await work.catch((error: unknown) => {
    throw isDuplicate(error) ? linkExpired() : error;
  });
  mailer.deliver();
  await news.tell(userGuid, 'session');
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
