import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { shareEndpoints } from '../../../contract/recipes/share-endpoints.ts';
import { shareMachine } from '../../../machines/recipes/share.machine.ts';
import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { clipboardActors } from '../../services/clipboard.ts';
import type { FlowScope } from '../flow-scope.ts';

/** The public link of a recipe. */
export const composeShare = ({ call, confirm }: FlowScope): typeof shareMachine =>
  shareMachine.provide({
    actors: {
      clipboard: clipboardMachine.provide({ actors: clipboardActors() }),
      loadShare: call(shareEndpoints.getShare),
      shareRecipe: call(shareEndpoints.shareRecipe),
      withdrawShare: call(shareEndpoints.withdrawShare),
      confirmWithdrawal: fromPromise<boolean>(({ signal }) =>
        confirm(
          {
            title: () => t`Stop sharing this recipe?`,
            text: () => t`The link will stop working for everyone. If you share the recipe again, it gets a new link.`,
            yes: () => t`Stop sharing`,
            no: () => t`Cancel`,
            isDangerous: true,
          },
          signal,
        ),
      ),
    },
  });
