import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from '../../contract/envelope.ts';
import { newOrigin, within } from '../tracing/origin.ts';
import { traceRequests, type Tracing } from '../tracing/tracing.ts';

/** What the page called its request, or a new id. Others could write into the log by a longer one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Tells each answer's id, and carries it to what the request starts: its jobs and mails are logged with it, and traced below it. */
export function registerRequestIds(app: FastifyInstance, tracing: Tracing | null): void {
  const origins = tracing === null ? null : traceRequests(app, tracing);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  // Reading a body loses the context of earlier hooks.
  app.addHook('preHandler', (request, _reply, done) =>
    within(origins?.get(request) ?? newOrigin({ requestId: request.id, traceparent: null }), done),
  );
}
