import type { FastifyRequest } from 'fastify';
import { refuseProblems } from '../http/field-problems.ts';
import { networkOf } from '../http/network.ts';
import type { Viewer } from './viewer-rows.ts';
import { isOwnPassword, passwordHashOf } from './own-password.ts';
import { requireOwnHands } from './viewer.ts';

/**
 * ASVS 7.5.1: the owner, who has just shown to know the password. An account without one asks for none.
 * @throws Failure notSignedIn, notAllowed, invalidInput or tooManyRequests
 */
export async function requireProof(request: FastifyRequest, password: string): Promise<Viewer> {
  const { deps } = request.server;
  const owner = await requireOwnHands(request);
  const { userGuid, email } = owner;
  if ((await passwordHashOf(deps, userGuid)) === null) return owner;
  if (password === '') refuseProblems({ currentPassword: 'password.required' });
  const attempt = { userGuid, email, password, network: networkOf(request.ip) };
  if (!(await isOwnPassword(deps, attempt))) refuseProblems({ currentPassword: 'currentPassword.wrong' });
  return owner;
}
