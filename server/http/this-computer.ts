import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { isThisComputer } from '../standing.ts';

/** Headers that proxies and tunnels add to a request: RFC 7239, RFC 9110, and those of large vendors. */
const addedOnTheWay =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|x-original-(?:host|url)|true-client-ip|cf-.+|cdn-loop|fly-.+)$/;

const isRelayed = (headers: IncomingHttpHeaders): boolean => Object.keys(headers).some((name) => addedOnTheWay.test(name));

/** The name in a Host header; '' for none. */
const nameIn = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '').toLowerCase();

/** Whether the request comes directly from a browser on this computer. The Host header is read as received; TRUST_PROXY does not matter. */
const isFromHere = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => isThisComputer(nameIn(headers.host)) && !isRelayed(headers);

const refusal = `This is a development server for this computer only: its demo accounts have passwords that everybody knows.
Your request came under another name, or through a proxy or a tunnel.

Set PUBLIC_URL to the address that people open, and the server is one for production.
DEMO_FOR_ANYBODY=yes shows the demo, and all of its mail, to anybody who reaches it.
`;

/**
 * A development server that is configured for this computer refuses all other clients: requests through a tunnel or a proxy, and pages whose name was
 * pointed at this computer (DNS rebinding).
 */
export function registerThisComputerOnly(app: FastifyInstance, { isForThisComputer }: Config): void {
  if (!isForThisComputer) return;
  app.addHook('onRequest', async (request, reply) => {
    if (isFromHere(request)) return;
    await reply.code(421).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(refusal);
  });
}
