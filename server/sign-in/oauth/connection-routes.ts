import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../contract/endpoints.ts';
import { requireOwnHands, requireViewer } from '../viewer.ts';
import { route } from '../../http/routes.ts';
import { requestLanguage } from '../../language/request-language.ts';
import { disconnect, findOwner, readConnections } from './connections.ts';

/** Connected sign-ins in the account settings. */
export function registerConnections(app: FastifyInstance): void {
  const { deps } = app;
  route(app, endpoints.getConnections, {
    handler: async ({ request }) => {
      const { userGuid } = await requireViewer(request);
      return readConnections(deps.db, deps.config, await findOwner(deps.db, userGuid));
    },
  });
  route(app, endpoints.disconnect, {
    handler: async ({ request, params }) => {
      const { userGuid } = await requireOwnHands(request);
      return disconnect(deps, { userGuid, guid: params['guid'] ?? '', language: requestLanguage(request) });
    },
  });
}
