import type { FastifyRequest } from 'fastify';
import { Failure } from '../http/failure.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { i18n } from '@anydish/language/sentence';
import { readCookie } from './cookies.ts';
import { isOwnPassword, passwordHashOf } from '../account/own-password.ts';
import { isNewSession } from './sessions.ts';
import type { Viewer } from './viewer-rows.ts';
import { requireOwnHands } from './viewer.ts';

/** Whether the browser signed in within the hour: the only proof of an account without a password. */
export async function isFresh(request: FastifyRequest): Promise<boolean> {
  const { db, clock } = request.server.deps;
  const token = readCookie(request, 'session');
  return token !== undefined && (await isNewSession(db, clock, token));
}

/**
 * ASVS 7.5.1: the owner, who has just entered the password or, without one, has signed in recently.
 * @throws Failure notSignedIn, notAllowed, invalidInput or tooManyRequests
 */
export async function requireProof(request: FastifyRequest, password: string): Promise<Viewer> {
  const { deps } = request.server;
  const owner = await requireOwnHands(request);
  const { userGuid, email } = owner;
  if ((await passwordHashOf(deps, userGuid)) === null) {
    if (await isFresh(request)) return owner;
    throw new Failure('notAllowed', i18n._('You signed in a while ago. Please sign in again, then try once more.'));
  }
  if (password === '') refuseProblems({ currentPassword: 'password.required' });
  const attempt = { userGuid, email, password, address: request.ip, device: readCookie(request, 'device') };
  if (!(await isOwnPassword(deps, attempt))) refuseProblems({ currentPassword: 'currentPassword.wrong' });
  return owner;
}
