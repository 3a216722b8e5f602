import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { readRecoveryCode } from '../../../contract/validation.ts';
import type { Session } from '../../../contract/entities.ts';
import { clearCookie, readCookie, setCookie } from '../cookies.ts';
import { userAgentOf } from '../devices.ts';
import { rememberDevice } from '../known-devices.ts';
import { accountLimits } from '../limits.ts';
import { hashToken, newToken } from '../secrets.ts';
import { refuseSuspended } from '../locked.ts';
import { asSession, createSession, endSession } from '../sessions.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { route } from '../../http/routes.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { giveBack, takeToken } from '../../limits/rate-limit.ts';
import { recoveryCodeUsedMail } from '../../mail/passkey-mails.ts';
import { findRecoveryCode, useRecoveryCode } from '../passkeys/recovery-codes.ts';
import { requireCode } from './authenticators.ts';

/** Milliseconds between the first step and the code. */
export const pendingLife = 10 * 60_000;

export const secondStepRequired = () => new Failure('secondStepRequired', i18n._('Please enter the code of your authenticator app.'));

const expired = () => new Failure('codeExpired', i18n._('Signing in took too long. Please sign in again.'));

/** Binds the waiting sign-in to this browser. */
export const keepPending = (reply: FastifyReply, token: string): void => setCookie(reply, 'second-step', token, pendingLife / 1000);

/** Waits for a code after an external sign-in. */
export async function beginPending({ db, clock }: Pick<Deps, 'db' | 'clock'>, reply: FastifyReply, userGuid: string): Promise<void> {
  const [token, now] = [newToken(), clock.now()];
  const row = { guid: newGuid(), token_hash: hashToken(token), user_guid: userGuid };
  await db
    .insertInto('pending_sign_ins')
    .values({ ...row, created_at: now, expires_at: now + pendingLife })
    .execute();
  keepPending(reply, token);
}

/** The account's matching recovery code, or null. Counted together with the app's codes. @throws Failure tooManyRequests */
async function findCounted(
  { server: { deps } }: FastifyRequest,
  { guid, email }: { guid: string; email: string },
  code: string,
): Promise<string | null> {
  const limit = accountLimits.authenticatorCodes(guid);
  await takeToken(deps.db, deps.clock, limit);
  const found = await findRecoveryCode(deps.db, email, code);
  // Another one is taken for what is no recovery code, by requireCode.
  await giveBack(deps.db, [limit]);
  return found;
}

async function confirm(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Session> {
  const { deps, findViewer } = request.server;
  const { db, clock, mailer, config } = deps;
  const tokenHash = hashToken(readCookie(request, 'second-step') ?? '');
  const pending = await db
    .selectFrom('pending_sign_ins')
    .innerJoin('users', 'users.guid', 'pending_sign_ins.user_guid')
    .select(['users.guid', 'users.staff', 'users.email', 'users.language'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!pending) throw expired();
  const { guid, staff } = pending;
  const recovery = readRecoveryCode(code) === null ? null : await findCounted(request, pending, code);
  if (recovery === null) await requireCode(deps, guid, code);
  const earlier = readCookie(request, 'session');
  const session = await inTransaction(db, async (tx) => {
    // A new password ends the wait. It deletes these rows first, then the sessions.
    const taken = await tx.deleteFrom('pending_sign_ins').where('token_hash', '=', tokenHash).returning('guid').executeTakeFirst();
    if (!taken) throw expired();
    await refuseSuspended(tx, guid, config);
    if (earlier !== undefined) await endSession(tx, earlier);
    if (recovery !== null) {
      const used = await useRecoveryCode(tx, clock.now(), recovery);
      if (used === null) throw expired();
      const language = pending.language ?? requestLanguage(request);
      await mailer.send(tx, recoveryCodeUsedMail({ ...config, to: pending.email, language, left: used.left }));
    }
    const owner = { guid, isStaff: staff !== null, userAgent: userAgentOf(request) };
    // A recovery code replaces a lost second factor, but is none itself.
    return createSession(tx, deps, recovery === null ? { ...owner, steppedUpAt: clock.now() } : owner);
  });
  mailer.deliver();
  clearCookie(reply, 'second-step');
  await rememberDevice(request, reply, guid, 'sign-in');
  setCookie(reply, 'session', session.token, session.maxAge);
  const viewer = await findViewer(session.token);
  if (!viewer) throw expired();
  return asSession(viewer, deps);
}

/** Completes a sign-in with its second step. */
export function registerPendingSignIns(app: FastifyInstance): void {
  route(app, endpoints.confirmSignIn, { handler: ({ request, reply, body }) => confirm(request, reply, body.code) });
}
