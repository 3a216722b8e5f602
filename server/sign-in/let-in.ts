import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.ts';
import { rememberDevice, type LetIn } from './known-devices.ts';
import { endSession, type NewSession } from './sessions.ts';

interface Entry {
  session: NewSession;
  how: LetIn;
}

/**
 * Starts a session after recording the browser and informing the owner. Ends the browser's previous session, to prevent session fixation. ASVS 7.2.4.
 */
export async function letIn(request: FastifyRequest, reply: FastifyReply, userGuid: string, { session, how }: Entry): Promise<void> {
  const earlier = readCookie(request, 'session');
  if (earlier !== undefined) await endSession(request.server.deps.db, earlier);
  await rememberDevice(request, reply, userGuid, how);
  setCookie(reply, 'session', session.token, session.maxAge);
}
