import { t } from '@lingui/core/macro';
import { createStore, del, entries, get, set } from 'idb-keyval';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import { errorCodes, type ApiError, type ErrorName } from '../../contract/errors.ts';
import { kitchenEndpoints } from '../../contract/kitchen/kitchen-endpoints.ts';
import { maxChosenBytes, maxPhotoBytes, photoHead, photoKind, type PhotoKind } from '../../contract/kitchen/photo.ts';
import type { PhotoDraft } from '../../machines/kitchen/draft.ts';
import type { Api } from './api.ts';
import { photoStoreNames } from './kitchen-memory.ts';
import { MissingCode, shrunk } from './photo-shrinking.ts';

interface StoredPhoto {
  /** First the original, then the resized file. */
  file: Blob;
  name: string;
  /** Set once uploaded, so that a repeated order does not upload it again. */
  guid: string | null;
  /** Time of the upload, in milliseconds since 1970. */
  sentAt?: number;
  /** Time of the choice, in milliseconds since 1970. */
  keptAt?: number;
  /** Absent once resized, and in records of older versions, which uploaded the original. */
  tries?: number;
}

// Another tab may have chosen a photo and not stored its order yet.
const sweepAfter = 60 * 60_000;
// The server keeps a photo without a recipe for a day.
const sentFor = 20 * 60 * 60_000;
// After a photo has crashed the tab twice, it is uploaded unchanged.
const mostTries = 2;

/** Stores chosen photos in the browser until their recipe exists, so that a reload, a crash or a failed upload loses nothing. */
export interface PhotoStore {
  /** Stores the original file, unless it is removed in the meantime. */
  keep: (id: string, file: File, signal?: AbortSignal) => Promise<PhotoDraft>;
  /** Resizes and rotates it; a file that only the server may be able to read stays unchanged. */
  shrink: (photo: PhotoDraft, signal: AbortSignal) => Promise<PhotoDraft>;
  find: (id: string) => Promise<StoredPhoto | null>;
  /** The stored photos, each with a new preview URL once resized; all other preview URLs are revoked. */
  preview: (photos: readonly PhotoDraft[]) => Promise<PhotoDraft[]>;
  setGuid: (id: string, guid: string) => Promise<void>;
  /** Deletes photos without an order, except those of the last hour. Never rejects. */
  sweep: (remembered: ReadonlySet<string>) => Promise<void>;
}

/** Object URLs of stored photos. Each holds its bytes until revoked. */
const shown = new Map<string, string>();

function hide(id: string): void {
  const address = shown.get(id);
  if (address !== undefined) URL.revokeObjectURL(address);
  shown.delete(id);
}

function show(id: string, file: Blob): string {
  hide(id);
  const address = URL.createObjectURL(file);
  shown.set(id, address);
  return address;
}

/** An error with our code; `words` for the user where the code alone is not enough. */
export const refuse = (name: ErrorName, message: string, words?: string): ApiError => ({
  message,
  statusCode: errorCodes[name].statusCode,
  payload: words === undefined ? null : { photo: words },
});

const kindOf = async (file: Blob): Promise<PhotoKind | null> => photoKind(new Uint8Array(await file.slice(0, photoHead).arrayBuffer()));

/** The error for a photo that the browser has deleted. */
export const goneHere = (): ApiError =>
  refuse('invalidInput', 'This photo is gone.', t`This browser no longer has this photo. Please add it again.`);

/** The type of a file. @throws ApiError when it is not a photo, empty, or larger than `mostBytes` */
async function checkPhoto(file: Blob, mostBytes: number): Promise<PhotoKind> {
  if (file.size === 0) throw refuse('invalidInput', 'This file is empty.', t`This file is empty. Please choose another photo.`);
  if (file.size > mostBytes) throw refuse('tooLarge', 'This photo is too large.');
  const kind = await kindOf(file);
  if (kind === null) throw refuse('unsupportedMedia', 'This file is not a photo that we can read.');
  return kind;
}

/** Uploads a chosen file at once. */
export const sendPhoto = (api: Api): PromiseActorLogic<{ guid: string }, { companyUri: string; file: unknown }> =>
  fromPromise(async ({ input: { companyUri, file }, signal }) => {
    if (!(file instanceof File)) throw refuse('invalidInput', 'No file was chosen.');
    if ((await checkPhoto(file, maxPhotoBytes)) === 'heic') throw refuse('unsupportedMedia', 'This file is not a photo that we can read.');
    return postPhoto(api, companyUri, file, file.name, signal);
  });

/** A photo as form data. `onProgress` receives the upload progress, from 0 to 1. */
export function postPhoto(
  api: Api,
  companyUri: string,
  file: Blob,
  name: string,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<{ guid: string }> {
  const body = new FormData();
  body.set('photo', file, name);
  return api(kitchenEndpoints.uploadPhoto, { params: { companyUri }, body, signal, ...(onProgress !== undefined && { onProgress }) });
}

/** The file to upload. @throws ApiError when neither the browser nor the server can read it */
async function asSent(file: Blob, tries: number, signal: AbortSignal): Promise<Blob> {
  const kind = await kindOf(file);
  try {
    if (tries <= mostTries) return await shrunk(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    // The decoder may load at a later try.
    if (kind === 'heic' && error instanceof MissingCode) throw error;
  }
  if (kind === 'heic') {
    const words = t`This HEIC photo cannot be opened in this browser. Please save it as JPEG, or choose another one.`;
    throw refuse('unsupportedMedia', 'This HEIC photo cannot be opened.', words);
  }
  if (file.size > maxPhotoBytes) throw refuse('tooLarge', 'This photo is too large.');
  return file;
}

export function createPhotoStore(): PhotoStore {
  const store = createStore(...photoStoreNames);
  const find = async (id: string): Promise<StoredPhoto | null> => {
    const photo = (await get<StoredPhoto>(id, store)) ?? null;
    return photo !== null && (photo.sentAt ?? photo.keptAt ?? 0) < Date.now() - sentFor ? { ...photo, guid: null } : photo;
  };
  // No preview of the original: decoding twelve megapixels blocks the page, and few browsers can show HEIC.
  const previewOf = (id: string, { file, tries }: StoredPhoto) => (tries === undefined ? show(id, file) : '');
  return {
    async keep(id, file, signal) {
      await checkPhoto(file, maxChosenBytes);
      await set(id, { file, name: file.name, guid: null, keptAt: Date.now(), tries: 0 } satisfies StoredPhoto, store);
      if (signal?.aborted === true) await del(id, store);
      signal?.throwIfAborted();
      return { id, name: file.name, previewUrl: '', hasArrived: false };
    },
    async shrink(photo, signal) {
      const { id } = photo;
      const kept = await find(id);
      if (kept === null) throw goneHere();
      const { tries, ...rest } = kept;
      if (tries === undefined) return photo;
      await set(id, { ...rest, tries: tries + 1 } satisfies StoredPhoto, store);
      const file = await asSent(rest.file, tries + 1, signal);
      await set(id, { ...rest, file } satisfies StoredPhoto, store);
      return { ...photo, previewUrl: show(id, file) };
    },
    find,
    async preview(photos) {
      for (const id of shown.keys()) if (photos.every((photo) => photo.id !== id)) hide(id);
      const found = await Promise.all(
        photos.map(async (photo) => {
          const kept = await find(photo.id);
          return kept === null ? [] : [{ ...photo, previewUrl: previewOf(photo.id, kept) }];
        }),
      );
      return found.flat();
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
        // What cannot be deleted now is deleted next time.
      }
    },
  };
}
