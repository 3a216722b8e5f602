import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isAreaName } from '../../../contract/console/areas.ts';
import { consolePicturePath } from '../../../contract/console/console-endpoints.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { readParams } from '../../http/read.ts';
import { writeAudit } from '../audit/audit-log.ts';
import { placeOf } from '../audit/place.ts';
import { queryDetails } from '../audit/query-details.ts';
import { sources } from '../sources.ts';
import { rememberViewer, viewerOf } from '../../sign-in/viewer.ts';
import type { Viewer } from '../../sign-in/viewer-rows.ts';
import { isGuid } from '../../db/guid.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The impersonating member of staff and the user; null for other sessions. */
    impersonator: Viewer | null;
    /** Whether the access was recorded. */
    isAudited: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Status codes from here on are errors: the answer contains no personal data. */
const refused = 400;

/** Reads of other people's data at these paths are logged, also during an impersonation. */
const consolePaths = '/api/console/';

/** These paths show staff their own work: progress of a bulk action, figures, saved lists. */
const ownBusiness = new Set<string>(
  [endpoints.listRuns, endpoints.getRun, endpoints.getOverview, endpoints.listViews, { path: consolePicturePath }].map(({ path }) => path),
);

const wherever = (place: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(place).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The account that a path is about: a record's owner, or null for runs, prompts and lists. */
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

/** What a member of staff has read: the account, or the query when it covered many. */
async function auditRead(app: FastifyInstance, request: FastifyRequest, status: number): Promise<void> {
  const { method, routeOptions } = request;
  const { url = '' } = routeOptions;
  if (!safe.has(method) || !url.startsWith(consolePaths) || ownBusiness.has(url) || status >= refused) return;
  const viewer = await viewerOf(request);
  if (viewer === null) return;
  const { guid, area: named } = readParams(request);
  const area = url === endpoints.getRecipeContent.path ? 'recipes' : named;
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
  await writeAudit(app.deps.db, app.deps.clock, { action: 'staff.read', actorGuid, subjectGuid, place: placeOf(request), details });
}

/**
 * Records every call that reads or may change someone else's data: which call it was and how it ended, never its content. The row is written before
 * the answer is sent.
 */
export function registerImpersonationAudit(app: FastifyInstance): void {
  app.decorateRequest('impersonator', null);
  app.decorateRequest('isAudited', false);
  app.decorateRequest('viewer', undefined);
  app.addHook('preHandler', async (request) => {
    // Looked up before the call, which may end the session (sign-out), and after the body has arrived, which may take as long as a session lives.
    // Read calls do this themselves: see viewerOf.
    if (!safe.has(request.method)) await rememberViewer(request);
  });
  app.addHook('onSend', async (request, reply) => {
    // Only once: a failed write triggers this hook again.
    if (request.isAudited) return;
    request.isAudited = true;
    await auditRead(app, request, reply.statusCode);
    const { impersonator, method, routeOptions } = request;
    if (!impersonator?.impersonation || (safe.has(method) && reply.statusCode >= refused)) return;
    const { userGuid: subjectGuid, impersonation } = impersonator;
    const people = { actorGuid: impersonation.staffGuid, subjectGuid, impersonationGuid: impersonation.guid };
    const details = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    const action = safe.has(method) ? 'impersonation.read' : 'impersonation.call';
    await writeAudit(app.deps.db, app.deps.clock, { action, ...people, place: placeOf(request), details });
  });
}
