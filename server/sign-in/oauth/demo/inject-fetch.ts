import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

/** Asks this very server, without a way over the network: PUBLIC_URL may be an address that only browsers can reach. */
export const injectFetch =
  (app: FastifyInstance): CustomFetch =>
  async (address, { method, headers, body }) => {
    const { host, pathname, search } = new URL(address);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(answer.body, { status: answer.statusCode, headers: given });
  };
