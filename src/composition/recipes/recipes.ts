import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import type { Place } from '../../../contract/recipes/recipe-endpoints.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeRecipeChanges, composeRename } from './recipe-changes.ts';

const openPlace =
  (place: Place): OpenFlow =>
  (scope) => {
    const logic = recipesMachine.provide({
      actors: {
        changes: composeRecipeChanges(scope),
        rename: composeRename(scope),
        loadRecipes: scope.call(kitchenEndpoints.listRecipes, {
          send: ({ before }: { before: string | null }) => ({ place, ...(before !== null && { before }) }),
        }),
      },
    });
    return flowOf(logic, { newId: scope.newId });
  };

export const openRecipes: OpenFlow = openPlace('cookbook');
export const openTrash: OpenFlow = openPlace('trash');
