import { t } from '@lingui/core/macro';
import { fromPromise } from 'xstate';
import { kitchenMachine } from '../../../machines/kitchen.machine.ts';
import { kitchenActors, rememberKitchen } from '../../services/kitchen.ts';
import { createPhotoStore } from '../../services/photo-store.ts';
import { ignoreAddress, type OpenFlow } from '../flow-scope.ts';

// The United States, Liberia and Myanmar cook by cups and pounds.
const preferredUnits = () => (['US', 'LR', 'MM'].includes(new Intl.Locale(navigator.language).region ?? '') ? 'us' : 'metric');

export const openKitchen: OpenFlow = (scope, address) => {
  const photos = createPhotoStore(scope.newId);
  const remember = rememberKitchen(photos);
  const logic = kitchenMachine.provide({
    actors: {
      ...kitchenActors(scope.api, photos),
      confirm: fromPromise<boolean>(({ signal }) =>
        scope.confirm(
          {
            title: () => t`Stop cooking?`,
            text: () => t`What has been written so far is lost. Your order stays as it is.`,
            yes: () => t`Stop cooking`,
            no: () => t`Keep cooking`,
            isDangerous: true,
          },
          signal,
        ),
      ),
    },
    actions: { remember: (_, params) => remember(params) },
  });
  const input = { companyUri: address.params['companyUri'] ?? '', unitSystem: preferredUnits(), newId: scope.newId };
  return { flow: { logic, input }, eventFor: ignoreAddress };
};
