import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { recipeEndpoints } from '../../../contract/recipes/recipe-endpoints.ts';
import { recipePhotoMachine, type PhotoChange } from '../../../machines/recipes/recipe-photo.machine.ts';
import { sendPhoto } from '../../services/photo-store.ts';
import { offerUndo } from '../../services/toaster.ts';
import type { FlowScope } from '../flow-scope.ts';
import { showFailure } from '../../services/failure-notice.ts';

/** A change of a recipe's photo, in a sentence. */
function changedText({ before, after }: PhotoChange): string {
  if (after === null) return i18n._(msg`Photo removed.`);
  return before === null ? i18n._(msg`Photo added.`) : i18n._(msg`Photo changed.`);
}

/** The owner's photo of a recipe. */
export const composeRecipePhoto = ({ api, call }: FlowScope): typeof recipePhotoMachine =>
  recipePhotoMachine.provide({
    actors: {
      uploadPhoto: sendPhoto(api),
      setPhoto: call(recipeEndpoints.setRecipePhoto),
      offerUndo: fromPromise<boolean, PhotoChange>(({ input, signal }) => offerUndo(changedText(input), signal)),
    },
    actions: { tellFailure: (_, { error }) => void showFailure(error) },
  });
