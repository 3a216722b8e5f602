import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Infer } from 'superstruct';
import { endpoints } from '../../contract/endpoints.ts';
import { codeProblem } from '../../contract/validation.ts';
import { refuseProblems } from '../http/field-problems.ts';
import { networkOf } from '../http/network.ts';
import { route } from '../http/routes.ts';
import { requestLanguage } from '../language/request-language.ts';
import { takeTokens } from '../limits/rate-limit.ts';
import { readEmail } from './email.ts';
import { inEvenTime } from './even-time.ts';
import { accountLimits } from './limits.ts';
import { chosenPasswordProblem } from './passwords.ts';
import { confirmReset, connectionsToKeep, emailOfReset, requestReset } from './resets.ts';

type Confirmation = Infer<typeof endpoints.confirmPasswordReset.body>;

async function request(asked: FastifyRequest, text: string) {
  const { deps } = asked.server;
  const [email, network] = [readEmail(text), networkOf(asked.ip)];
  // One after the other: what one network or one impatient person is refused is not counted against the address.
  await takeTokens(deps.db, deps.clock, [accountLimits.resetPause(email, network)]);
  await takeTokens(deps.db, deps.clock, [accountLimits.signUpNetwork(network), accountLimits.resetShare(email, network)]);
  await takeTokens(deps.db, deps.clock, [accountLimits.resetMails(email), accountLimits.resetMailsDay(email)]);
  return { token: await requestReset(deps, email, requestLanguage(asked)) };
}

async function confirm(asked: FastifyRequest, { keep = [], ...body }: Confirmation) {
  const { deps } = asked.server;
  const network = networkOf(asked.ip);
  await takeTokens(deps.db, deps.clock, [accountLimits.codeNetwork(network)]);
  // Both fields are looked at before an attempt is counted: a password that will not do costs none.
  refuseProblems({
    code: codeProblem(body.code),
    password: chosenPasswordProblem(body.password, (await emailOfReset(deps, body.token)) ?? ''),
  });
  const confirmation = { ...body, network, language: requestLanguage(asked) };
  const connections = keep === null ? await connectionsToKeep(deps, confirmation) : [];
  if (connections.length > 0) return { connections };
  await confirmReset(deps, { ...confirmation, keep: keep ?? [] });
  return null;
}

/** Spec 4, password reset: a code is asked for (again), and a new password confirmed by it. */
export function registerReset(app: FastifyInstance): void {
  route(app, endpoints.requestPasswordReset, { handler: (call) => inEvenTime(request(call.request, call.body.email)) });
  route(app, endpoints.confirmPasswordReset, { handler: (call) => confirm(call.request, call.body) });
}
