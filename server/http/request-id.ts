import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from '../../contract/envelope.ts';

const current = new AsyncLocalStorage<string>();

/** The id of the request that this work began with; null for work that began by itself. */
export const requestIdNow = (): string | null => current.getStore() ?? null;

/** What the page called its request, or a new id. Others could write into the log by a longer one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Tells each answer's id, and carries it to what the request starts: its jobs and mails are logged with it. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  // Reading a body loses the context of earlier hooks.
  app.addHook('preHandler', (request, _reply, done) => current.run(request.id, done));
}
