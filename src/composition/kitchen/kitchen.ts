import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import { foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import { readingMachine } from '../../../machines/kitchen/reading.machine.ts';
import { findFoods } from '../../services/foods.ts';
import { kitchenActors, readOrder, rememberKitchen } from '../../services/kitchen.ts';
import { createPhotoStore } from '../../services/photo-store.ts';
import { flowOf, type OpenFlow } from '../flow-scope.ts';
import { watchJob } from './job-watch.ts';

// The United States, Liberia and Myanmar cook by cups and pounds.
const preferredUnits = () => (['US', 'LR', 'MM'].includes(new Intl.Locale(navigator.language).region ?? '') ? 'us' : 'metric');

export const openKitchen: OpenFlow = (scope, address) => {
  const photos = createPhotoStore(scope.newId);
  const logic = kitchenMachine.provide({
    actors: {
      ...kitchenActors(scope, photos),
      watchJob: watchJob(scope.call),
      reading: readingMachine.provide({ actors: { readOrder: readOrder(scope.call) } }),
      foodSearch: foodSearchMachine.provide({ actors: { findFoods: findFoods(scope.call) } }),
      confirm: fromPromise<boolean>(({ signal }) =>
        scope.confirm(
          {
            title: () => t`Stop cooking?`,
            text: () => t`What has been written so far will be lost. Your request stays as it is.`,
            yes: () => t`Stop cooking`,
            no: () => t`Keep cooking`,
            isDangerous: true,
          },
          signal,
        ),
      ),
    },
    actions: { remember: (_, params) => rememberKitchen(params) },
  });
  return flowOf(logic, { companyUri: address.params['companyUri'] ?? '', unitSystem: preferredUnits(), newId: scope.newId });
};
