import { fromPromise } from 'xstate';
import { debugEndpoints, type DebugEntry } from '../../contract/debug.ts';
import type { Api } from './api.ts';

/** Reading what was said to the kitchen, as actors. */
export const debugActors = (api: Api) => ({
  loadEntries: fromPromise<readonly DebugEntry[]>(({ signal }) => api(debugEndpoints.listDebugEntries, { signal })),
});
