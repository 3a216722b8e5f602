import { recipeMachine } from '../../../machines/recipe.machine.ts';
import { recipeActors } from '../../services/recipes.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

export const openRecipe: OpenFlow = (scope, { params }) => {
  const { loadRecipe } = recipeActors(scope.api);
  const input = { companyUri: params['companyUri'] ?? '', guid: params['guid'] ?? '' };
  return { flow: { logic: recipeMachine.provide({ actors: { loadRecipe } }), input }, eventFor: ignoreAddress };
};
