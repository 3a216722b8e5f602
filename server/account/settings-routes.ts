import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '../../contract/endpoints.ts';
import { codeProblem } from '../../contract/validation.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { readGuid } from '../http/read.ts';
import { route } from '../http/routes.ts';
import { languageFor } from '../language/request-language.ts';
import { inNetworks } from '../limits/networks.ts';
import { takeTokens } from '../limits/rate-limit.ts';
import { readCookie, setCookie } from '../sign-in/cookies.ts';
import { userAgentOf } from '../sign-in/devices.ts';
import { readEmail } from './email.ts';
import { beginEmailChange, confirmEmailChange, resendChangeCode } from './email-changes.ts';
import { inEvenTime } from '../sign-in/even-time.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { accountLimits } from '../sign-in/limits.ts';
import { passwordHashOf } from './own-password.ts';
import { changePassword } from './password-change.ts';
import { requireProof } from '../sign-in/require-proof.ts';
import { endOtherSession, endOtherSessions, listSessions, type SessionHolder } from './session-list.ts';
import { asSession } from '../sign-in/sessions.ts';
import { requireOwnHands } from '../sign-in/viewer.ts';

async function beginChange(request: FastifyRequest, body: { email: string; currentPassword: string }) {
  const { deps } = request.server;
  const { email: emailSoFar } = await requireOwnHands(request);
  // Before the password check: an invalid address costs no attempt.
  const email = readEmail(body.email);
  if (email === emailSoFar) refuseProblems({ email: 'email.same' });
  const owner = await requireProof(request, body.currentPassword);
  await takeTokens(deps.db, deps.clock, [accountLimits.emailChanges(owner.userGuid), accountLimits.resend(owner.userGuid, email)]);
  await takeTokens(deps.db, deps.clock, [...inNetworks(accountLimits.signUpNetwork, request.ip), accountLimits.changeMails(email)]);
  return { token: await beginEmailChange(deps, { ...owner, language: languageFor(owner, request) }, email) };
}

async function resend(request: FastifyRequest, text: string) {
  const { deps } = request.server;
  const owner = await requireOwnHands(request);
  const email = readEmail(text);
  await takeTokens(deps.db, deps.clock, [accountLimits.resend(owner.userGuid, email)]);
  await takeTokens(deps.db, deps.clock, [...inNetworks(accountLimits.signUpNetwork, request.ip), accountLimits.changeMails(email)]);
  return { token: await resendChangeCode(deps, { ...owner, language: languageFor(owner, request) }, email) };
}

async function confirmChange(request: FastifyRequest, attempt: { token: string; code: string }) {
  const { deps } = request.server;
  const owner = await requireOwnHands(request);
  refuseProblems({ code: codeProblem(attempt.code) });
  await takeTokens(deps.db, deps.clock, inNetworks(accountLimits.codeNetwork, request.ip));
  const email = await confirmEmailChange(deps, { ...owner, language: languageFor(owner, request) }, attempt);
  return asSession({ ...owner, email }, deps);
}

async function holderOf(request: FastifyRequest): Promise<SessionHolder> {
  const { userGuid } = await requireOwnHands(request);
  return { userGuid, token: readCookie(request, 'session') ?? '' };
}

/** Account settings for the account holder; impersonating staff are refused. */
export function registerSettings(app: FastifyInstance): void {
  const { deps } = app;

  route(app, endpoints.getAccount, {
    handler: async ({ request }) => ({ hasPassword: (await passwordHashOf(deps, (await requireOwnHands(request)).userGuid)) !== null }),
  });

  route(app, endpoints.saveCooking, {
    handler: async ({ request, body }) => {
      const viewer = await requireOwnHands(request);
      const defaultOven = body.oven === undefined ? viewer.defaultOven : body.oven;
      const chosen = { default_servings: body.servings, default_units: body.unitSystem, default_oven: defaultOven };
      await deps.db.updateTable('users').set(chosen).where('guid', '=', viewer.userGuid).execute();
      return asSession({ ...viewer, defaultServings: body.servings, defaultUnits: body.unitSystem, defaultOven }, deps);
    },
  });

  route(app, endpoints.changePassword, {
    handler: async ({ request, reply, body }) => {
      const viewer = await requireOwnHands(request);
      const browser = { address: request.ip, device: readCookie(request, 'device') };
      const change = { ...body, ...browser, userAgent: userAgentOf(request), language: languageFor(viewer, request) };
      const session = await changePassword(deps, viewer, change);
      setCookie(reply, 'session', session.token, session.maxAge);
      await deps.news.tell(viewer.userGuid, 'session');
      await rememberDevice(request, reply, viewer.userGuid, 'new password');
      return null;
    },
  });

  route(app, endpoints.beginEmailChange, { handler: ({ request, body }) => inEvenTime(beginChange(request, body)) });
  route(app, endpoints.resendEmailCode, { handler: ({ request, body }) => inEvenTime(resend(request, body.email)) });
  route(app, endpoints.confirmEmailChange, { handler: ({ request, body }) => confirmChange(request, body) });

  route(app, endpoints.listDevices, { handler: async ({ request }) => ({ devices: await listSessions(deps, await holderOf(request)) }) });
  route(app, endpoints.signOutDevice, {
    handler: async ({ request, params }) => {
      const holder = await holderOf(request);
      await endOtherSession(deps, holder, readGuid(params['guid']));
      await deps.news.tell(holder.userGuid, 'session');
      return { devices: await listSessions(deps, holder) };
    },
  });
  route(app, endpoints.signOutOthers, {
    handler: async ({ request }) => {
      const holder = await holderOf(request);
      await endOtherSessions(deps, holder);
      await deps.news.tell(holder.userGuid, 'session');
      return { devices: await listSessions(deps, holder) };
    },
  });
}
