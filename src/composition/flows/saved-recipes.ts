import { fromPromise } from 'xstate';
import { savedRecipesMachine, type SavedRecipe } from '../../../machines/saved-recipes.machine.ts';
import { createSavedRecipes } from '../../services/saved-recipes.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openSavedRecipes: OpenFlow = () => {
  const saved = createSavedRecipes(Date.now);
  const listSaved = fromPromise<readonly SavedRecipe[]>(() => saved.list());
  return { flow: { logic: savedRecipesMachine.provide({ actors: { listSaved } }), input: undefined }, eventFor: ignoreAddress };
};
