import { fromPromise } from 'xstate';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import type { Api } from './api.ts';
import { forgetRecords } from './account-records.ts';
import { forgetOrders } from './kitchen-memory.ts';

/** Signs out, and deletes the user's input and photos from the browser. */
export const endSession = (api: Api) =>
  fromPromise<unknown>(async ({ signal }) => {
    await api(sessionEndpoints.signOut, { signal });
    forgetRecords();
    await forgetOrders();
  });
