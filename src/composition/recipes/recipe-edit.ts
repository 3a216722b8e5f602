import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { versionEndpoints, type RecipeEdit } from '../../../contract/recipes/version-endpoints.ts';
import { recipeEditMachine, type Correction } from '../../../machines/recipes/recipe-edit.machine.ts';
import { editRecord } from '../../services/recipe-drafts.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeStepUp } from '../sign-in/step-up.ts';

type Edited = RecipeEdit & { companyUri: string; guid: string; correction: Correction | null };

/** Edits a recipe by hand. */
export const openRecipeEdit: OpenFlow = (scope, { params }) => {
  const { call, newId } = scope;
  const guid = params['guid'] ?? '';
  const logic = recipeEditMachine.provide({
    actors: {
      loadRecipe: call(kitchenEndpoints.getRecipe),
      stepUp: composeStepUp(scope),
      saveEdit: call(versionEndpoints.editRecipe, { send: ({ correction: _, ...edit }: Edited) => edit }),
    },
    actions: { remember: (_, { form }) => editRecord(guid).write(form) },
  });
  const companyUri = params['companyUri'] ?? '';
  const back = `/ai/${encodeURIComponent(companyUri)}/recipes/${guid}`;
  return flowOf(logic, { companyUri, guid, newId, typed: editRecord(guid).read(), correction: null, back, isByStaff: false });
};
