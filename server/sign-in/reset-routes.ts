import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Infer } from 'superstruct';
import type { ResetOutcome } from '../../contract/account/account-endpoints.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { codeProblem } from '../../contract/validation.ts';
import { Failure } from '../http/failure.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { networkOf, siteOf } from '../http/network.ts';
import { route } from '../http/routes.ts';
import { requestLanguage } from '../language/request-language.ts';
import { ceilings, isReached, noteWrong, resetCodesOf } from '../limits/ceilings.ts';
import { inNetworks } from '../limits/networks.ts';
import { takeTokens, type KeyedLimit } from '../limits/rate-limit.ts';
import { codeExpired } from './codes.ts';
import { readCookie } from './cookies.ts';
import { readEmail } from '../account/email.ts';
import { inEvenTime } from './even-time.ts';
import { knownDevice } from './known-devices.ts';
import { accountLimits } from './limits.ts';
import { chosenPasswordProblem } from './passwords.ts';
import { confirmReset, emailOfReset, requestReset, secondCode, waysToKeep } from './resets.ts';

type Confirmation = Infer<typeof endpoints.confirmPasswordReset.body>;

/** @throws Failure tooManyRequests */
async function takeRequest(asked: FastifyRequest, email: string): Promise<void> {
  const { db, clock } = asked.server.deps;
  const { ip } = asked;
  await takeTokens(db, clock, [accountLimits.resetPause(email, networkOf(ip))]);
  // What strangers ask for keeps nobody waiting in a browser that the account knows.
  const device = await knownDevice(db, email, readCookie(asked, 'device'));
  if (device !== null) return takeTokens(db, clock, [accountLimits.resetDevice(email, device)]);
  // One after the other: what one network or one impatient person is refused is not counted against the address.
  await takeTokens(db, clock, [...inNetworks(accountLimits.signUpNetwork, ip), accountLimits.resetShare(email, siteOf(ip))]);
  await takeTokens(db, clock, [accountLimits.resetMails(email), accountLimits.resetMailsDay(email)]);
}

async function request(asked: FastifyRequest, text: string) {
  const email = readEmail(text);
  await takeRequest(asked, email);
  return { token: await requestReset(asked.server.deps, email, requestLanguage(asked)) };
}

/** What a code is good for: see `resetOutcomeSchema`. */
async function spendCode(asked: FastifyRequest, { keep, ...body }: Confirmation, guessed: readonly KeyedLimit[]): Promise<ResetOutcome> {
  const { deps } = asked.server;
  const confirmation = { ...body, address: asked.ip, language: requestLanguage(asked) };
  if (guessed.length > 0 && (await isReached(deps.db, deps.clock, ...guessed))) {
    // A page of an older version cannot ask for a second code.
    if (keep === undefined) throw codeExpired();
    const token = await secondCode(deps, confirmation);
    if (token !== null) return { connections: [], token };
  }
  const ways = keep === null ? await waysToKeep(deps, confirmation) : null;
  if (ways !== null && ways.connections.length + ways.passkeys.length > 0) return ways;
  await confirmReset(deps, { ...confirmation, keep: keep ?? [] });
  return null;
}

async function confirm(asked: FastifyRequest, body: Confirmation) {
  const { db, clock } = asked.server.deps;
  await takeTokens(db, clock, inNetworks(accountLimits.codeNetwork, asked.ip));
  const email = (await emailOfReset({ db }, body.token)) ?? '';
  // Both fields are looked at before an attempt is counted: a password that will not do costs none.
  refuseProblems({ code: codeProblem(body.code), password: chosenPasswordProblem(body.password, email) });
  const device = await knownDevice(db, email, readCookie(asked, 'device'));
  // Mistakes in a browser that the account knows are nobody's guesses.
  const guessed = device === null ? [ceilings.resetCodes, resetCodesOf(email)] : [];
  try {
    return await spendCode(asked, body, guessed);
  } catch (error) {
    if (guessed.length > 0 && error instanceof Failure && error.code === 'wrongCode') await noteWrong(asked.server.deps, ...guessed);
    throw error;
  }
}

/** Spec 4, password reset: a code is asked for (again), and a new password confirmed by it. */
export function registerReset(app: FastifyInstance): void {
  route(app, endpoints.requestPasswordReset, { handler: (call) => inEvenTime(request(call.request, call.body.email)) });
  route(app, endpoints.confirmPasswordReset, { handler: (call) => confirm(call.request, call.body) });
}
