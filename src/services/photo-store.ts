import { createStore, del, entries, get, set } from 'idb-keyval';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import { errorCodes, type ApiError, type ErrorName } from '../../contract/errors.ts';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { maxPhotoBytes, photoKind } from '../../contract/kitchen/photo.ts';
import type { PhotoDraft } from '../../machines/kitchen/draft.ts';
import type { Api } from './api.ts';
import { photoStoreNames } from './kitchen-memory.ts';
import { createShownBlobs } from './shown-blobs.ts';

interface StoredPhoto {
  file: Blob;
  name: string;
  /** Set once the server has it, so that a repeated order does not send it again. */
  guid: string | null;
  /** When the server got it, in milliseconds since 1970. */
  sentAt?: number;
  /** When it was chosen, in milliseconds since 1970. */
  keptAt?: number;
}

// Another tab may have chosen a photo and not remembered its order yet.
const sweepAfter = 60 * 60_000;
// The server keeps a photo of which no recipe was made for a day.
const sentFor = 20 * 60 * 60_000;

/** Keeps chosen photos in the browser until their recipe exists: a reload or a failed upload loses nothing. */
export interface PhotoStore {
  /** One that is taken back meanwhile is not kept. */
  keep: (file: File, signal?: AbortSignal) => Promise<PhotoDraft>;
  find: (id: string) => Promise<StoredPhoto | null>;
  /** A new preview for a photo that was kept before a reload. */
  preview: (id: string) => Promise<string | null>;
  setGuid: (id: string, guid: string) => Promise<void>;
  /** Deletes photos of orders that nobody remembers any more; those of the last hour stay. Never rejects. */
  sweep: (remembered: ReadonlySet<string>) => Promise<void>;
}

// An order has one photo, and a tab shows one order.
const previews = createShownBlobs();
const showOnly = (photo: Blob): string => previews.show([photo])[0] ?? '';

const refuse = (name: ErrorName, message: string): ApiError => ({ message, statusCode: errorCodes[name].statusCode, payload: null });

/** Refuses what the server would refuse, before it is sent. @throws ApiError */
async function checkPhoto(file: File): Promise<void> {
  if (file.size === 0) throw refuse('invalidInput', 'This file is empty.');
  if (file.size > maxPhotoBytes) throw refuse('tooLarge', 'This photo is too large.');
  const kind = photoKind(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (kind === null || kind === 'heic') throw refuse('unsupportedMedia', 'This file is not a photo that we can read.');
}

/** Takes the file that somebody chose to the server at once. */
export const sendPhoto = (api: Api): PromiseActorLogic<{ guid: string }, { companyUri: string; file: unknown }> =>
  fromPromise(async ({ input: { companyUri, file }, signal }) => {
    if (!(file instanceof File)) throw refuse('invalidInput', 'No file was chosen.');
    await checkPhoto(file);
    return postPhoto(api, companyUri, file, file.name, signal);
  });

/** A photo as the form that the server takes. */
export function postPhoto(api: Api, companyUri: string, file: Blob, name: string, signal: AbortSignal): Promise<{ guid: string }> {
  const body = new FormData();
  body.set('photo', file, name);
  return api(kitchenEndpoints.uploadPhoto, { params: { companyUri }, body, signal });
}

export function createPhotoStore(newId: () => string): PhotoStore {
  const store = createStore(...photoStoreNames);
  const find = async (id: string): Promise<StoredPhoto | null> => {
    const photo = (await get<StoredPhoto>(id, store)) ?? null;
    return photo !== null && (photo.sentAt ?? photo.keptAt ?? 0) < Date.now() - sentFor ? { ...photo, guid: null } : photo;
  };
  return {
    async keep(file, signal) {
      await checkPhoto(file);
      const id = newId();
      await set(id, { file, name: file.name, guid: null, keptAt: Date.now() } satisfies StoredPhoto, store);
      if (signal?.aborted === true) await del(id, store);
      signal?.throwIfAborted();
      return { id, name: file.name, previewUrl: showOnly(file) };
    },
    find,
    async preview(id) {
      const photo = await find(id);
      return photo === null ? null : showOnly(photo.file);
    },
    async setGuid(id, guid) {
      const photo = await find(id);
      if (photo !== null) await set(id, { ...photo, guid, sentAt: Date.now() } satisfies StoredPhoto, store);
    },
    async sweep(remembered) {
      try {
        for (const [id, photo] of await entries<string, StoredPhoto>(store)) {
          if (!remembered.has(id) && (photo.keptAt ?? 0) < Date.now() - sweepAfter) await del(id, store);
        }
      } catch {
        // What cannot be swept now is swept next time.
      }
    },
  };
}

/** Checks and keeps the file that the user chose. */
export const preparePhoto = (photos: PhotoStore) =>
  fromPromise<PhotoDraft, { file: unknown }>(({ input, signal }) => {
    if (!(input.file instanceof File)) throw refuse('invalidInput', 'No file was chosen.');
    return photos.keep(input.file, signal);
  });
