import type { FastifyInstance, FastifyRequest } from 'fastify';
import { switchBackPath } from '../../../contract/console/console-paths.ts';
import { areas } from '../../../contract/console/areas.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { reasonProblem } from '../../../contract/console/impersonation.ts';
import { clearCookie, readCookie, setCookie } from '../../sign-in/cookies.ts';
import { asSession } from '../../sign-in/sessions.ts';
import { requireOwnHands } from '../../sign-in/viewer.ts';
import type { Viewer } from '../../sign-in/viewer-rows.ts';
import { isGuid } from '../../db/guid.ts';
import { Failure } from '../../http/failure.ts';
import { refuseProblems } from '../../http/field-problems.ts';
import { isOwnNavigation } from '../../http/origin.ts';
import { readGuid, readParams } from '../../http/read.ts';
import { redirectHere } from '../../http/redirect.ts';
import { route } from '../../http/routes.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { placeOf } from '../audit/place.ts';
import { hasFlag } from '../gate.ts';
import { consoleLimits } from '../limits.ts';
import { requireSecondFactor, requireStepUp } from '../../sign-in/second-steps/step-up.ts';
import { beginImpersonation, loginSubject } from './begin.ts';
import { switchBack } from './end.ts';
import { i18n } from '@anydish/language/sentence';

/** Where staff return to: the user whom they had become, if they may see users. */
async function afterwards(app: FastifyInstance, sessionToken: string, userGuid: string): Promise<string> {
  const staff = await app.findViewer(sessionToken);
  const maySee = staff !== null && (['hasConsoleAccess', areas.users.needs] as const).every((flag) => hasFlag(staff, flag));
  return maySee ? `/console/users/${userGuid}` : '/account';
}

/** @throws Failure notSignedIn or notAllowed */
async function requireImpersonator(request: FastifyRequest): Promise<Viewer> {
  const viewer = await requireOwnHands(request);
  if (viewer.staff?.canLoginAsUser === true) return viewer;
  throw new Failure('notAllowed', i18n._('You are not allowed to log in as another user.'));
}

function readReason(text: string): string {
  refuseProblems({ reason: reasonProblem(text) });
  return text.trim();
}

/** Impersonation: staff enter a user's account and return. */
export function registerImpersonation(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.getLoginSubject, {
    handler: async ({ request, params }) => {
      await requireImpersonator(request);
      await requireSecondFactor(request);
      return loginSubject({ db, clock }, readGuid(params['guid']));
    },
  });

  route(app, endpoints.loginAsUser, {
    handler: async ({ request, reply, params, body }) => {
      const staff = await requireImpersonator(request);
      const reason = readReason(body.reason);
      await requireStepUp(request);
      await takeToken(db, clock, consoleLimits.impersonations(staff.userGuid));
      const token = readCookie(request, 'session') ?? '';
      const session = await beginImpersonation(
        { db, clock },
        { staff, token, userGuid: readGuid(params['guid']), place: placeOf(request), reason },
      );
      setCookie(reply, 'session', session.token, session.maxAge);
      const viewer = await app.findViewer(session.token);
      if (!viewer) throw new Failure('conflict', i18n._('This ended as soon as it started.'));
      return asSession(viewer, app.deps);
    },
  });

  // A GET page that changes state, so it only works from its own button. ASVS 3.5.3.
  app.get(switchBackPath, async (request, reply) => {
    const token = readCookie(request, 'session');
    const { guid = '' } = readParams(request);
    if (token !== undefined && isGuid(guid) && isOwnNavigation(request)) {
      const way = await switchBack(db, clock, { token, userGuid: guid, place: placeOf(request) });
      if (way?.session) {
        setCookie(reply, 'session', way.session.token, way.session.maxAge);
        const path = await afterwards(app, way.session.token, guid);
        return redirectHere(reply.header('cache-control', 'no-store'), 'switch back', path);
      }
      if (way) clearCookie(reply, 'session');
    }
    // The page at this address explains the purpose and shows who is signed in.
    return reply.callNotFound();
  });
}
