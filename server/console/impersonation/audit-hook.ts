import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isAreaName } from '../../../contract/console/areas.ts';
import { consolePicturePath } from '../../../contract/console/console-endpoints.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { readParams } from '../../http/read.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { queryDetails } from '../audit/query-details.ts';
import { sources } from '../sources.ts';
import { rememberViewer, viewerOf } from '../../sign-in/viewer.ts';
import type { Viewer } from '../../sign-in/viewer-rows.ts';
import { isGuid } from '../../db/guid.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who reads or changes something in another's place; null for everybody else. */
    impersonator: Viewer | null;
    /** What it read or changed is written down. */
    isAudited: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Answers from here on tell nothing about anybody, so nothing was read. */
const refused = 400;

/** What staff read of other people at these paths is logged, also during an impersonation. */
const consolePaths = '/api/console/';

/** What staff read there is about their own work: how far a bulk action is, figures, how they like a list. */
const ownBusiness = new Set<string>(
  [endpoints.listRuns, endpoints.getRun, endpoints.getOverview, endpoints.listViews, { path: consolePicturePath }].map(({ path }) => path),
);

const wherever = (place: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(place).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The account that a path is about: of a record its own, and nobody's where it is about a run, a prompt, or many. */
async function subjectOf(app: FastifyInstance, url: string, area: string | undefined, guid: string): Promise<string | null> {
  if (url === endpoints.getLoginSubject.path) return guid;
  if (area === undefined || !isAreaName(area)) return null;
  const { table, subject } = sources[area];
  if (subject === null) return null;
  const { rows } = await sql<{ subject: string }>`
    select ${subject} as subject from ${sql.table(table)} t where t.guid = ${guid}`.execute(app.deps.db);
  return rows[0]?.subject ?? null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a member of staff has read: whose it was, or what was asked for where it was many people's. */
async function auditRead(app: FastifyInstance, request: FastifyRequest, status: number): Promise<void> {
  const { method, routeOptions } = request;
  const { url = '' } = routeOptions;
  if (!safe.has(method) || !url.startsWith(consolePaths) || ownBusiness.has(url) || status >= refused) return;
  const viewer = await viewerOf(request);
  if (viewer === null) return;
  const { guid, area } = readParams(request);
  const row = guid !== undefined && isGuid(guid) ? guid : undefined;
  const subjectGuid = row === undefined ? null : await subjectOf(app, url, area, row);
  const asked = new Map(Object.entries(request.query ?? {}));
  const search = new URLSearchParams(textOf(asked.get('query')));
  if (textOf(asked.get('text')) !== '') search.set('q', textOf(asked.get('text')));
  const details = {
    method,
    route: url,
    status,
    ...wherever({ area, row: row === subjectGuid ? undefined : row }),
    ...queryDetails(search.toString(), textOf(asked.get('columns'))),
  };
  const actorGuid = viewer.impersonation?.staffGuid ?? viewer.userGuid;
  await writeAudit(app.deps.db, app.deps.clock, { action: 'staff.read', actorGuid, subjectGuid, details });
}

/**
 * Writes down every call by which a member of staff reads or may change something of somebody else: which one it was and how it ended,
 * never what was sent or answered. The row is there before the answer leaves.
 */
export function registerImpersonationAudit(app: FastifyInstance): void {
  app.decorateRequest('impersonator', null);
  app.decorateRequest('isAudited', false);
  app.decorateRequest('viewer', undefined);
  app.addHook('preHandler', async (request) => {
    // Asked before the call: it may end the session, as a sign-out does. And after its body came, which may take as long as a session lives.
    // A call that reads says so by itself: see viewerOf.
    if (!safe.has(request.method)) await rememberViewer(request);
  });
  app.addHook('onSend', async (request, reply) => {
    // Once: a failure to write leads here again.
    if (request.isAudited) return;
    request.isAudited = true;
    await auditRead(app, request, reply.statusCode);
    const { impersonator, method, routeOptions } = request;
    if (!impersonator?.impersonation || (safe.has(method) && reply.statusCode >= refused)) return;
    const { userGuid: subjectGuid, impersonation } = impersonator;
    const people = { actorGuid: impersonation.staffGuid, subjectGuid, impersonationGuid: impersonation.guid };
    const details = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    const action = safe.has(method) ? 'impersonation.read' : 'impersonation.call';
    await writeAudit(app.deps.db, app.deps.clock, { action, ...people, details });
  });
}
