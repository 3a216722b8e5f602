import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fillPath } from '../../../../contract/endpoint.ts';
import { oauthPaths } from '../../../../contract/sign-in/oauth.ts';
import { providers, type Provider } from '../../../../contract/sign-in/providers.ts';
import { sourceLocale } from '../../../../contract/shell/locales.ts';
import { asText, cutText } from '../../../../contract/text.ts';
import { emailProblem } from '../../../../contract/validation.ts';
import { newToken } from '../../secrets.ts';
import { problemSentences } from '../../../http/field-problems.ts';
import { inWords } from '../../../language/speech.ts';
import { ownOrigins } from '../../../http/origin.ts';
import { Failure } from '../../../http/failure.ts';
import { redirectAway } from '../../../http/redirect.ts';
import { createAppleSecret } from '../apple-secret.ts';
import type { Registration } from '../client.ts';
import { asApple } from '../registrations.ts';
import { demoAppleClient, isAppleSecret } from './apple.ts';
import { injectFetch } from './inject-fetch.ts';
import { choosePage } from './page.ts';
import type { Person } from './people.ts';
import type { DemoProvider } from './provider.ts';
import { i18n } from '@anydish/language/sentence';

const base = '/dev/idp';
const choosePath = `${base}/choose`;

/** What the demo stands in for has another name here than its client. */
const clientId = (provider: Provider) => `demo-${provider}`;
const providerOf = (client: unknown): Provider => providers.find((provider) => client === clientId(provider)) ?? 'google';

/** One client of the demo, as both sides know it. */
interface DemoSide {
  registration: Registration;
  isSecret: (secret: string) => boolean;
}

function sideOf(provider: Provider, issuer: string, app: FastifyInstance): DemoSide {
  const { clock } = app.deps;
  const fetch = injectFetch(app);
  if (provider === 'apple') {
    const apple = demoAppleClient(clientId(provider), issuer);
    const clientSecret = createAppleSecret(apple, clock);
    const registration = { ...asApple, clientId: apple.clientId, clientSecret, server: issuer, fetch };
    return { registration, isSecret: (secret) => isAppleSecret(secret, apple, clock) };
  }
  const own = newToken();
  const isSecret = (secret: string) => secret === own;
  const client = { provider, clientId: clientId(provider), clientSecret: () => own, fetch, responseMode: 'query' } as const;
  if (provider === 'google')
    return { registration: { ...client, server: issuer, scope: 'openid email profile', userInfo: null }, isSecret };
  // As Facebook does it: plain OAuth 2, no discovery, an address of its own to ask who it is.
  const server = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  return { registration: { ...client, server, scope: 'email', userInfo: `${issuer}/graph/me` }, isSecret };
}

function readPerson(form: URLSearchParams): Person {
  const text = (name: string) => cutText(asText(form.get(name) ?? '').trim(), 200);
  return { name: text('name'), email: text('email'), isEmailVerified: form.has('verified'), isHidden: form.has('hidden') };
}

/** The pages on which somebody is chosen. */
function registerChoosing(app: FastifyInstance, demo: () => Promise<DemoProvider>): void {
  const { productName } = app.deps.config;
  const send = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').send(page);
  const details = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    try {
      return await (await demo()).oidc.interactionDetails(raw, reply.raw);
    } catch {
      throw new Failure('notFound', i18n._('This sign-in has expired. Close this window and begin again.'));
    }
  };

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, String(body)));
  app.get(`${choosePath}/:uid`, async (request, reply) => {
    const { params } = await details(request, reply);
    return send(reply, choosePage({ productName, standsInFor: providerOf(params['client_id']) }));
  });
  app.post(`${choosePath}/:uid`, async (request, reply) => {
    const { params } = await details(request, reply);
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const person = readPerson(form);
    const problem = emailProblem(person.email);
    if (!form.has('refuse') && problem !== null) {
      const standsInFor = providerOf(params['client_id']);
      return send(
        reply,
        choosePage({ productName, standsInFor, typed: { person, problem: inWords(problemSentences[problem], sourceLocale) } }),
      );
    }
    const { oidc, admit } = await demo();
    const result = form.has('refuse')
      ? { error: 'access_denied' }
      : { login: { accountId: admit(person, params['client_id']), remember: false } };
    return redirectAway(reply, 'back from the demo provider', await oidc.interactionResult(request.raw, reply.raw, result));
  });
}

/** Facebook's way to tell who a token is about. */
function registerGraph(app: FastifyInstance, demo: () => Promise<DemoProvider>): void {
  app.get(`${base}/graph/me`, async (request, reply) => {
    const { oidc, find } = await demo();
    const token = await oidc.AccessToken.find(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
    const person = token && find(token.accountId);
    if (!token || !person) return reply.code(401).send({ error: { message: 'Invalid OAuth access token.' } });
    return { id: token.accountId, name: person.name, email: person.email, email_verified: person.isEmailVerified };
  });
}

/** A new sign-in asks again, and may return another person: that is the purpose of the demo. */
function forgetSession(headers: IncomingHttpHeaders): void {
  headers.cookie = (headers.cookie ?? '')
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
}

/** Everything else is the provider's own. */
function registerProvider(app: FastifyInstance, demo: () => Promise<DemoProvider>): void {
  // It reads the body itself.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null));
  app.all(`${base}/*`, async (request, reply) => {
    const { oidc } = await demo();
    reply.hijack();
    const { raw } = request;
    const path = raw.url ?? '';
    if (path.startsWith(`${base}/auth`)) forgetSession(raw.headers);
    await oidc.callback()(Object.assign(raw, { originalUrl: path, url: path.slice(base.length) }), reply.raw);
  });
}

/**
 * Without keys, a demo identity provider on this very server serves the buttons, so that sign-in by another site works
 * offline. Outside production only; nothing of it is loaded before somebody presses a button.
 */
export async function registerDemo(app: FastifyInstance, standsInFor: readonly Provider[]): Promise<Registration[]> {
  if (standsInFor.length === 0) return [];
  const { config } = app.deps;
  const issuer = config.publicUrl + base;
  const sides = standsInFor.map((provider) => sideOf(provider, issuer, app));
  let made: Promise<DemoProvider> | null = null;
  const demo = () => {
    made ??= import('./provider.ts').then(({ createDemoProvider }) =>
      createDemoProvider(
        issuer,
        choosePath,
        sides.map(({ registration: { provider, clientId: id }, isSecret }) => ({
          clientId: id,
          isSecret,
          isApple: provider === 'apple',
          redirectUris: ownOrigins(config).map((origin) => origin + fillPath(oauthPaths.callback, { provider })),
        })),
      ),
    );
    return made;
  };
  await app.register((part, _options, done) => {
    part.addHook('onRequest', (_request, reply, next) => {
      // The pop-up's way leads through here, and must not cut it off from its opener.
      reply.raw.setHeader('cross-origin-opener-policy', 'unsafe-none');
      reply.raw.setHeader('cache-control', 'no-store');
      next();
    });
    void part.register((choosing, _, ready) => {
      registerChoosing(choosing, demo);
      registerGraph(choosing, demo);
      choosing.get(`${base}/idp.css`, (_request, reply) =>
        reply.type('text/css; charset=utf-8').send(readFileSync(join(import.meta.dirname, 'idp.css'), 'utf8')),
      );
      ready();
    });
    void part.register((own, _, ready) => {
      registerProvider(own, demo);
      ready();
    });
    done();
  });
  return sides.map(({ registration }) => registration);
}
