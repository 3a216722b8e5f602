import { fromPromise } from 'xstate';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { keptCopyMachine } from '../../../machines/recipes/kept-copy.machine.ts';
import { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import type { SavedCopy } from '../../../machines/recipes/recipe.model.ts';
import { createCookingProgress } from '../../services/cooking-progress.ts';
import { createSavedRecipes, fetchPhoto, ownerOf } from '../../services/saved-recipes.ts';
import { createShownRecipe } from '../../services/shown-recipes.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { composeCollections } from './collections.ts';
import { composeRecipePhoto } from './recipe-photo.ts';
import { composeRecipeChanges, composeRename } from './recipe-changes.ts';
import { composeRecipeFeedback, today } from './recipe-feedback.ts';
import { composeRecipeNotes } from './recipe-notes.ts';
import { composeRefine } from './refine.ts';
import { composeShare } from './share.ts';
import { composeTakeAlong } from './take-along.ts';
import { composeToShopping } from './to-shopping.ts';

export const openRecipe: OpenFlow = async (scope, { params }) => {
  const saved = createSavedRecipes(Date.now);
  const guid = params['guid'] ?? '';
  const { guid: userGuid, extra } = await scope.session();
  const shown = createShownRecipe(scope.isViewerKnown() ? userGuid : null, guid);
  const owner = async () => ownerOf(await scope.session());
  const findSaved = fromPromise<SavedCopy | null, { guid: string }>(async ({ input }) => {
    const me = await owner();
    // Offline copies belong to the last confirmed user, so that they can be read while the server is unreachable.
    return saved.find(input.guid, (whose) => whose === me || !scope.isViewerKnown());
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
      collections: composeCollections(scope),
      photo: composeRecipePhoto(scope),
      share: composeShare(scope),
      toShopping: composeToShopping(scope),
      refine: composeRefine(scope),
      notes: composeRecipeNotes(scope),
      feedback: composeRecipeFeedback(scope, { companyUri: params['companyUri'] ?? '', guid }),
      takeAlong: composeTakeAlong(scope),
      loadRecipe: scope.call(kitchenEndpoints.getRecipe),
      findSaved,
    },
    actions: {
      // The copy is stored even if the page is left in the meantime.
      saveRecipe: (_, input) => scope.beginErrand(keptCopy, input),
      rememberChoice: (_, { shown: chosen }) => {
        if (chosen !== null) shown.write(chosen);
      },
    },
  });
  return flowOf(logic, {
    companyUri: params['companyUri'] ?? '',
    guid,
    chosen: shown.read(),
    units: extra.cooking?.unitSystem ?? null,
    ovens: extra.cooking?.oven ?? null,
    wasCooked: createCookingProgress(userGuid, guid).read()?.wasCooked ?? false,
    newId: scope.newId,
    today,
  });
};
