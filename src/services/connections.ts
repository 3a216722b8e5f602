import { fromPromise } from 'xstate';
import { connectionEndpoints, type Connections } from '../../contract/connections.ts';
import type { Api } from './api.ts';

/** The other sites that open the account, as actors. */
export const connectionActors = (api: Api) => ({
  loadConnections: fromPromise<Connections>(({ signal }) => api(connectionEndpoints.getConnections, { signal })),
  disconnect: fromPromise<Connections, { guid: string }>(({ input, signal }) =>
    api(connectionEndpoints.disconnect, { params: { guid: input.guid }, signal }),
  ),
});
