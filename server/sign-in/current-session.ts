import type { FastifyRequest } from 'fastify';
import type { Session } from '../../contract/entities.ts';
import { findWayBack } from '../console/impersonation/way-back.ts';
import { readCookie } from './cookies.ts';
import { anonymousSession, asSession } from './sessions.ts';
import { viewerOf } from './viewer.ts';

/** The session of a request: `GET /api/session` answers it, and a page carries it. */
export async function currentSession(request: FastifyRequest): Promise<Session> {
  const { deps } = request.server;
  const { db, clock } = deps;
  const viewer = await viewerOf(request);
  if (viewer) return asSession(viewer, deps);
  const token = readCookie(request, 'session');
  return anonymousSession(token === undefined ? null : await findWayBack(db, clock.now(), token));
}

/** True for a session that says nothing about anybody. */
export const isGuest = ({ email, extra }: Session): boolean => email === null && extra.suLogin === undefined;
