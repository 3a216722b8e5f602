import { recipesMachine } from '../../../machines/recipes.machine.ts';
import { recipeActors } from '../../services/recipes.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openRecipes: OpenFlow = (scope) => {
  const { loadRecipes } = recipeActors(scope.api);
  return { flow: { logic: recipesMachine.provide({ actors: { loadRecipes } }), input: undefined }, eventFor: ignoreAddress };
};
