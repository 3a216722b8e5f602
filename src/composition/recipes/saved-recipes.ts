import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { savedRecipesMachine, type SavedRecipe, type SavedRecipesEvent } from '../../../machines/recipes/saved-recipes.machine.ts';
import { followOffline } from '../../services/offline-news.ts';
import { createSavedRecipes } from '../../services/saved-recipes.ts';
import { createShownRecipe } from '../../services/shown-recipes.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeTakeAlong } from './take-along.ts';

export const openSavedRecipes: OpenFlow = async (scope) => {
  // Read offline, without waiting for the session.
  const cooking = scope.isViewerKnown() ? (await scope.session()).extra.cooking : undefined;
  const shownOf = ({ owner, recipe }: SavedRecipe) => createShownRecipe(owner, recipe.guid);
  const saved = createSavedRecipes(Date.now);
  const listSaved = fromPromise<readonly SavedRecipe[]>(() => saved.list());
  const followCopies = fromCallback<EventObject>(({ sendBack }) =>
    followOffline((news) => news === 'copies' && sendBack({ type: 'copies.changed' } satisfies SavedRecipesEvent)),
  );
  const logic = savedRecipesMachine.provide({
    actors: { listSaved, followCopies, takeAlong: composeTakeAlong(scope) },
    actions: {
      rememberChoice: ({ context: { reading } }, { shown }) => {
        if (reading !== null && shown !== null) shownOf(reading).write(shown);
      },
    },
  });
  return flowOf(logic, {
    chosenFor: (copy) => shownOf(copy).read(),
    units: cooking?.unitSystem ?? null,
    ovens: cooking?.oven ?? null,
  });
};
