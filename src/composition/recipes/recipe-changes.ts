import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import { recipeEndpoints } from '../../../contract/recipes/recipe-endpoints.ts';
import { recipeChangesMachine } from '../../../machines/recipes/recipe-changes.machine.ts';
import type { MadeChange } from '../../../machines/recipes/recipe-changes.model.ts';
import { renameMachine } from '../../../machines/recipes/rename.machine.ts';
import { goTo } from '../../services/location.ts';
import { createSavedRecipes } from '../../services/saved-recipes.ts';
import { offerUndo, showError } from '../../services/toaster.ts';
import { changedText } from '../../views/recipes/changes/change-texts.ts';
import { errorText } from '../../texts/error-texts.ts';
import { recipePath } from '../../views/shell/member/member-paths.ts';
import type { FlowScope } from '../flow-scope.ts';

/** What owners do with recipes, on the page of one and in the list of all. */
export const composeRecipeChanges = ({ call }: FlowScope): typeof recipeChangesMachine =>
  recipeChangesMachine.provide({
    actors: {
      changeRecipes: call(recipeEndpoints.changeRecipes),
      copyRecipe: call(recipeEndpoints.copyRecipe),
      offerUndo: fromPromise<boolean, MadeChange>(({ input, signal }) => offerUndo(changedText(input, i18n), signal)),
    },
    actions: {
      tellFailure: (_, { error }) => showError(errorText(error, i18n)),
      // A storage that cannot be reached keeps nothing either.
      forgetSaved: (_, { guids }) =>
        void createSavedRecipes(Date.now)
          .remove(guids)
          .catch(() => undefined),
      openRecipe: (_, recipe) => goTo(recipePath(recipe)),
    },
  });

export const composeRename = ({ call }: FlowScope): typeof renameMachine =>
  renameMachine.provide({ actors: { renameRecipe: call(recipeEndpoints.renameRecipe) } });
