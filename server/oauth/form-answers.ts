import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oauthPaths } from '../../contract/oauth.ts';
import { redirectHere } from '../http/redirect.ts';

/** What an answer of OAuth may consist of; anything else is dropped. */
const known = ['code', 'state', 'iss', 'error', 'error_description'] as const;
const mostBytes = 16 * 1024;

/** The answer in the query of a request, put at the address that it was meant for: behind a proxy we may see another. */
export function readAnswer(request: FastifyRequest, address: string): { state: string; url: URL } {
  const given = new URL(request.url, address).searchParams;
  const url = new URL(address);
  for (const name of known) for (const value of given.getAll(name)) url.searchParams.append(name, value);
  return { state: given.get('state') ?? '', url };
}

/**
 * Apple posts its answer from its own site, so the browser sends no cookie with it. It is sent on as the GET that the others
 * make, which does carry the cookie; nothing else happens here.
 */
export function registerFormAnswers(app: FastifyInstance, _options: unknown, done: () => void): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, parsed) =>
    parsed(null, String(body)),
  );
  app.post(oauthPaths.callback, { config: { isFromOthers: true } }, (request, reply) => {
    const given = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const query = new URLSearchParams(known.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value])));
    const path = request.url.split('?', 1)[0] ?? '';
    void reply.headers({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
    return redirectHere(reply, 'answer of a form', `${path}?${query.toString()}`);
  });
  done();
}
