import { fromPromise } from 'xstate';
import { sessionEndpoints } from '../../contract/sign-in/session-endpoints.ts';
import type { Api } from './api.ts';
import { forgetCooking } from './cooking-progress.ts';
import { forgetTimers } from './kitchen-timers.ts';
import { forgetTypedTexts } from './typed-texts.ts';
import { forgetShopping } from './shopping-memory.ts';
import { forgetOrders } from './kitchen-memory.ts';
import { forgetShownRecipes } from './shown-recipes.ts';
import { forgetTrial } from './trial-memory.ts';

/** Signs out, and deletes the user's input and photos from the browser. */
export const endSession = (api: Api) =>
  fromPromise<unknown>(async ({ signal }) => {
    await api(sessionEndpoints.signOut, { signal });
    forgetTypedTexts();
    forgetCooking();
    forgetTimers();
    forgetShownRecipes();
    forgetTrial();
    forgetShopping();
    await forgetOrders();
  });
