import { fromPromise } from 'xstate';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import { foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import { readingMachine } from '../../../machines/kitchen/reading.machine.ts';
import { findFoods } from '../../services/foods.ts';
import { kitchenActors, readOrder } from '../../services/kitchen.ts';
import { orderOfJob } from '../../services/job-draft.ts';
import { createJobDrafts, createKitchenDrafts } from '../../services/kitchen-drafts.ts';
import { photosMachine } from '../../../machines/kitchen/photos.machine.ts';
import { photoUploadMachine } from '../../../machines/kitchen/photo-upload.machine.ts';
import { photoActors, watchPaste } from '../../services/order-photos.ts';
import { createPhotoStore } from '../../services/photo-store.ts';
import { cookingOf } from '../../services/preferred-units.ts';
import type { PageAddress } from '../../../machines/shell/page.machine.ts';
import { flowOf, type FlowScope, type OpenFlow } from '../flow-scope.ts';
import { watchJob } from './job-watch.ts';
import { cookingToStop } from './stop-cooking.ts';

async function open(scope: FlowScope, address: PageAddress, jobGuid: string | null) {
  const companyUri = address.params['companyUri'] ?? '';
  const photos = createPhotoStore();
  const drafts =
    jobGuid === null
      ? createKitchenDrafts(scope.newId)
      : createJobDrafts({ jobGuid, ask: () => orderOfJob(scope, { companyUri, jobGuid }) });
  const logic = kitchenMachine.provide({
    actors: {
      ...kitchenActors(scope, photos, drafts),
      watchJob: watchJob(scope),
      reading: readingMachine.provide({ actors: { readOrder: readOrder(scope.call) } }),
      photos: photosMachine.provide({
        actors: { watchPaste, upload: photoUploadMachine.provide({ actors: photoActors(scope.api, photos) }) },
      }),
      foodSearch: foodSearchMachine.provide({ actors: { findFoods: findFoods(scope.call) } }),
      confirm: fromPromise<boolean>(({ signal }) => scope.confirm(cookingToStop, signal)),
    },
    actions: {
      remember: (_, params) => drafts.remember(params),
      forgetLeft: (_, params) => drafts.forgetLeft(params),
    },
  });
  const input = { companyUri, ...cookingOf(await scope.session()), newId: scope.newId, isOfJob: jobGuid !== null };
  return flowOf(logic, input);
}

export const openKitchen: OpenFlow = (scope, address) => open(scope, address, null);

/** A job started on any device. */
export const openJob: OpenFlow = (scope, address) => open(scope, address, address.params['guid'] ?? '');
