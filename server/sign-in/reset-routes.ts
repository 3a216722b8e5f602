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
import { takeOneWay, takeTokens, type KeyedLimit } from '../limits/rate-limit.ts';
import { codeExpired } from './codes.ts';
import { readCookie } from './cookies.ts';
import { readEmail } from '../account/email.ts';
import { inEvenTime } from './even-time.ts';
import { knownDevice } from './known-devices.ts';
import { accountLimits, slowedLimits } from './limits.ts';
import { chosenPasswordProblem } from './passwords.ts';
import { confirmReset, emailOfReset, requestReset, secondCode, waysToKeep } from './resets.ts';

type Confirmation = Infer<typeof endpoints.confirmPasswordReset.body>;

/** The key of the pause between two codes: a known browser has its own, separate from strangers in the same network. */
const askerOf = (address: string, device: string | null) => (device === null ? networkOf(address) : `${networkOf(address)} ${device}`);

/** @throws Failure tooManyRequests */
async function takeRequest(asked: FastifyRequest, email: string): Promise<void> {
  const { db, clock } = asked.server.deps;
  const { ip } = asked;
  // Strangers' requests do not delay a known browser.
  const device = await knownDevice(db, email, readCookie(asked, 'device'));
  await takeTokens(db, clock, [accountLimits.resetPause(email, askerOf(ip, device))]);
  if (device !== null) return takeTokens(db, clock, [accountLimits.resetDevice(email, device)]);
  const site = siteOf(ip);
  const network = inNetworks(accountLimits.signUpNetwork, ip);
  const share = accountLimits.resetShare(email, site);
  await takeOneWay(db, clock, [
    [...network, share, accountLimits.resetMails(email), accountLimits.resetMailsDay(email)],
    // Strangers have used up this address's mails: requests from a site without earlier ones wait for minutes.
    [...network, { ...share, limit: 1 }, slowedLimits.resetFresh(email)],
    [...network, slowedLimits.resetLater(email, site), slowedLimits.resetLaterAll(email)],
  ]);
}

async function request(asked: FastifyRequest, text: string) {
  const email = readEmail(text);
  await takeRequest(asked, email);
  return { token: await requestReset(asked.server.deps, email, requestLanguage(asked)) };
}

/** The result of a code: see `resetOutcomeSchema`. */
async function spendCode(
  asked: FastifyRequest,
  { keep, ...body }: Confirmation,
  device: string | null,
  guessed: readonly KeyedLimit[],
): Promise<ResetOutcome> {
  const { deps } = asked.server;
  const confirmation = { ...body, address: asked.ip, asker: askerOf(asked.ip, device), language: requestLanguage(asked) };
  if (guessed.length > 0 && (await isReached(deps.db, deps.clock, ...guessed))) {
    // Pages of an older version cannot ask for a second code.
    if (keep === undefined) throw codeExpired();
    const token = await secondCode(deps, confirmation);
    if (token !== null) return { connections: [], token };
  }
  const ways = keep === null ? await waysToKeep(deps, confirmation) : null;
  if (ways !== null && ways.connections.length + ways.passkeys.length > 0) return ways;
  await deps.news.tell(await confirmReset(deps, { ...confirmation, keep: keep ?? [] }), 'session');
  return null;
}

async function confirm(asked: FastifyRequest, body: Confirmation) {
  const { db, clock } = asked.server.deps;
  const email = (await emailOfReset({ db }, body.token)) ?? '';
  const device = await knownDevice(db, email, readCookie(asked, 'device'));
  await takeTokens(
    db,
    clock,
    device === null ? inNetworks(accountLimits.codeNetwork, asked.ip) : [accountLimits.codeDevice(email, device)],
  );
  // Validates both fields before an attempt is counted, so that an invalid password costs none.
  refuseProblems({ code: codeProblem(body.code), password: chosenPasswordProblem(body.password, email) });
  // Mistakes in a known browser are not guesses.
  const guessed = device === null ? [ceilings.resetCodes, resetCodesOf(email)] : [];
  try {
    return await spendCode(asked, body, device, guessed);
  } catch (error) {
    if (guessed.length > 0 && error instanceof Failure && error.code === 'wrongCode') await noteWrong(asked.server.deps, ...guessed);
    throw error;
  }
}

/** Password reset: request a code (again), and confirm a new password with it. */
export function registerReset(app: FastifyInstance): void {
  route(app, endpoints.requestPasswordReset, { handler: (call) => inEvenTime(request(call.request, call.body.email)) });
  route(app, endpoints.confirmPasswordReset, { handler: (call) => confirm(call.request, call.body) });
}
