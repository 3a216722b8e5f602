import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  type ActorRef,
  type ActorRefFrom,
  type EventObject,
  type ObservableActorLogic,
  type Snapshot,
} from 'xstate';
import { mostPhotos } from '../../contract/kitchen/photo.ts';
import type { PhotoDraft } from './draft.ts';
import { photoUploadMachine, type PhotoChanged, type PhotoState } from './photo-upload.machine.ts';

/** Tells the kitchen the photos in order, and their common state. */
export interface PhotosChanged {
  type: 'photos.changed';
  photos: PhotoDraft[];
  are: PhotoState;
}

/** Files arrived by drop or paste. */
export interface FilesChosen extends EventObject {
  type: 'files.chosen';
  files: readonly unknown[];
}

interface PhotosInput {
  companyUri: string;
  /** Photos stored before. */
  photos: readonly PhotoDraft[];
  newId: () => string;
  parent: ActorRef<Snapshot<unknown>, PhotosChanged>;
}

interface ListedPhoto {
  id: string;
  photo: PhotoDraft | null;
  is: PhotoState;
  actor: ActorRefFrom<typeof photoUploadMachine>;
}

/** Text for screen readers: places count from 1, `photos` counts those left. */
export type Note = { type: 'moved'; place: number; count: number } | { type: 'removed' | 'tooMany'; count: number };

interface PhotosContext extends Omit<PhotosInput, 'photos'> {
  photos: readonly ListedPhoto[];
  note: Note | null;
}

export type PhotosEvent =
  | FilesChosen
  | { type: 'photo.removed'; id: string }
  /** `place` counts from 0. */
  | { type: 'photo.moved'; id: string; place: number }
  | PhotoChanged;

const stateOf = (photos: readonly ListedPhoto[]): PhotoState =>
  (['failed', 'coming'] as const).find((state) => photos.some(({ is }) => is === state)) ?? 'there';

function moved(photos: readonly ListedPhoto[], id: string, place: number): ListedPhoto[] {
  const rest = photos.filter((other) => other.id !== id);
  return [...rest.slice(0, place), ...photos.filter((other) => other.id === id), ...rest.slice(place)];
}

/** Up to four photos of an order: choose, drop, paste, reorder, remove. Each uploads independently. */
export const photosMachine = setup({
  types: {} as { context: PhotosContext; input: PhotosInput; events: PhotosEvent; children: { watchPaste: 'watchPaste' } },
  actors: { upload: photoUploadMachine } as {
    upload: typeof photoUploadMachine;
    /** Observes pastes anywhere in the page. */
    watchPaste: ObservableActorLogic<FilesChosen, undefined>;
  },
  actions: {
    add: assign(({ context: { photos, companyUri, newId }, spawn, self }, { files }: { files: readonly unknown[] }) => {
      const taken = files.slice(0, mostPhotos - photos.length).map((file): ListedPhoto => {
        const id = newId();
        const actor = spawn('upload', { id: `photo.${id}`, input: { companyUri, id, file, photo: null, parent: self } });
        return { id, photo: null, is: 'coming', actor };
      });
      const count = files.length - taken.length;
      return { photos: [...photos, ...taken], note: count === 0 ? null : { type: 'tooMany' as const, count } };
    }),
    refuse: assign({ note: (_, { files }: { files: readonly unknown[] }) => ({ type: 'tooMany' as const, count: files.length }) }),
    remove: enqueueActions(({ context: { photos }, enqueue }, { id }: { id: string }) => {
      const rest = photos.filter((other) => other.id !== id);
      for (const { actor } of photos.filter((other) => other.id === id)) enqueue.stopChild(actor);
      enqueue.assign({ photos: rest, note: { type: 'removed', count: rest.length } });
    }),
    move: assign(({ context: { photos } }, { id, place }: { id: string; place: number }) => ({
      photos: moved(photos, id, place),
      note: { type: 'moved' as const, place: place + 1, count: photos.length },
    })),
    follow: assign({
      photos: ({ context }, { id, photo, is }: Omit<PhotoChanged, 'type'>) =>
        context.photos.map((other) => (other.id === id ? { ...other, photo, is } : other)),
    }),
    tellParent: sendTo(
      ({ context }) => context.parent,
      ({ context: { photos } }): PhotosChanged => ({
        type: 'photos.changed',
        photos: photos.flatMap(({ photo }) => photo ?? []),
        are: stateOf(photos),
      }),
    ),
  },
  guards: {
    isFull: ({ context }) => context.photos.length >= mostPhotos,
    isThere: ({ context }, { id }: { id: string }) => context.photos.some((photo) => photo.id === id),
    isElsewhere: ({ context: { photos } }, { id, place }: { id: string; place: number }) => {
      const from = photos.findIndex((photo) => photo.id === id);
      return from >= 0 && from !== place && place >= 0 && place < photos.length;
    },
  },
}).createMachine({
  id: 'photos',
  description: 'Holds the photos of an order, in their order.',
  context: ({ input: { companyUri, newId, parent, photos }, spawn, self }) => ({
    companyUri,
    newId,
    parent,
    photos: photos.map((photo): ListedPhoto => {
      const { id } = photo;
      const actor = spawn('upload', { id: `photo.${id}`, input: { companyUri, id, file: null, photo, parent: self } });
      return { id, photo, is: photo.hasArrived ? 'there' : 'coming', actor };
    }),
    note: null,
  }),
  invoke: { id: 'watchPaste', src: 'watchPaste' },
  on: {
    'photo.removed': {
      guard: { type: 'isThere', params: ({ event }) => event },
      target: '.open',
      actions: [{ type: 'remove', params: ({ event }) => event }, 'tellParent'],
    },
    'photo.moved': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      actions: [{ type: 'move', params: ({ event }) => event }, 'tellParent'],
    },
    'photo.changed': { actions: [{ type: 'follow', params: ({ event }) => event }, 'tellParent'] },
  },
  initial: 'open',
  states: {
    open: {
      description: 'There is room for another photo.',
      always: { guard: 'isFull', target: 'full' },
      on: { 'files.chosen': { actions: [{ type: 'add', params: ({ event }) => event }, 'tellParent'] } },
    },
    full: {
      description: 'The order has as many photos as it can have.',
      on: { 'files.chosen': { actions: { type: 'refuse', params: ({ event }) => event } } },
    },
  },
});
