import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { tooBusy } from './outage.ts';
import { sendFailure, sendPayload } from './reply.ts';

/** Load balancers treat a second without an answer as a failure. */
const patience = 800;

/** Health check for load balancers: succeeds when the process and its database respond, and fails within a second when they do not. */
export function registerHealth(app: FastifyInstance): void {
  let asking: Promise<boolean> | null = null;
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
  app.get('/api/health', { logLevel: 'warn' }, async (_request, reply) => {
    const isHealthy = await Promise.race([ask(), pause(patience, false, { ref: false })]);
    return isHealthy ? sendPayload(reply, { isHealthy }) : sendFailure(reply, tooBusy, 503);
  });
}
