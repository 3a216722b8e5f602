import { fromPromise } from 'xstate';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import type { Api } from './api.ts';
import { forgetOrders } from './kitchen-memory.ts';

/**
 * Where the records of an account are in this browser. Sign-out deletes them by these keys alone, so that no page carries the code
 * and the schemas of records that it does not use.
 */
export const recordKeys = {
  /** In `localStorage`, which all tabs share. */
  browser: {
    cooking: 'anydish.cooking',
    timers: 'anydish.timers',
    shownRecipes: 'anydish.shown-recipes',
    shownLinks: 'anydish.shown-links',
    shopping: 'anydish.shopping',
  },
  /** In `sessionStorage`, of this tab. */
  tab: {
    texts: 'anydish.drafts',
    // Members can cook on the page for guests too, and their words may name allergies.
    trial: 'anydish.trial',
    shownTrial: 'anydish.trial-shown',
  },
} as const;

function remove(storage: () => Storage, keys: readonly string[]): void {
  try {
    for (const key of keys) storage().removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Deletes what the account has stored in this browser, apart from its orders and photos (`forgetOrders`). */
export function forgetRecords(): void {
  remove(() => localStorage, Object.values(recordKeys.browser));
  remove(() => sessionStorage, Object.values(recordKeys.tab));
}

/** Signs out, and deletes the user's input and photos from the browser. */
export const endSession = (api: Api) =>
  fromPromise<unknown>(async ({ signal }) => {
    await api(sessionEndpoints.signOut, { signal });
    forgetRecords();
    await forgetOrders();
  });
