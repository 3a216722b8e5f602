import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { savedRecipesMachine, type SavedRecipe, type SavedRecipesEvent } from '../../../machines/recipes/saved-recipes.machine.ts';
import { followOffline } from '../../services/offline-news.ts';
import { createSavedRecipes } from '../../services/saved-recipes.ts';
import { createShownRecipe } from '../../services/shown-recipes.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeTakeAlong } from './take-along.ts';

export const openSavedRecipes: OpenFlow = async (scope) => {
  // Read without a network: nobody waits for the server to say who is here. What is kept is of the user that it last named: decision 16.
  const session = scope.isViewerKnown() ? await scope.session() : null;
  const shownOf = (guid: string) => createShownRecipe(session?.guid ?? null, guid);
  const saved = createSavedRecipes(Date.now);
  const listSaved = fromPromise<readonly SavedRecipe[]>(() => saved.list());
  const followCopies = fromCallback<EventObject>(({ sendBack }) =>
    followOffline((news) => news === 'copies' && sendBack({ type: 'copies.changed' } satisfies SavedRecipesEvent)),
  );
  const logic = savedRecipesMachine.provide({
    actors: { listSaved, followCopies, takeAlong: composeTakeAlong(scope) },
    actions: {
      rememberChoice: ({ context: { reading } }, { shown }) => {
        if (reading !== null && shown !== null) shownOf(reading.recipe.guid).write(shown);
      },
    },
  });
  return flowOf(logic, {
    chosenFor: (guid) => shownOf(guid).read(),
    units: session?.extra.cooking?.unitSystem ?? null,
    ovens: session?.extra.cooking?.oven ?? null,
  });
};
