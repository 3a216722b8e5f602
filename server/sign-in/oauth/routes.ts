import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionsPage } from '../../../contract/account/connections.ts';
import { fillPath } from '../../../contract/endpoint.ts';
import { oauthPaths, oauthStartSchema, problemParameter, readLoginState, writeProblem } from '../../../contract/sign-in/oauth.ts';
import { providers, type Provider } from '../../../contract/sign-in/providers.ts';
import { safeSourcePage } from '../../../contract/sign-in/source-page.ts';
import { readCookie, setCookie } from '../cookies.ts';
import { userAgentOf } from '../devices.ts';
import { letIn } from '../let-in.ts';
import { isLocked, isSuspended } from '../locked.ts';
import { accountLimits } from '../limits.ts';
import { isFresh } from '../require-proof.ts';
import { newToken } from '../secrets.ts';
import { createSession } from '../sessions.ts';
import { ownerOf } from '../viewer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/failure.ts';
import { ownOrigin } from '../../http/origin.ts';
import { readParams, readQuery } from '../../http/read.ts';
import { redirectAway, redirectHere } from '../../http/redirect.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { inNetworks } from '../../limits/networks.ts';
import { takeTokens } from '../../limits/rate-limit.ts';
import { recognize, type Recognized } from './accounts.ts';
import { createSignInClient, type SignInClient } from './client.ts';
import { registerDemo } from './demo/routes.ts';
import { queryOf, readAnswer, registerFormAnswers } from './form-answers.ts';
import { forgetName, identifyNamed } from './names.ts';
import { Refusal } from './refusal.ts';
import { demoProviders, registrations } from './registrations.ts';
import { resultPage } from './result/page.ts';
import { beginTransaction, takeTransaction, transactionLife, type Transaction } from './transactions.ts';
import { hasAuthenticator } from '../second-steps/authenticators.ts';
import { beginPending } from '../second-steps/pending-sign-ins.ts';
import { i18n } from '@anydish/language/sentence';

const fileOf = (name: string) => readFileSync(join(import.meta.dirname, 'result', name), 'utf8');
const unknownProvider = () => new Failure('notFound', i18n._('Nothing was found at this address.'));

/** Target after a full-page sign-in without a source page. */
const defaultPage = '/account';
const profilePage = '/sign-up/profile';

type Asked = Pick<Transaction, 'provider' | 'mode' | 'attempt' | 'sourcePage'> & { isConnecting: boolean };

/** An answer that fits no sign-in: nobody knows who asked for it. */
const nowhere = { mode: 'pop-up', attempt: null, sourcePage: null, isConnecting: false } as const;

/** Where a full page comes back to. */
const pageAfter = ({ sourcePage, isConnecting }: Asked): string =>
  safeSourcePage(sourcePage) ?? (isConnecting ? connectionsPage : defaultPage);

/** Tells the user, in the pop-up or on the page that the sign-in left from. */
function answerRefusal(request: FastifyRequest, reply: FastifyReply, asked: Asked, refusal: Refusal): FastifyReply {
  const { provider, mode, attempt, isConnecting } = asked;
  const { problem, cause } = refusal;
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : cause instanceof Error ? cause.name : undefined;
  request.log.warn({ provider, problem, reason }, 'a sign-in by another site came to nothing');
  if (mode === 'page') {
    const back = new URL(isConnecting ? pageAfter(asked) : '/login', request.server.deps.config.publicUrl);
    back.searchParams.set(problemParameter, writeProblem(provider, problem));
    return redirectHere(reply, 'sign-in by another site refused', back.pathname + back.search);
  }
  const message = { kind: 'anydish.sign-in', attempt, status: false, isNewUser: false, problem } as const;
  return sendResult(
    reply,
    resultPage({
      language: requestLanguage(request),
      productName: request.server.deps.config.productName,
      provider,
      isConnecting,
      message,
    }),
  );
}

const sendResult = (reply: FastifyReply, page: string): FastifyReply => reply.type('text/html; charset=utf-8').send(page);

function answerSuccess(request: FastifyRequest, reply: FastifyReply, asked: Asked, isNewUser: boolean) {
  const { provider, mode, attempt, isConnecting } = asked;
  if (mode === 'page') return redirectHere(reply, 'sign-in by another site done', isNewUser ? profilePage : pageAfter(asked));
  const message = { kind: 'anydish.sign-in', attempt, status: true, isNewUser, problem: null } as const;
  return sendResult(
    reply,
    resultPage({
      language: requestLanguage(request),
      productName: request.server.deps.config.productName,
      provider,
      isConnecting,
      message,
    }),
  );
}

async function takeStart(request: FastifyRequest): Promise<void> {
  const { db, clock } = request.server.deps;
  // ASVS 3.5.1: only a page of ours, or the address bar, begins a sign-in.
  const { 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('failed');
  try {
    await takeTokens(db, clock, inNetworks(accountLimits.oauthNetwork, request.ip));
  } catch (error) {
    throw error instanceof Failure ? new Refusal('tooMany') : error;
  }
}

async function refused(work: () => Promise<FastifyReply>, answer: (refusal: Refusal) => FastifyReply): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return answer(error);
    throw error;
  }
}

const redirectUri = (request: FastifyRequest, provider: Provider) =>
  ownOrigin(request, request.server.deps.config) + fillPath(oauthPaths.callback, { provider });

/** Leaves for the provider. */
function start(request: FastifyRequest, reply: FastifyReply, provider: Provider, client: SignInClient): Promise<FastifyReply> {
  const { deps } = request.server;
  const query = readQuery(oauthStartSchema, request);
  const loginState = readLoginState(query.loginState);
  if (loginState === null) throw new Failure('invalidInput', i18n._('The login state is not valid.'));
  const asked = { provider, mode: query.mode, attempt: query.attempt ?? null, sourcePage: safeSourcePage(query.sourcePage) };
  const isConnecting = loginState.dataSourceConnect;
  return refused(
    async () => {
      await takeStart(request);
      const viewer = isConnecting ? await ownerOf(request) : null;
      if (isConnecting && viewer === null) throw new Refusal('notSignedIn');
      // ASVS 7.5.1: a stranger at a signed-in browser must not add a sign-in of their own.
      if (isConnecting && !(await isFresh(request))) throw new Refusal('signInAgain');
      // Kept for several at once: two tabs may each have one on its way.
      const browser = readCookie(request, 'oauth') ?? newToken();
      const secrets = await beginTransaction(deps, browser, { ...asked, userGuid: viewer?.userGuid ?? null }, loginState);
      const url = await client.authorizationUrl(redirectUri(request, provider), secrets);
      setCookie(reply, 'oauth', browser, transactionLife / 1000);
      const isHere = demoProviders(deps.config).includes(provider);
      // The demo provider is met under the name by which this browser knows us.
      return redirectAway(reply, 'to the provider', isHere ? url.pathname + url.search : url.href);
    },
    (refusal) => answerRefusal(request, reply, { ...asked, isConnecting }, refusal),
  );
}

/** A new session for the recognized user. */
async function enter(request: FastifyRequest, reply: FastifyReply, user: Recognized): Promise<void> {
  const { db, clock } = request.server.deps;
  // Another site's second step is its own business. Staff can do more harm, so ours is asked for as well.
  if (user.isStaff && (await hasAuthenticator(db, user.guid))) {
    await beginPending({ db, clock }, reply, user.guid);
    throw new Refusal('codeRequired');
  }
  const session = await inTransaction(db, async (tx) => {
    if (await isLocked(tx, user.guid)) throw new Refusal('locked');
    if (await isSuspended(tx, user.guid)) throw new Refusal('suspended');
    return createSession(tx, request.server.deps, { ...user, userAgent: userAgentOf(request) });
  });
  await letIn(request, reply, user.guid, { session, how: user.isNewUser ? 'sign-up' : 'sign-in' });
}

/** Comes back from the provider: with the answer, or to fetch the one that was posted. */
async function finish(request: FastifyRequest, reply: FastifyReply, provider: Provider, client: SignInClient): Promise<FastifyReply> {
  const { deps } = request.server;
  const query = queryOf(request);
  const browser = readCookie(request, 'oauth');
  const visit = { provider, state: query.get('state') ?? '', isPosted: client.isPosting };
  const taken = browser === undefined ? null : await takeTransaction(deps, { browser, ...visit });
  if (browser === undefined || taken === null) return answerRefusal(request, reply, { ...nowhere, provider }, new Refusal('expired'));
  const { transaction, secrets, loginState } = taken;
  const { url, user } = readAnswer(taken.answer === null ? query : new URLSearchParams(taken.answer), redirectUri(request, provider));
  const asked = { ...transaction, isConnecting: loginState.dataSourceConnect };
  return refused(
    async () => {
      const identify = () => client.identify(url, secrets);
      const identity = client.isPosting ? await identifyNamed(deps, { provider, browser, user }, identify) : await identify();
      const { userGuid } = transaction;
      if (userGuid !== null && (await ownerOf(request))?.userGuid !== userGuid) throw new Refusal('notSignedIn');
      const recognized = await recognize(deps, { provider, identity, loginState, userGuid, language: requestLanguage(request) });
      if (client.isPosting) await forgetName(deps, { provider, browser }, identity);
      // To connect a provider is no sign-in: the session stays what it is.
      if (userGuid === null) await enter(request, reply, recognized);
      return answerSuccess(request, reply, asked, recognized.isNewUser);
    },
    (refusal) => answerRefusal(request, reply, asked, refusal),
  );
}

/** Sign-in with Google, Facebook and Apple. */
export async function registerOauth(app: FastifyInstance): Promise<void> {
  const { config, clock } = app.deps;
  const all = [...registrations(config, clock), ...(await registerDemo(app, demoProviders(config)))];
  const clients = new Map(all.map((registration) => [registration.provider, createSignInClient(registration)]));

  const withClient = (work: typeof start) => (request: FastifyRequest, reply: FastifyReply) => {
    const named = readParams(request)['provider'];
    const provider = providers.find((candidate) => candidate === named);
    const client = provider && clients.get(provider);
    if (!provider || !client) throw unknownProvider();
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // Any other policy would cut the pop-up off from the page that opened it.
      'cross-origin-opener-policy': 'unsafe-none',
    });
    return work(request, reply, provider, client);
  };
  app.get(oauthPaths.start, { exposeHeadRoute: false }, withClient(start));
  app.get(oauthPaths.callback, { exposeHeadRoute: false }, withClient(finish));
  await app.register(registerFormAnswers, { posting: [...clients].filter(([, { isPosting }]) => isPosting).map(([provider]) => provider) });
  app.get('/api/oauth/result.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(fileOf('result.js')));
  app.get('/api/oauth/result.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(fileOf('result.css')));
}
