import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { versionEndpoints } from '../../../contract/recipes/version-endpoints.ts';
import { recipeEditMachine } from '../../../machines/recipes/recipe-edit.machine.ts';
import { editRecord } from '../../services/recipe-drafts.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

/** Edits a recipe by hand. */
export const openRecipeEdit: OpenFlow = ({ call, newId }, { params }) => {
  const guid = params['guid'] ?? '';
  const logic = recipeEditMachine.provide({
    actors: { loadRecipe: call(kitchenEndpoints.getRecipe), saveEdit: call(versionEndpoints.editRecipe) },
    actions: { remember: (_, { form }) => editRecord(guid).write(form) },
  });
  return flowOf(logic, { companyUri: params['companyUri'] ?? '', guid, newId, typed: editRecord(guid).read() });
};
