import { recipesMachine } from '../../../../machines/recipes.machine.ts';
import { recipesFixture } from '../../../machines/recipes.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { all, any, busyButton, no, text } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

/** One more than the server tells at once. */
const twoPages = 21;

const isLoading = any(isWaiting, busyButton('Show more'));
const hasFailed = text('Error loading data!');

export const recipesDriver = withoutReturns(
  {
    subject: { machine: recipesMachine },
    fixture: recipesFixture,
    open: async ({ page, server, hold, visit, signIn }) => {
      const user = await server.addUser();
      await server.addRecipes(user, twoPages);
      await signIn(user);
      const call = await hold('GET', /^\/api\/recipes$/);
      await visit('/account');
      return {
        'loadRecipes.done': () => call.release(),
        'loadRecipes.error': () => call.releaseToFail(),
        'more.requested': () => page.getByRole('button', { name: 'Show more' }).click(),
        'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      };
    },
    states: { loading: isLoading, listed: all(no(isLoading), no(hasFailed)), failed: hasFailed },
  },
  ['rewriting'],
);
