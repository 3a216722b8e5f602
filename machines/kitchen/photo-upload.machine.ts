import {
  assign,
  sendTo,
  setup,
  type ActorRef,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
  type Snapshot,
} from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import type { PhotoDraft } from './draft.ts';

/** States of a photo for its siblings: uploading, uploaded, or waiting for the user. */
export type PhotoState = 'coming' | 'there' | 'failed';

export interface PhotoChanged {
  type: 'photo.changed';
  id: string;
  /** Null before this browser has stored it. */
  photo: PhotoDraft | null;
  is: PhotoState;
}

export interface PhotoUploadInput {
  companyUri: string;
  id: string;
  /** The chosen file, a browser handle. */
  file: unknown;
  /** The photo stored before a reload; null for a new one. */
  photo: PhotoDraft | null;
  parent: ActorRef<Snapshot<unknown>, PhotoChanged>;
}

interface PhotoUploadContext extends PhotoUploadInput {
  /** Upload progress, from 0 to 1. */
  share: number;
  error: ApiError | null;
}

export type PhotoUploadEvent =
  | { type: 'progress.made'; share: number }
  | { type: 'photo.arrived' }
  | { type: 'upload.failed'; error: ApiError }
  | { type: 'retry.requested' };

interface Failed {
  error: ApiError;
}

/** The server would refuse the same file again. */
const isForGood = ({ error }: Failed) => (['unsupportedMedia', 'tooLarge', 'invalidInput'] as const).some((name) => isError(error, name));

const tell = (is: PhotoState) => ({ type: 'tellParent' as const, params: { is } });

/** One photo of an order: stored, resized and uploaded. */
export const photoUploadMachine = setup({
  types: {} as { context: PhotoUploadContext; input: PhotoUploadInput; events: PhotoUploadEvent; tags: 'busy' },
  actors: {} as {
    /** Stores the original file, so that a crashed tab loses nothing. */
    keepPhoto: PromiseActorLogic<PhotoDraft, { id: string; file: unknown }>;
    /** Resizes and rotates the stored photo where needed. */
    shrinkPhoto: PromiseActorLogic<PhotoDraft, { photo: PhotoDraft | null }>;
    /** Uploads it; sends `progress.made`, then `photo.arrived` or `upload.failed`. */
    sendPhoto: CallbackActorLogic<EventObject, { companyUri: string; id: string }>;
  },
  actions: {
    setPhoto: assign({ photo: (_, params: { photo: PhotoDraft }) => params.photo }),
    arrive: assign({ photo: ({ context: { photo } }) => (photo === null ? null : { ...photo, hasArrived: true }) }),
    begin: assign({ share: 0, error: null }),
    setShare: assign({ share: (_, params: { share: number }) => params.share }),
    keepError: assign(kept),
    tellParent: sendTo(
      ({ context }) => context.parent,
      ({ context: { id, photo } }, { is }: { is: PhotoState }): PhotoChanged => ({ type: 'photo.changed', id, photo, is }),
    ),
  },
  guards: {
    hasArrived: ({ context }) => context.photo?.hasArrived === true,
    isKept: ({ context }) => context.photo !== null,
    isForGood: (_, params: Failed) => isForGood(params),
  },
}).createMachine({
  id: 'photoUpload',
  description: 'Brings one photo of an order to the server.',
  context: ({ input }) => ({ ...input, share: 0, error: null }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'A photo was chosen, or is there from before a reload: so much is known to those who began it.',
      entry: 'begin',
      always: [{ guard: 'hasArrived', target: 'arrived' }, { guard: 'isKept', target: 'shrinking' }, { target: 'keeping' }],
    },
    keeping: {
      description: 'The browser puts the file aside.',
      tags: 'busy',
      invoke: {
        id: 'keepPhoto',
        src: 'keepPhoto',
        input: ({ context: { id, file } }) => ({ id, file }),
        onDone: { target: 'shrinking', actions: [{ type: 'setPhoto', params: ({ event }) => ({ photo: event.output }) }, tell('coming')] },
        onError: [
          { guard: { type: 'isForGood', params: thrown }, target: 'refused', actions: keepError },
          { target: 'failed', actions: keepError },
        ],
      },
    },
    shrinking: {
      description: 'It is turned upright and made small, apart from the page.',
      tags: 'busy',
      invoke: {
        id: 'shrinkPhoto',
        src: 'shrinkPhoto',
        input: ({ context: { photo } }) => ({ photo }),
        onDone: { target: 'uploading', actions: [{ type: 'setPhoto', params: ({ event }) => ({ photo: event.output }) }, tell('coming')] },
        onError: [
          { guard: { type: 'isForGood', params: thrown }, target: 'refused', actions: keepError },
          { target: 'failed', actions: keepError },
        ],
      },
    },
    uploading: {
      description: 'It is on its way to the server, which checks it.',
      tags: 'busy',
      invoke: { id: 'sendPhoto', src: 'sendPhoto', input: ({ context: { companyUri, id } }) => ({ companyUri, id }) },
      on: {
        'progress.made': { actions: { type: 'setShare', params: ({ event }) => event } },
        'photo.arrived': { target: 'arrived', actions: ['arrive', tell('there')] },
        'upload.failed': [
          {
            guard: { type: 'isForGood', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    arrived: { description: 'The server has it, and the order can name it.' },
    failed: {
      description: 'It did not arrive. It stays, and can be sent again.',
      entry: tell('failed'),
      on: { 'retry.requested': { target: 'beginning', actions: tell('coming') } },
    },
    refused: { description: 'It is no photo that can be used. It can only be removed.', entry: tell('failed') },
  },
});
