import { array, enums, is, nullable, number, object, string } from 'superstruct';
import { fromEventObservable, fromPromise, toObserver, type Observer } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { fillPath } from '../../contract/endpoint.ts';
import { kitchenEndpoints, rawPaths } from '../../contract/kitchen-endpoints.ts';
import { isLastEvent, jobEventSchema, type CookRequest, type Job } from '../../contract/kitchen.ts';
import { diets, unitSystems } from '../../contract/recipe.ts';
import type { Draft } from '../../machines/draft.ts';
import type { JobSignal, StoredKitchen } from '../../machines/kitchen.model.ts';
import type { Api } from './api.ts';
import { preparePhoto, type PhotoStore } from './photo-store.ts';
import { storedRecord } from './stored-record.ts';

const draftSchema = object({
  id: string(),
  description: string(),
  photo: nullable(object({ id: string(), name: string(), previewUrl: string() })),
  servings: number(),
  unitSystem: enums(unitSystems),
  diets: array(enums(diets)),
});
const storedSchema = object({ draft: draftSchema, jobGuid: nullable(string()), requestKey: nullable(string()) });

/** The order as this browser remembers it, for one company. */
const kitchenRecord = (companyUri: string) => storedRecord(() => localStorage, `anydish.kitchen.${companyUri}`, storedSchema);

export const rememberKitchen = (photos: PhotoStore) => (params: { companyUri: string; stored: StoredKitchen | null }) => {
  const record = kitchenRecord(params.companyUri);
  const before = record.read()?.draft.photo ?? null;
  // The photo goes when the order lets go of it: the recipe exists, or the user chose another.
  if (before !== null && before.id !== params.stored?.draft.photo?.id) void photos.forget(before.id);
  record.write(params.stored);
};

interface Order {
  companyUri: string;
  draft: Draft;
  requestKey: string | null;
  choice: string | null;
  improvise: boolean;
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
    diets: [...draft.diets],
    choice: order.choice,
    improvise: order.improvise,
  };
  const job = await api(kitchenEndpoints.createJob, { params: { companyUri }, body, signal });
  return { jobGuid: job.guid };
}

/** EventSource reconnects by itself and asks for what it missed by `Last-Event-ID`. */
function watchJob(api: Api, input: { companyUri: string; jobGuid: string }, observer: Observer<JobSignal>) {
  const params = { companyUri: input.companyUri, guid: input.jobGuid };
  const source = new EventSource(fillPath(rawPaths.jobEvents, params));
  source.addEventListener('message', ({ data }) => {
    const event = fromWire(JSON.parse(String(data)));
    if (!is(event, jobEventSchema)) return;
    if (isLastEvent(event)) source.close();
    observer.next?.({ type: 'job.happened', event });
  });
  source.addEventListener('open', () => observer.next?.({ type: 'connection.changed', isConnected: true }));
  source.addEventListener('error', () => {
    observer.next?.({ type: 'connection.changed', isConnected: false });
    // The server refused the stream: only a plain call tells why.
    if (source.readyState === EventSource.CLOSED)
      void api(kitchenEndpoints.getJob, { params }).catch((error: unknown) => observer.error?.(error));
  });
  return { unsubscribe: () => source.close() };
}

/** The kitchen's calls as actors, and its memory. */
export const kitchenActors = (api: Api, photos: PhotoStore) => ({
  loadDraft: fromPromise<StoredKitchen | null, { companyUri: string }>(async ({ input }) => {
    const stored = kitchenRecord(input.companyUri).read();
    if (stored === null || stored.draft.photo === null) return stored;
    const previewUrl = await photos.preview(stored.draft.photo.id);
    return { ...stored, draft: { ...stored.draft, photo: previewUrl === null ? null : { ...stored.draft.photo, previewUrl } } };
  }),
  preparePhoto: preparePhoto(photos),
  startJob: fromPromise<{ jobGuid: string }, Order>(({ input, signal }) => startJob(api, photos, input, signal)),
  watchJob: fromEventObservable<JobSignal, { companyUri: string; jobGuid: string }>(({ input }) => ({
    subscribe: (
      observer: Observer<JobSignal> | ((signal: JobSignal) => void),
      onError?: (error: unknown) => void,
      onComplete?: () => void,
    ) => watchJob(api, input, toObserver(observer, onError, onComplete)),
  })),
  cancelJob: fromPromise<Pick<Job, 'status'>, { companyUri: string; jobGuid: string }>(({ input, signal }) =>
    api(kitchenEndpoints.cancelJob, { params: { companyUri: input.companyUri, guid: input.jobGuid }, signal }),
  ),
});
