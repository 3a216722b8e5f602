import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { recipeEndpoints } from '../../../contract/recipes/recipe-endpoints.ts';
import { erasureMachine } from '../../../machines/recipes/erasure.machine.ts';
import { showNotice } from '../../services/toaster.ts';
import type { FlowScope } from '../flow-scope.ts';
import { showFailure } from '../../services/failure-notice.ts';

function titleOf(guids: readonly string[] | null): string {
  if (guids === null) return t`Empty the trash?`;
  const count = guids.length;
  return plural(count, { one: 'Delete this recipe for good?', other: 'Delete # recipes for good?' });
}

/** Deletes recipes in the trash permanently. */
export const composeErasure = ({ call, confirm }: FlowScope): typeof erasureMachine =>
  erasureMachine.provide({
    actors: {
      eraseRecipes: call(recipeEndpoints.eraseRecipes),
      confirmErasure: fromPromise<boolean, { guids: readonly string[] | null }>(({ input: { guids }, signal }) =>
        confirm(
          {
            title: () => titleOf(guids),
            text: () => t`Photos, notes, versions and shared links are deleted too. This cannot be undone.`,
            yes: () => t`Delete for good`,
            no: () => t`Cancel`,
            isDangerous: true,
          },
          signal,
        ),
      ),
    },
    actions: {
      tellErased: (_, { erased }) =>
        showNotice(i18n._(msg`${plural(erased, { one: '# recipe is deleted for good.', other: '# recipes are deleted for good.' })}`)),
      tellFailure: (_, { error }) => void showFailure(error),
    },
  });
