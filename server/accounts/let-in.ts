import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.ts';
import { rememberDevice } from './known-devices.ts';
import { endSession, type NewSession } from './sessions.ts';

/** Hands a session that was begun to its browser. The browser's session so far ends, so that nobody who planted it shares the new one. ASVS 7.2.4. */
export async function letIn(request: FastifyRequest, reply: FastifyReply, userGuid: string, session: NewSession): Promise<void> {
  const earlier = readCookie(request, 'session');
  if (earlier !== undefined) await endSession(request.server.deps.db, earlier);
  setCookie(reply, 'session', session.token, session.maxAge);
  await rememberDevice(request, reply, userGuid);
}
