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
  /** As it was chosen, then as it is sent. */
  file: Blob;
  name: string;
  /** Set once the server has it, so that a repeated order does not send it again. */
  guid: string | null;
  /** When the server got it, in milliseconds since 1970. */
  sentAt?: number;
  /** When it was chosen, in milliseconds since 1970. */
  keptAt?: number;
  /** Left out once it is as it is sent, and by older versions, which sent it as it was chosen. */
  tries?: number;
}

// Another tab may have chosen a photo and not remembered its order yet.
const sweepAfter = 60 * 60_000;
// The server keeps a photo of which no recipe was made for a day.
const sentFor = 20 * 60 * 60_000;
// A tab that crashed over a photo twice sends it as it is.
const mostTries = 2;

/** Keeps chosen photos in the browser until their recipe exists: a reload, a crash or a failed upload loses nothing. */
export interface PhotoStore {
  /** Keeps the file as it was chosen. One that is taken back meanwhile is not kept. */
  keep: (id: string, file: File, signal?: AbortSignal) => Promise<PhotoDraft>;
  /** Makes it small and upright; one that the browser cannot read and the server may, stays as it is. */
  shrink: (photo: PhotoDraft, signal: AbortSignal) => Promise<PhotoDraft>;
  find: (id: string) => Promise<StoredPhoto | null>;
  /** The photos that are still kept, each with a new preview once it is small, and with none of any other. */
  preview: (photos: readonly PhotoDraft[]) => Promise<PhotoDraft[]>;
  setGuid: (id: string, guid: string) => Promise<void>;
  /** Deletes photos of orders that nobody remembers any more; those of the last hour stay. Never rejects. */
  sweep: (remembered: ReadonlySet<string>) => Promise<void>;
}

/** Addresses of what is kept, by photo. Each holds its bytes until it is revoked. */
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

/** An error of ours; `words` for the user where the code alone does not say it. */
export const refuse = (name: ErrorName, message: string, words?: string): ApiError => ({
  message,
  statusCode: errorCodes[name].statusCode,
  payload: words === undefined ? null : { photo: words },
});

const kindOf = async (file: Blob): Promise<PhotoKind | null> => photoKind(new Uint8Array(await file.slice(0, photoHead).arrayBuffer()));

/** Why a photo cannot be sent that the browser has deleted meanwhile. */
export const goneHere = (): ApiError =>
  refuse('invalidInput', 'This photo is gone.', t`This browser no longer has this photo. Please add it again.`);

/** What a file is. @throws ApiError for one that is no photo, empty, or larger than `mostBytes` */
async function checkPhoto(file: Blob, mostBytes: number): Promise<PhotoKind> {
  if (file.size === 0) throw refuse('invalidInput', 'This file is empty.', t`This file is empty. Please choose another photo.`);
  if (file.size > mostBytes) throw refuse('tooLarge', 'This photo is too large.');
  const kind = await kindOf(file);
  if (kind === null) throw refuse('unsupportedMedia', 'This file is not a photo that we can read.');
  return kind;
}

/** Takes the file that somebody chose to the server at once. */
export const sendPhoto = (api: Api): PromiseActorLogic<{ guid: string }, { companyUri: string; file: unknown }> =>
  fromPromise(async ({ input: { companyUri, file }, signal }) => {
    if (!(file instanceof File)) throw refuse('invalidInput', 'No file was chosen.');
    if ((await checkPhoto(file, maxPhotoBytes)) === 'heic') throw refuse('unsupportedMedia', 'This file is not a photo that we can read.');
    return postPhoto(api, companyUri, file, file.name, signal);
  });

/** A photo as the form that the server takes. `onProgress` hears how much has been sent, from 0 to 1. */
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

/** The file as it is sent. @throws ApiError for one that neither the browser nor the server can read */
async function asSent(file: Blob, tries: number, signal: AbortSignal): Promise<Blob> {
  const kind = await kindOf(file);
  try {
    if (tries <= mostTries) return await shrunk(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    // The decoder may come another time.
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
  // A page that shows twelve million pixels stands still while it decodes them, and few can show a HEIC.
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
        // What cannot be swept now is swept next time.
      }
    },
  };
}
