import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { sendPayload } from './reply.ts';

/** For balancers: answers success when the process and its database do. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/api/health', { logLevel: 'warn' }, async (_request, reply) => {
    await sql`select 1`.execute(app.deps.db);
    return sendPayload(reply, { isHealthy: true });
  });
}
