import { createActor, fromPromise } from 'xstate';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import { recipeMachine, type SavedCopy } from '../../../machines/recipes/recipe.machine.ts';
import { createSavedRecipes, fetchPhoto, ownerOf } from '../../services/saved-recipes.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeRecipeChanges, composeRename } from './recipe-changes.ts';
import { composeToShopping } from './to-shopping.ts';

export const openRecipe: OpenFlow = (scope, { params }) => {
  const saved = createSavedRecipes(Date.now);
  const owner = async () => ownerOf(await scope.session());
  const findSaved = fromPromise<SavedCopy | null, { guid: string }>(async ({ input: { guid } }) => {
    const me = await owner();
    // What is kept belongs to the user that the server last named: decision 16.
    return saved.find(guid, (whose) => whose === me || !scope.isViewerKnown());
  });
  const keptCopy = keptCopyMachine.provide({
    actors: {
      fetchPhoto: fromPromise<unknown, { recipe: Recipe }>(({ input }) => fetchPhoto(input.recipe)),
      findOwner: fromPromise(owner),
      storeCopy: fromPromise<unknown, Parameters<typeof saved.store>[0]>(({ input }) => saved.store(input)),
      removeCopy: fromPromise<unknown, { guid: string }>(({ input }) => saved.remove([input.guid])),
    },
  });
  const logic = recipeMachine.provide({
    actors: {
      changes: composeRecipeChanges(scope),
      rename: composeRename(scope),
      toShopping: composeToShopping(scope),
      loadRecipe: scope.call(kitchenEndpoints.getRecipe),
      findSaved,
    },
    // The page may be left meanwhile: the copy is kept all the same.
    actions: { saveRecipe: (_, input) => void createActor(keptCopy, { input }).start() },
  });
  return flowOf(logic, { companyUri: params['companyUri'] ?? '', guid: params['guid'] ?? '', newId: scope.newId });
};
