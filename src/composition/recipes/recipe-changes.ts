import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import { recipeEndpoints } from '../../../contract/recipes/recipe-endpoints.ts';
import { recipeChangesMachine } from '../../../machines/recipes/recipe-changes.machine.ts';
import type { MadeChange } from '../../../machines/recipes/recipe-changes.model.ts';
import { renameMachine } from '../../../machines/recipes/rename.machine.ts';
import { tellOffline } from '../../services/offline-news.ts';
import { goTo } from '../../services/location.ts';
import { createSavedRecipes } from '../../services/saved-recipes.ts';
import { offerUndo } from '../../services/toaster.ts';
import { recipePath } from '../../pages/member-paths.ts';
import type { FlowScope } from '../flow-scope.ts';
import { msg } from '@lingui/core/macro';
import { showFailure } from '../../services/failure-notice.ts';

/** A change of recipes, in a sentence. */
function changedText({ change: { isInTrash, isFavourite, isKeptOffline, addTag, removeTag, addTo, removeFrom } }: MadeChange): string {
  if (isInTrash === true) return i18n._(msg`Moved to the trash.`);
  if (isInTrash === false) return i18n._(msg`Restored.`);
  if (isFavourite === true) return i18n._(msg`Added to your favourites.`);
  if (isFavourite === false) return i18n._(msg`Removed from your favourites.`);
  if (isKeptOffline === true) return i18n._(msg`Kept offline on all your devices.`);
  if (isKeptOffline === false) return i18n._(msg`No longer kept offline.`);
  if (addTo !== undefined) return i18n._(msg`Added to the collection.`);
  if (removeFrom !== undefined) return i18n._(msg`Removed from the collection.`);
  return addTag === undefined ? i18n._(msg`Tag removed: ${removeTag ?? ''}`) : i18n._(msg`Tag added: ${addTag}`);
}

/** Changes an owner makes to recipes, on the recipe page and in the list. */
export const composeRecipeChanges = ({ call }: FlowScope): typeof recipeChangesMachine =>
  recipeChangesMachine.provide({
    actors: {
      changeRecipes: call(recipeEndpoints.changeRecipes),
      copyRecipe: call(recipeEndpoints.copyRecipe),
      offerUndo: fromPromise<boolean, MadeChange>(({ input, signal }) => offerUndo(changedText(input), signal)),
    },
    actions: {
      tellFailure: (_, { error }) => void showFailure(error),
      // An unreachable storage has no copies either.
      forgetSaved: (_, { guids }) =>
        void createSavedRecipes(Date.now)
          .remove(guids)
          .catch(() => undefined),
      tellMarks: (_, { change: { isKeptOffline, isInTrash } }) => {
        if (isKeptOffline !== undefined || isInTrash !== undefined) tellOffline('marks');
      },
      openRecipe: (_, recipe) => goTo(recipePath(recipe)),
    },
  });

export const composeRename = ({ call }: FlowScope): typeof renameMachine =>
  renameMachine.provide({ actors: { renameRecipe: call(recipeEndpoints.renameRecipe) } });
