import ky from 'ky';
import { fromPromise } from 'xstate';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { recipeMachine, type SavedCopy } from '../../../machines/recipes/recipe.machine.ts';
import { createSavedRecipes, ownerOf } from '../../services/saved-recipes.ts';
import { photoAddress } from '../../views/recipes/recipe/photo-address.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeRecipeChanges, composeRename } from './recipe-changes.ts';

/** The picture as the browser may keep it; null when there is none, or it does not come. */
async function fetchPhoto(recipe: Recipe): Promise<Blob | null> {
  const address = photoAddress(recipe);
  if (address === null) return null;
  try {
    return await ky(address, { retry: 0 }).blob();
  } catch {
    return null;
  }
}

export const openRecipe: OpenFlow = (scope, { params }) => {
  const saved = createSavedRecipes(Date.now);
  const owner = async () => ownerOf(await scope.session());
  const findSaved = fromPromise<SavedCopy | null, { guid: string }>(async ({ input: { guid } }) => {
    const me = await owner();
    // What is kept belongs to the user that the server last named: decision 16.
    return saved.find(guid, (whose) => whose === me || !scope.isViewerKnown());
  });
  const saveRecipe = async (recipe: Recipe) => saved.save(recipe, await fetchPhoto(recipe), owner);
  const logic = recipeMachine.provide({
    actors: {
      changes: composeRecipeChanges(scope),
      rename: composeRename(scope),
      loadRecipe: scope.call(kitchenEndpoints.getRecipe),
      findSaved,
    },
    // A storage that is full or forbidden keeps nothing; the recipe is there all the same.
    actions: { saveRecipe: (_, { recipe }) => void saveRecipe(recipe).catch(() => undefined) },
  });
  return flowOf(logic, { companyUri: params['companyUri'] ?? '', guid: params['guid'] ?? '', newId: scope.newId });
};
