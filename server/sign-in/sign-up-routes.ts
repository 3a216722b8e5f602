import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verificationBodies } from '../../contract/account/account-endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Registration } from '../../contract/sign-in/passkeys.ts';
import { codeProblem, emailProblem } from '../../contract/validation.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { route } from '../http/routes.ts';
import { requestLanguage } from '../language/request-language.ts';
import { inNetworks } from '../limits/networks.ts';
import { takeTokens } from '../limits/rate-limit.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';
import { readCredentials, type Credentials } from './credentials.ts';
import { deliveryOf } from './deliveries.ts';
import { userAgentOf } from './devices.ts';
import { readEmail } from '../account/email.ts';
import { inEvenTime } from './even-time.ts';
import { rememberDevice } from './known-devices.ts';
import { accountLimits } from './limits.ts';
import { chosenPasswordProblem, hashPassword } from './passwords.ts';
import { newToken } from './secrets.ts';
import { asSession, endSession } from './sessions.ts';
import { accountAt, beginSignUp, confirmSignUp, findSignUp, newUserGuid, resendCode, signUpLife } from './sign-ups.ts';
import { checkSignUpRegistration, signUpOptions } from './passkeys/registration.ts';
import { i18n } from '@anydish/language/sentence';

type WayIn = Parameters<typeof beginSignUp>[1]['wayIn'];

/** Clients rely on this error as it is. @throws Failure emailTaken */
async function requireFreeEmail(db: Deps['db'], email: string): Promise<void> {
  if (await accountAt(db, email)) throw new Failure('emailTaken', i18n._('Account using this email is already registered.'));
}

/** Mails the code, and ties the sign-up to this browser. */
async function begin(request: FastifyRequest, reply: FastifyReply, { email, wayIn }: { email: string; wayIn: WayIn }) {
  const { deps } = request.server;
  await takeTokens(deps.db, deps.clock, [accountLimits.signUpMails(email)]);
  const browser = newToken();
  const { token, guid } = await beginSignUp(deps, {
    email,
    language: requestLanguage(request),
    wayIn,
    browser,
    earlierBrowser: readCookie(request, 'sign-up'),
  });
  await takeTokens(deps.db, deps.clock, [accountLimits.resend(guid)]);
  setCookie(reply, 'sign-up', browser, signUpLife / 1000);
  return { token };
}

async function createAccount(request: FastifyRequest, reply: FastifyReply, credentials: Credentials) {
  const { deps } = request.server;
  const { email, password } = readCredentials(credentials, chosenPasswordProblem);
  await takeTokens(deps.db, deps.clock, inNetworks(accountLimits.signUpNetwork, request.ip));
  // Before the look-up, so that both answers take a hash's time.
  const passwordHash = await hashPassword(password);
  await requireFreeEmail(deps.db, email);
  return begin(request, reply, { email, wayIn: { passwordHash } });
}

/** The address is looked up before the passkey is made: one that is refused afterwards stays in its authenticator. */
async function beginPasskey(request: FastifyRequest, reply: FastifyReply, typed: string) {
  const { deps } = request.server;
  refuseProblems({ email: emailProblem(typed) });
  const email = readEmail(typed);
  await takeTokens(deps.db, deps.clock, inNetworks(accountLimits.signUpNetwork, request.ip));
  await requireFreeEmail(deps.db, email);
  return signUpOptions(request, reply, { email, guid: await newUserGuid(deps, email, readCookie(request, 'sign-up')) });
}

/** The address is that of the challenge, so that no other one can be asked about. */
async function createByPasskey(request: FastifyRequest, reply: FastifyReply, registration: Registration) {
  const { deps } = request.server;
  await takeTokens(deps.db, deps.clock, inNetworks(accountLimits.passkeyNetwork, request.ip));
  const { email, ...wayIn } = await checkSignUpRegistration(request, registration);
  await requireFreeEmail(deps.db, email);
  return begin(request, reply, { email, wayIn });
}

/** Answers by what this browser has begun alone, in the same time, whether or not the address has an account. */
async function resend(request: FastifyRequest, text: string) {
  const { deps } = request.server;
  const email = readEmail(text);
  const guid = await findSignUp(deps, email, readCookie(request, 'sign-up'));
  await takeTokens(deps.db, deps.clock, [accountLimits.resend(guid)]);
  await takeTokens(deps.db, deps.clock, [...inNetworks(accountLimits.signUpNetwork, request.ip), accountLimits.signUpMails(email)]);
  return { token: await resendCode(deps, guid, { to: email, language: requestLanguage(request) }) };
}

async function submitCode(request: FastifyRequest, reply: FastifyReply, token: string, code: string) {
  const { deps } = request.server;
  refuseProblems({ code: codeProblem(code) });
  await takeTokens(deps.db, deps.clock, inNetworks(accountLimits.codeNetwork, request.ip));
  const [browser, userAgent, language] = [readCookie(request, 'sign-up'), userAgentOf(request), requestLanguage(request)];
  const { session, viewer } = await confirmSignUp(deps, { token, code, browser, userAgent, language });
  const earlier = readCookie(request, 'session');
  if (earlier !== undefined) await endSession(deps.db, earlier);
  setCookie(reply, 'session', session.token, session.maxAge);
  clearCookie(reply, 'sign-up');
  await rememberDevice(request, reply, viewer.userGuid, 'sign-up');
  return asSession(viewer, deps);
}

const asksToResend = (body: unknown) => typeof body === 'object' && body !== null && 'email' in body;

/** Sign-up: create an account, send its code again, submit its code. */
export function registerSignUp(app: FastifyInstance): void {
  route(app, endpoints.createAccount, { handler: ({ request, reply, body }) => createAccount(request, reply, body) });

  route(app, endpoints.beginPasskeySignUp, { handler: ({ request, reply, body }) => beginPasskey(request, reply, body.email) });

  route(app, endpoints.createAccountByPasskey, {
    handler: ({ request, reply, body }) => createByPasskey(request, reply, body.registration),
  });

  route(app, endpoints.verifyEmail, {
    shape: (body) => (asksToResend(body) ? verificationBodies.resend : verificationBodies.submit),
    handler: ({ request, reply, body }) =>
      'email' in body ? inEvenTime(resend(request, body.email)) : submitCode(request, reply, body.token, body.code),
  });

  route(app, endpoints.getDelivery, {
    handler: async ({ request, body: { token } }) => ({
      delivery: await deliveryOf(app.deps.db, { token, browser: readCookie(request, 'sign-up') }),
    }),
  });
}
