import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fillPath } from '../../../contract/endpoint.ts';
import { oauthPaths } from '../../../contract/sign-in/oauth.ts';
import type { Provider } from '../../../contract/sign-in/providers.ts';
import { redirectHere } from '../../http/redirect.ts';
import { isState, keepAnswer } from './transactions.ts';

/** What an answer of OAuth may consist of; anything else is dropped. */
const known = ['code', 'state', 'iss', 'error', 'error_description'] as const;
/** What Apple posts besides, the first time. */
const userField = 'user';
const mostBytes = 16 * 1024;

/** An answer as `known` has it, put at the address that it was meant for: behind a proxy we may see another. */
export interface Answer {
  url: URL;
  /** What Apple posted of the user, in JSON. */
  user: string | null;
}

export function readAnswer(given: URLSearchParams, address: string): Answer {
  const url = new URL(address);
  for (const name of known) for (const value of given.getAll(name)) url.searchParams.append(name, value);
  return { url, user: given.get(userField) };
}

/** The query of a request. */
export const queryOf = (request: FastifyRequest): URLSearchParams => new URL(request.url, 'http://query.invalid').searchParams;

const onlyKnown = (given: URLSearchParams) =>
  new URLSearchParams([...known, userField].flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value])));

/**
 * Apple posts its answer from its own site, so the browser sends no cookie with it. It is kept, sealed, with the sign-in that its
 * state names, and the browser is sent on to make the visit that the others make, which does carry the cookie: only then is
 * anything done. No code and no name ever stands in an address.
 */
export function registerFormAnswers(app: FastifyInstance, { posting }: { posting: readonly Provider[] }, done: () => void): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, parsed) =>
    parsed(null, String(body)),
  );
  for (const provider of posting) {
    const path = fillPath(oauthPaths.callback, { provider });
    app.post(path, { config: { isFromOthers: true } }, async (request, reply) => {
      const given = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const state = given.get('state') ?? '';
      void reply.headers({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none', 'referrer-policy': 'no-referrer' });
      if (!isState(state)) return redirectHere(reply, 'answer of a form', path);
      await keepAnswer(app.deps, provider, state, onlyKnown(given).toString());
      return redirectHere(reply, 'answer of a form', `${path}?${new URLSearchParams({ state }).toString()}`);
    });
  }
  done();
}
