import { recipeMachine } from '../../../../machines/recipe.machine.ts';
import { recipeFixture } from '../../../machines/recipe.fixture.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { heading, text } from '../sights.ts';
import { isWaiting, pressUntil } from '../gestures.ts';

export const recipeDriver: BrowserDriver = {
  subject: { machine: recipeMachine },
  fixture: recipeFixture,
  open: async ({ page, server, hold, visit, signIn }) => {
    const user = await server.addUser();
    const [guid] = await server.addRecipes(user, 1);
    await signIn(user);
    const call = await hold('GET', /^\/api\/.*\/recipes\/[^/]+$/);
    await visit(`/ai/${user.companyUri}/recipes/${guid}`);
    return {
      'loadRecipe.done': () => call.release(),
      'loadRecipe.error(gone)': async () => {
        await server.db.deleteFrom('recipes').where('company_guid', '=', user.companyGuid).execute();
        await call.release();
      },
      'loadRecipe.error(offline)': () => call.releaseToFail(),
      'servings.changed': () => pressUntil(page, 'More servings', '6'),
      'units.changed': () => page.getByText('US', { exact: true }).click(),
      'retry.requested': () => page.getByRole('button', { name: 'Try again' }).click(),
    };
  },
  states: {
    loading: isWaiting,
    shown: heading('Toast'),
    missing: heading('This recipe is not here'),
    failed: text('Error loading data!'),
  },
};
