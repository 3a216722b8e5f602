import { fromPromise } from 'xstate';
import { savedRecipesMachine, type SavedRecipe } from '../../../machines/recipes/saved-recipes.machine.ts';
import { createSavedRecipes } from '../../services/saved-recipes.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openSavedRecipes: OpenFlow = () => {
  const saved = createSavedRecipes(Date.now);
  const listSaved = fromPromise<readonly SavedRecipe[]>(() => saved.list());
  return flowOf(savedRecipesMachine.provide({ actors: { listSaved } }), undefined);
};
