import { recipeMachine } from '../../../../machines/recipe.machine.ts';
import { recipeFixture } from '../../../machines/recipe.fixture.ts';
import { isWaiting } from '../gestures.ts';
import { untilKept, withStorageThat } from '../kept-recipes.ts';
import { all, busyButton, button, heading, no, text } from '../sights.ts';
import { withoutReturns } from '../without-returns.ts';

const isCopy = text(/^We could not reach the server\./);

export const recipeDriver = withoutReturns(
  {
    subject: { machine: recipeMachine },
    fixture: recipeFixture,
    open: async ({ page, server, hold, visit, signIn }) => {
      const user = await server.addUser();
      const [guid] = await server.addRecipes(user, 1);
      const path = `/ai/${user.companyUri}/recipes/${guid}`;
      await signIn(user);
      const storageThat = await withStorageThat(page);
      // It was opened before, so the browser has a copy.
      await visit(path);
      await untilKept(page);
      const call = await hold('GET', /^\/api\/.*\/recipes\/[^/]+$/);
      await visit(path);
      const remove = async () => {
        await server.db.deleteFrom('recipes').where('company_guid', '=', user.companyGuid).execute();
        await call.release();
      };
      return {
        'loadRecipe.done': () => call.release(),
        'loadRecipe.error(gone)': remove,
        'loadRecipe.error(offline)': async (_, [next = '']) => {
          const isRefused = next.startsWith('findSaved.error');
          await storageThat(isRefused ? 'refuses' : next === 'findSaved.done(none)' ? 'hasNothing' : 'works');
          await call.releaseToFail();
        },
        'findSaved.done': () => Promise.resolve(),
        'findSaved.error': () => Promise.resolve(),
        'renewRecipe.done': () => call.release(),
        'renewRecipe.error(gone)': remove,
        'renewRecipe.error(offline)': () => call.releaseToFail(),
        // More than once in a tour: each time to something else.
        'servings.changed': () => page.getByRole('button', { name: 'More servings' }).click(),
        'units.changed': async () => {
          const isUs = await page.getByRole('radio', { name: 'US' }).isChecked();
          await page.getByText(isUs ? 'Metric' : 'US', { exact: true }).click();
        },
        'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
      };
    },
    states: {
      loading: isWaiting,
      lookingUp: { fleeting: 'The browser answers at once.' },
      shown: all(heading('Toast'), no(isCopy)),
      saved: all(isCopy, button('Try again')),
      renewing: all(isCopy, busyButton('Try again')),
      missing: heading('Recipe not found'),
      failed: text('Error loading data!'),
    },
    without: {
      'recipe.loading on xstate.error.actor.loadRecipe [otherwise]':
        'The server refuses nobody an own recipe; of others it says that there is none.',
    },
    isOffered: (_, event) => event.type !== 'xstate.error.actor.loadRecipe' || event['error'].statusCode !== 4,
  },
  ['rewriting'],
);
