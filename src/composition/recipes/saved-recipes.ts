import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { savedRecipesMachine, type SavedRecipe, type SavedRecipesEvent } from '../../../machines/recipes/saved-recipes.machine.ts';
import { followOffline } from '../../services/offline-news.ts';
import { createSavedRecipes } from '../../services/saved-recipes.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openSavedRecipes: OpenFlow = () => {
  const saved = createSavedRecipes(Date.now);
  const listSaved = fromPromise<readonly SavedRecipe[]>(() => saved.list());
  const followCopies = fromCallback<EventObject>(({ sendBack }) =>
    followOffline((news) => news === 'copies' && sendBack({ type: 'copies.changed' } satisfies SavedRecipesEvent)),
  );
  return flowOf(savedRecipesMachine.provide({ actors: { listSaved, followCopies } }), undefined);
};
