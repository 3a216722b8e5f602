import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { tooBusy } from './outage.ts';
import { sendFailure, sendPayload } from './reply.ts';

/** Load balancers treat a second without an answer as a failure. */
const patience = 800;

/**
 * For what supervises the server. `/livez`: the process answers; restart it when it does not. `/readyz`, also as `/api/health`: it can serve, so its
 * database answers and it is not stopping; send it no requests otherwise.
 */
export function registerHealth(app: FastifyInstance): void {
  let asking: Promise<boolean> | null = null;
  let isStopping = false;
  app.addHook('preClose', () => {
    isStopping = true;
    return Promise.resolve();
  });
  /** All callers share one running check, so that a hanging database gets no further queries. */
  const ask = () => {
    asking ??= sql`select 1`
      .execute(app.deps.db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const tellReady = async (_request: FastifyRequest, reply: FastifyReply) => {
    const isReady = !isStopping && (await Promise.race([ask(), pause(patience, false, { ref: false })]));
    return isReady ? sendPayload(reply, { isHealthy: true }) : sendFailure(reply, tooBusy, 503);
  };
  app.get('/livez', { logLevel: 'warn' }, (_request, reply) => sendPayload(reply, { isAlive: true }));
  app.get('/readyz', { logLevel: 'warn' }, tellReady);
  app.get('/api/health', { logLevel: 'warn' }, tellReady);
}
