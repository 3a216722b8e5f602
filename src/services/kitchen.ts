import { fromPromise, type PromiseActorLogic } from 'xstate';
import { asApiError, isError } from '../../contract/errors.ts';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { maxDescriptionLength, type CookRequest, type Job } from '../../contract/kitchen/kitchen.ts';
import { cutText } from '../../contract/text.ts';
import type { Reading } from '../../contract/kitchen/wishes.ts';
import type { OrderDraft } from '../../machines/kitchen/draft.ts';
import type { FoundDrafts, StoredKitchen } from '../../machines/kitchen/kitchen.model.ts';
import type { Api } from './api.ts';
import type { Call } from './call.ts';
import { idsOf } from './foods.ts';
import { sentPhotoGuid } from './job-draft.ts';
import { rememberedPhotos, type KitchenDrafts } from './kitchen-drafts.ts';
import { guidOfPhoto } from './order-photos.ts';
import type { PhotoStore } from './photo-store.ts';

interface Order extends Pick<StoredKitchen, 'draft' | 'requestKey' | 'choice' | 'improvise'> {
  companyUri: string;
}

async function startJob(api: Api, photos: PhotoStore, order: Order, signal: AbortSignal): Promise<{ jobGuid: string }> {
  const { companyUri, draft } = order;
  // Most photos upload while the user writes; those the server has deleted since are sent again.
  const guids = await Promise.all(draft.photos.map(({ id }) => guidOfPhoto({ api, photos }, { companyUri, id }, signal)));
  const [photoGuid = null, ...morePhotoGuids] = guids.filter((guid) => guid !== null);
  const body: CookRequest = {
    requestKey: order.requestKey ?? draft.id,
    description: draft.description.trim(),
    photoGuid,
    ...(morePhotoGuids.length > 0 && { morePhotoGuids }),
    servings: draft.servings,
    unitSystem: draft.unitSystem,
    diets: [],
    choice: order.choice,
    improvise: order.improvise,
    wishes: idsOf(draft.wishes),
    dismissed: draft.dismissed,
    withoutProfile: draft.withoutProfile,
  };
  const job = await api(kitchenEndpoints.createJob, { params: { companyUri }, body, signal });
  return { jobGuid: job.guid };
}

/** Delay before reporting a call that failed without an answer, in milliseconds. */
const untilGone = 500;

/**
 * Leaving a page aborts its calls shortly before it is gone. With this delay nobody sees that failure, and the order is still stored
 * as being sent.
 */
async function startUnlessLeft(start: Promise<{ jobGuid: string }>): Promise<{ jobGuid: string }> {
  try {
    return await start;
  } catch (error) {
    if (isError(asApiError(error), 'unknown')) {
      await new Promise((resolve) => {
        setTimeout(resolve, untilGone);
      });
    }
    throw error;
  }
}

/** The server's reading of the current order. */
export const readOrder = (call: Call): PromiseActorLogic<Reading, { companyUri: string; draft: OrderDraft }> =>
  call(kitchenEndpoints.readOrder, {
    send: ({ companyUri, draft: { description, wishes, dismissed, withoutProfile } }) => ({
      companyUri,
      description: cutText(description, maxDescriptionLength),
      diets: [],
      wishes: idsOf(wishes),
      dismissed: [...dismissed],
      withoutProfile: [...withoutProfile],
    }),
  });

const cancelJob = (call: Call): PromiseActorLogic<Pick<Job, 'status'>, { companyUri: string; jobGuid: string }> =>
  call(kitchenEndpoints.cancelJob, {
    send: ({ companyUri, jobGuid }: { companyUri: string; jobGuid: string }) => ({ companyUri, guid: jobGuid }),
  });

/** The kitchen's calls as actors, and its storage. */
export const kitchenActors = ({ api, call }: { api: Api; call: Call }, photos: PhotoStore, drafts: KitchenDrafts) => ({
  loadDraft: fromPromise<FoundDrafts, { companyUri: string; takeUp: string | null }>(async ({ input }) => {
    const found = await drafts.find(input);
    await photos.sweep(rememberedPhotos());
    const { stored } = found;
    if (stored === null) return found;
    const [own, sent] = [false, true].map((isSent) => stored.draft.photos.filter(({ id }) => (sentPhotoGuid(id) !== null) === isSent));
    const kept = [...(sent ?? []), ...(await photos.preview(own ?? []))];
    const shown = stored.draft.photos.flatMap(({ id }) => kept.find((photo) => photo.id === id) ?? []);
    return { ...found, stored: { ...stored, draft: { ...stored.draft, photos: shown } } };
  }),
  startJob: fromPromise<{ jobGuid: string }, Order>(({ input, signal }) => startUnlessLeft(startJob(api, photos, input, signal))),
  cancelJob: cancelJob(call),
});
