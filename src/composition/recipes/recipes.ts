import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

export const openRecipes: OpenFlow = ({ call }) => {
  const logic = recipesMachine.provide({
    actors: {
      loadRecipes: call(kitchenEndpoints.listRecipes, {
        send: ({ before }: { before: string | null }) => (before === null ? {} : { before }),
      }),
    },
  });
  return flowOf(logic, undefined);
};
