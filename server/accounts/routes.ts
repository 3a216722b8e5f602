import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { route } from '../http/routes.ts';
import { clearCookie, readCookie } from './cookies.ts';
import { anonymousSession, asSession, endSession } from './sessions.ts';
import { viewerOf } from './viewer.ts';

/** Spec 7: the session, and what leads to one. */
export function registerAccounts(app: FastifyInstance): void {
  const { db } = app.deps;

  route(app, endpoints.getSession, {
    handler: async ({ request }) => {
      const viewer = await viewerOf(request);
      return viewer ? asSession(viewer) : anonymousSession();
    },
  });

  route(app, endpoints.signOut, {
    handler: async ({ request, reply }) => {
      const token = readCookie(request, 'session');
      if (token !== undefined) await endSession(db, token);
      clearCookie(reply, 'session');
      return null;
    },
  });
}
