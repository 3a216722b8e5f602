import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { collectionEndpoints, type Collection } from '../../../contract/recipes/collections.ts';
import { collectionsMachine } from '../../../machines/recipes/collections.machine.ts';
import type { FlowScope } from '../flow-scope.ts';
import { showFailure } from '../../services/failure-notice.ts';

const read = ({ collections }: { collections: Collection[] }): readonly Collection[] => collections;

/** Collections, on the recipe page and in the list. */
export const composeCollections = ({ call, confirm }: FlowScope): typeof collectionsMachine =>
  collectionsMachine.provide({
    actors: {
      loadCollections: call(collectionEndpoints.listCollections, { read }),
      createCollection: call(collectionEndpoints.createCollection, { read }),
      renameCollection: call(collectionEndpoints.renameCollection, { read }),
      orderCollections: call(collectionEndpoints.orderCollections, { read }),
      deleteCollection: call(collectionEndpoints.deleteCollection, { read }),
      confirmRemoval: fromPromise<boolean, { name: string }>(({ input: { name }, signal }) =>
        confirm(
          {
            title: () => t`Delete the collection “${name}”?`,
            text: () => t`Your recipes stay in your cookbook.`,
            yes: () => t`Delete collection`,
            no: () => t`Cancel`,
            isDangerous: true,
          },
          signal,
        ),
      ),
    },
    actions: { tellFailure: (_, { error }) => void showFailure(error) },
  });
