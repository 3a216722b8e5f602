import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { passwordProblem } from '../../contract/validation.ts';
import { route } from '../http/routes.ts';
import { placeOf } from '../console/audit/place.ts';
import { signOutOfImpersonation } from '../console/impersonation/end.ts';
import { languageFor } from '../language/request-language.ts';
import { keepPending, secondStepRequired } from './second-steps/pending-sign-ins.ts';
import { registerSecondSteps } from './second-steps/routes.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';
import { currentSession } from './current-session.ts';
import { readCredentials } from './credentials.ts';
import { userAgentOf } from './devices.ts';
import { rememberDevice } from './known-devices.ts';
import { readNames, saveProfile } from '../account/profile.ts';
import { registerReset } from './reset-routes.ts';
import { asSession, endSession } from './sessions.ts';
import { registerMessages } from '../account/messages.ts';
import { registerSettings } from '../account/settings-routes.ts';
import { registerDenials } from './sign-in-denials.ts';
import { signIn } from './sign-in.ts';
import { registerSignUp } from './sign-up-routes.ts';
import { changedViewer, requireOwnHands, requireViewer } from './viewer.ts';

/** The session and the ways to sign in. */
export function registerAccounts(app: FastifyInstance): void {
  const { db, clock } = app.deps;

  route(app, endpoints.getSession, { handler: ({ request }) => currentSession(request) });

  route(app, endpoints.signIn, {
    handler: async ({ request, reply, body }) => {
      const { email, password } = readCredentials(body, passwordProblem);
      const earlierToken = readCookie(request, 'session');
      const signedIn = await signIn(app.deps, {
        email,
        password,
        address: request.ip,
        device: readCookie(request, 'device'),
        userAgent: userAgentOf(request),
        earlierToken,
      });
      if ('pendingToken' in signedIn) {
        keepPending(reply, signedIn.pendingToken);
        throw secondStepRequired();
      }
      const { viewer, session } = signedIn;
      // First: no sign-in before the browser is recorded and the owner informed.
      await rememberDevice(request, reply, viewer.userGuid, 'sign-in');
      setCookie(reply, 'session', session.token, session.maxAge);
      return asSession(viewer, app.deps);
    },
  });

  route(app, endpoints.chooseLanguage, {
    handler: async ({ request, body: { language } }) => {
      // The language of the owner's mails. Impersonating staff read pages in their own language.
      const viewer = await requireOwnHands(request);
      await db.updateTable('users').set({ language }).where('guid', '=', viewer.userGuid).execute();
      return asSession({ ...viewer, language }, app.deps);
    },
  });

  route(app, endpoints.signOut, {
    handler: async ({ request, reply }) => {
      const token = readCookie(request, 'session');
      if (token !== undefined) {
        await signOutOfImpersonation(db, clock, token, placeOf(request));
        const owner = await endSession(db, token);
        if (owner !== null) await app.deps.news.tell(owner, 'session');
      }
      clearCookie(reply, 'session');
      return null;
    },
  });

  route(app, endpoints.updateProfile, {
    handler: async ({ request, body }) => {
      const viewer = await requireViewer(request);
      const owner = { userGuid: viewer.userGuid, language: languageFor(viewer, request) };
      await saveProfile(db, clock, owner, readNames(body));
      return asSession(await changedViewer(request), app.deps);
    },
  });

  registerSignUp(app);
  registerReset(app);
  registerDenials(app);
  registerSettings(app);
  registerMessages(app);
  registerSecondSteps(app);
}
