import { versionEndpoints } from '../../../contract/recipes/version-endpoints.ts';
import { recipeVersionsMachine } from '../../../machines/recipes/recipe-versions.machine.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';

/** The version history of a recipe. */
export const openRecipeVersions: OpenFlow = ({ call }, { params }) => {
  const logic = recipeVersionsMachine.provide({
    actors: {
      loadVersions: call(versionEndpoints.listVersions),
      loadVersion: call(versionEndpoints.getVersion),
      restore: call(versionEndpoints.restoreRecipe),
    },
  });
  return flowOf(logic, { companyUri: params['companyUri'] ?? '', guid: params['guid'] ?? '' });
};
