import { fromCallback, fromEventObservable, fromPromise, toObserver, type EventObject, type Observer } from 'xstate';
import { asApiError } from '../../contract/errors.ts';
import type { PhotoDraft } from '../../machines/kitchen/draft.ts';
import type { PhotoUploadEvent } from '../../machines/kitchen/photo-upload.machine.ts';
import type { FilesChosen } from '../../machines/kitchen/photos.machine.ts';
import type { Api } from './api.ts';
import { sentPhotoGuid } from './job-draft.ts';
import { goneHere, postPhoto, refuse, type PhotoStore } from './photo-store.ts';

/** Runs tasks one by one: decoders take much memory, and the server accepts two uploads of a user at once. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    const mine = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}

const [shrinking, sending] = [createTurns(), createTurns()];

/** The server's guid of a photo; uploads it if there is none. Null: this browser no longer has it. */
export function guidOfPhoto(
  { api, photos }: { api: Api; photos: PhotoStore },
  { companyUri, id }: { companyUri: string; id: string },
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<string | null> {
  const known = sentPhotoGuid(id);
  if (known !== null) return Promise.resolve(known);
  return sending(async () => {
    const photo = await photos.find(id);
    if (photo === null || photo.guid !== null) return photo?.guid ?? null;
    const { guid } = await postPhoto(api, companyUri, photo.file, photo.name, signal, onProgress);
    await photos.setGuid(id, guid);
    return guid;
  }, signal);
}

/** Uploads the photos of an order, as actors. */
export const photoActors = (api: Api, photos: PhotoStore) => ({
  keepPhoto: fromPromise<PhotoDraft, { id: string; file: unknown }>(({ input: { id, file }, signal }) => {
    if (!(file instanceof File)) throw refuse('invalidInput', 'No file was chosen.');
    return photos.keep(id, file, signal);
  }),
  shrinkPhoto: fromPromise<PhotoDraft, { photo: PhotoDraft | null }>(({ input: { photo }, signal }) => {
    if (photo === null) throw refuse('invalidInput', 'No file was chosen.');
    return sentPhotoGuid(photo.id) === null ? shrinking(() => photos.shrink(photo, signal), signal) : Promise.resolve(photo);
  }),
  sendPhoto: fromCallback<EventObject, { companyUri: string; id: string }>(({ sendBack, input }) => {
    const tell = (event: PhotoUploadEvent) => sendBack(event);
    const taken = new AbortController();
    guidOfPhoto({ api, photos }, input, taken.signal, (share) => tell({ type: 'progress.made', share })).then(
      (guid) => tell(guid === null ? { type: 'upload.failed', error: goneHere() } : { type: 'photo.arrived' }),
      (error: unknown) => {
        if (!taken.signal.aborted) tell({ type: 'upload.failed', error: asApiError(error) });
      },
    );
    return () => taken.abort();
  }),
});

/** Files pasted anywhere in the page; pasted text is left to its field. */
export const watchPaste = fromEventObservable<FilesChosen, undefined>(() => ({
  subscribe: (observer: Observer<FilesChosen> | ((event: FilesChosen) => void)) => {
    const { next } = toObserver(observer);
    const left = new AbortController();
    const hear = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      next?.({ type: 'files.chosen', files });
    };
    document.addEventListener('paste', hear, { signal: left.signal });
    return { unsubscribe: () => left.abort() };
  },
}));
