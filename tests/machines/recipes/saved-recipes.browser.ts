import { savedRecipesMachine } from '../../../machines/recipes/saved-recipes.machine.ts';
import { savedRecipesFixture } from './saved-recipes.fixture.ts';
import { inUnits, pressUntil } from '../../support/e2e/gestures.ts';
import { forgetKept, untilKept, withStorageThat } from '../../support/e2e/kept-recipes.ts';
import { button, heading, text } from '../../support/e2e/sights.ts';
import { declaredTransitions, transitionName } from '../../support/transitions.ts';
import { withoutReturns } from '../../support/e2e/without-returns.ts';

const pick = 'A recipe with eggs and an oven is needed: tests/e2e/sharing.spec.ts makes these choices.';
/** Transitions that no tour covers, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  // tests/e2e/cookbook-keeping.spec.ts covers the list.
  'copies.changed': 'What keeps the copies tells it, with no press of anybody.',
  'have.changed': pick,
  'oven.changed': pick,
};

export const savedRecipesDriver = withoutReturns(
  {
    because: 'The recipes stand in IndexedDB, and are read without a network.',
    subject: { machine: savedRecipesMachine },
    fixture: savedRecipesFixture,
    open: async ({ page, server, visit, signIn }, tour) => {
      const user = await server.addUser();
      const [guid] = await server.addRecipes(user, 1);
      await signIn(user);
      const storageThat = await withStorageThat(page);
      await visit(`/ai/${user.companyUri}/recipes/${guid}`);
      await untilKept(page);
      const prepare = async (next = '') => {
        if (next === 'listSaved.done(none)') await forgetKept(page);
        await storageThat(next.startsWith('listSaved.error') ? 'refuses' : 'works');
      };
      await prepare(tour.steps[1]?.label);
      await visit('/saved-recipes');
      return {
        'listSaved.done': () => Promise.resolve(),
        'listSaved.error': () => Promise.resolve(),
        'retry.requested': async (_, ahead) => {
          await prepare(ahead[0]);
          await page.getByRole('button', { name: 'Try again' }).click();
        },
        'recipe.opened': () => page.getByRole('button', { name: 'Toast' }).click(),
        'servings.changed': () => pressUntil(page, 'More servings', '6'),
        'units.changed': () => inUnits(page, () => page.getByText('US', { exact: true }).click()),
        'list.requested': () => page.getByRole('button', { name: 'Saved recipes' }).click(),
      };
    },
    states: {
      opening: { fleeting: 'The browser answers at once.' },
      empty: text(/^Recipes you open while signed in/),
      listed: button(/^Toast/),
      reading: heading('Ingredients'),
      failed: text('Couldn’t load your recipes.'),
    },
    isOffered: (_, { type }) => !Object.hasOwn(elsewhere, type),
    without: Object.fromEntries(
      declaredTransitions(savedRecipesMachine).flatMap((transition) => {
        const reason = elsewhere[transition.eventType];
        return reason === undefined ? [] : [[transitionName(transition), reason]];
      }),
    ),
  },
  ['renewing'],
);
