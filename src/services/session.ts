import { fromPromise } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import { sessionEndpoints } from '../../contract/session-endpoints.ts';
import type { Api } from './api.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetOrders } from './kitchen-memory.ts';

/** The calls that every page makes, as actors. */
export const sessionActors = (api: Api) => ({
  loadSession: fromPromise<Session>(({ signal }) => api(sessionEndpoints.getSession, { signal })),
  endSession: fromPromise<unknown>(async ({ signal }) => {
    await api(sessionEndpoints.signOut, { signal });
    // What somebody typed and photographed goes with them.
    forgetDrafts();
    await forgetOrders();
  }),
});
