import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { tooBusy } from './outage.ts';
import { sendFailure, sendPayload } from './reply.ts';

/** A balancer that hears nothing for a second asks somewhere else. */
const patience = 800;

/** For balancers: answers success when the process and its database do, and within a second that they do not. */
export function registerHealth(app: FastifyInstance): void {
  let asking: Promise<boolean> | null = null;
  /** One question at a time: a database that hangs is not asked again by everybody who looks. */
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
