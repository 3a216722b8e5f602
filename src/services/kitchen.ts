import { array, boolean, enums, nullable, number, object, string } from 'superstruct';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import { asApiError, isError } from '../../contract/errors.ts';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { maxDescriptionLength, questionSchema, type CookRequest, type Job } from '../../contract/kitchen/kitchen.ts';
import { unitSystems } from '../../contract/recipes/recipe.ts';
import { cutText } from '../../contract/text.ts';
import { shownWishSchema, type Reading } from '../../contract/kitchen/wishes.ts';
import type { OrderDraft } from '../../machines/kitchen/draft.ts';
import type { StoredKitchen } from '../../machines/kitchen/kitchen.model.ts';
import type { Api } from './api.ts';
import type { Call } from './call.ts';
import { idsOf } from './foods.ts';
import { orderKeys } from './kitchen-memory.ts';
import { preparePhoto, type PhotoStore } from './photo-store.ts';
import { storedRecord } from './stored-record.ts';

const modelRecipeSchema = object({
  id: string(),
  description: string(),
  photo: nullable(object({ id: string(), name: string(), previewUrl: string() })),
  servings: number(),
  unitSystem: enums(unitSystems),
  wishes: array(shownWishSchema),
  dismissed: array(string()),
  withoutProfile: array(string()),
  leaveOut: string(),
});
const storedSchema = object({
  draft: modelRecipeSchema,
  jobGuid: nullable(string()),
  requestKey: nullable(string()),
  choice: nullable(string()),
  improvise: boolean(),
  isOnItsWay: boolean(),
  question: nullable(questionSchema),
});

/** The order as this browser remembers it, for one company. */
const kitchenRecord = (companyUri: string) => storedRecord(() => localStorage, `${orderKeys}${companyUri}`, storedSchema);

export const rememberKitchen = (params: { companyUri: string; stored: StoredKitchen | null }): void =>
  kitchenRecord(params.companyUri).write(params.stored);

/** The photos of orders that are remembered, of every company and tab. */
function rememberedPhotos(): Set<string> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(orderKeys));
  return new Set(keys.flatMap((key) => kitchenRecord(key.slice(orderKeys.length)).read()?.draft.photo?.id ?? []));
}

interface Order extends Pick<StoredKitchen, 'draft' | 'requestKey' | 'choice' | 'improvise'> {
  companyUri: string;
}

async function uploadPhoto(api: Api, photos: PhotoStore, companyUri: string, id: string, signal: AbortSignal): Promise<string | null> {
  const photo = await photos.find(id);
  if (photo === null || photo.guid !== null) return photo?.guid ?? null;
  const body = new FormData();
  body.set('photo', photo.file, photo.name);
  const { guid } = await api(kitchenEndpoints.uploadPhoto, { params: { companyUri }, body, signal });
  await photos.setGuid(id, guid);
  return guid;
}

async function startJob(api: Api, photos: PhotoStore, order: Order, signal: AbortSignal): Promise<{ jobGuid: string }> {
  const { companyUri, draft } = order;
  const photoGuid = draft.photo === null ? null : await uploadPhoto(api, photos, companyUri, draft.photo.id, signal);
  const body: CookRequest = {
    requestKey: order.requestKey ?? draft.id,
    description: draft.description.trim(),
    photoGuid,
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

/** How long a call that failed without an answer is kept quiet, in milliseconds. */
const untilGone = 500;

/**
 * A page that is left takes its calls back, and they fail before it is gone. Told a moment later, that reaches nobody, and the order is still
 * remembered as on its way.
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

/** How the server understands an order as it stands. */
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

/** The kitchen's calls as actors, and its memory. */
export const kitchenActors = ({ api, call }: { api: Api; call: Call }, photos: PhotoStore) => ({
  loadDraft: fromPromise<StoredKitchen | null, { companyUri: string }>(async ({ input }) => {
    const stored = kitchenRecord(input.companyUri).read();
    await photos.sweep(rememberedPhotos());
    if (stored === null || stored.draft.photo === null) return stored;
    const previewUrl = await photos.preview(stored.draft.photo.id);
    return { ...stored, draft: { ...stored.draft, photo: previewUrl === null ? null : { ...stored.draft.photo, previewUrl } } };
  }),
  preparePhoto: preparePhoto(photos),
  startJob: fromPromise<{ jobGuid: string }, Order>(({ input, signal }) => startUnlessLeft(startJob(api, photos, input, signal))),
  cancelJob: cancelJob(call),
});
