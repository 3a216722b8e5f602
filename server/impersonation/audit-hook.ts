import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../audit/audit-log.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { rememberViewer } from '../accounts/viewer.ts';
import type { Viewer } from '../accounts/viewer-rows.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is about to change something in another's place; null for everybody else. */
    impersonator: Viewer | null;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that carry too much for an address, and change nothing: a page makes them while somebody types. */
const reading = new Set<string | undefined>([endpoints.readOrder.path]);

/**
 * Writes down every call by which a member of staff may change something in another's place: which one it was and how it ended,
 * never what was sent. The row is there before the answer leaves.
 */
export function registerImpersonationAudit(app: FastifyInstance): void {
  app.decorateRequest('impersonator', null);
  app.decorateRequest('viewer', undefined);
  app.addHook('preHandler', async (request) => {
    // Asked before the call: it may end the session, as a sign-out does. And after its body came, which may take as long as a session lives.
    const changesNothing = safe.has(request.method) || reading.has(request.routeOptions.url);
    if (!changesNothing) request.impersonator = await rememberViewer(request);
  });
  app.addHook('onSend', async (request, reply) => {
    const { impersonator, method, routeOptions } = request;
    if (!impersonator?.impersonation) return;
    // Once: a failure to write leads here again.
    request.impersonator = null;
    const { userGuid: subjectGuid, impersonation } = impersonator;
    const people = { actorGuid: impersonation.staffGuid, subjectGuid, impersonationGuid: impersonation.guid };
    const details = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    await writeAudit(app.deps.db, app.deps.clock, { action: 'impersonation.call', ...people, details });
  });
}
