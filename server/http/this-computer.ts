import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { isThisComputer } from '../standing.ts';

/** What proxies and tunnels add to a request on its way: RFC 7239, RFC 9110, and the names that large ones have chosen. */
const addedOnTheWay =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-original-(?:host|url)|true-client-ip|cf-.+|cdn-loop|fly-.+)$/;

const isRelayed = (headers: IncomingHttpHeaders): boolean => Object.keys(headers).some((name) => addedOnTheWay.test(name));

/** The name in a Host header; '' for none. */
const nameIn = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '').toLowerCase();

/** Whether a browser of this computer asks by itself. The Host header is read as it came, TRUST_PROXY does not matter. */
const isFromHere = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => isThisComputer(nameIn(headers.host)) && !isRelayed(headers);

const refusal = `This is a development server for this computer only: its demo accounts have passwords that everybody knows.
Your request came under another name, or through a proxy or a tunnel.

Set PUBLIC_URL to the address that people open, and the server is one for production.
DEMO_FOR_ANYBODY=yes shows the demo, and all of its mail, to anybody who reaches it.
`;

/**
 * A development server whose settings say that it is for this computer serves nobody else: not through a tunnel or a proxy, which the settings
 * cannot know of, and not to a page of another name that was pointed at this computer (DNS rebinding).
 */
export function registerThisComputerOnly(app: FastifyInstance, { isForThisComputer }: Config): void {
  if (!isForThisComputer) return;
  app.addHook('onRequest', async (request, reply) => {
    if (isFromHere(request)) return;
    await reply.code(421).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(refusal);
  });
}
