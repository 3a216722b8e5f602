import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { KeptOffline } from '../../contract/recipes/recipe-endpoints.ts';
import { loadSilently } from '../parts/loader.ts';

/** The recipes to store, and those with an up-to-date copy. */
interface Looked {
  wanted: readonly KeptOffline[];
  copied: readonly string[];
}

interface OfflineCopiesContext {
  /** Owner of the recipes; null when signed out. */
  owner: string | null;
  wanted: readonly KeptOffline[];
  /** Keys of recipes with an up-to-date copy. */
  copied: readonly string[];
  /** Keys of recipes that failed to load. */
  failed: readonly string[];
}

export type OfflineCopiesEvent =
  /** The server has identified the user. */
  | { type: 'owner.known'; owner: string | null }
  /** Marks may have changed, here or in another tab. */
  | { type: 'marks.changed' }
  | { type: 'network.returned' }
  | { type: 'retry.requested' };

const nextOf = ({ wanted, copied, failed }: OfflineCopiesContext): KeptOffline | undefined =>
  wanted.find(({ guid }) => !copied.includes(guid) && !failed.includes(guid));
const which = ({ context }: { context: OfflineCopiesContext }) => ({ recipe: nextOf(context) ?? null, owner: context.owner ?? '' });
const again = { 'network.returned': 'looking', 'retry.requested': 'looking' } as const;

/**
 * Stores all recipes marked for offline use on this device, with their pictures, until the mark is removed. Marks from other devices
 * count too. Recipes load one by one, to leave the network to the pages.
 */
export const offlineCopiesMachine = setup({
  types: {} as { context: OfflineCopiesContext; events: OfflineCopiesEvent },
  actors: {} as {
    /** Sends `owner.known` on each change of user, and `marks.changed`. */
    followMarks: CallbackActorLogic<EventObject>;
    lookUp: PromiseActorLogic<Looked, { owner: string }>;
    /** Fetches and stores a recipe. False: the device has no space. */
    copyOne: PromiseActorLogic<boolean, { recipe: KeptOffline | null; owner: string }>;
  },
  actions: {
    keepOwner: assign((_, { owner }: { owner: string | null }) => ({ owner, wanted: [], copied: [], failed: [] })),
    keepLooked: assign((_, { wanted, copied }: Looked) => ({ wanted, copied, failed: [] })),
    noteCopied: assign({ copied: ({ context }) => [...context.copied, nextOf(context)?.guid ?? ''] }),
    noteFailed: assign({ failed: ({ context }) => [...context.failed, nextOf(context)?.guid ?? ''] }),
    /** Hole: pages that list stored recipes reload. */
    tellCopies: () => undefined,
  },
  guards: {
    isSomebody: (_, { owner }: { owner: string | null }) => owner !== null,
    hasRoom: (_, { output }: { output: boolean }) => output,
    hasNext: ({ context }) => nextOf(context) !== undefined,
    hasFailed: ({ context }) => context.failed.length > 0,
  },
}).createMachine({
  id: 'offlineCopies',
  description: 'Keeps what is marked to be read offline.',
  context: { owner: null, wanted: [], copied: [], failed: [] },
  invoke: { id: 'followMarks', src: 'followMarks' },
  on: {
    'owner.known': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.looking',
        actions: { type: 'keepOwner', params: ({ event }) => event },
      },
      { target: '.idle', actions: { type: 'keepOwner', params: ({ event }) => event } },
    ],
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nobody is here who keeps anything.' },
    looking: {
      ...loadSilently('It is looked up what is marked, and what of it is kept already.', {
        src: 'lookUp',
        input: ({ context }) => ({ owner: context.owner ?? '' }),
        onDone: { target: 'deciding', actions: [{ type: 'keepLooked', params: ({ event }) => event.output }, 'tellCopies'] },
        onError: 'unknown',
      }),
      on: { 'marks.changed': { target: 'looking', reenter: true } },
    },
    deciding: {
      description: 'Whether there is another one to be fetched.',
      always: [{ guard: 'hasNext', target: 'copying' }, { guard: 'hasFailed', target: 'incomplete' }, 'complete'],
    },
    copying: {
      description: 'One of them is fetched.',
      invoke: {
        id: 'copyOne',
        src: 'copyOne',
        input: which,
        onDone: [
          { guard: { type: 'hasRoom', params: ({ event }) => event }, target: 'deciding', actions: ['noteCopied', 'tellCopies'] },
          'full',
        ],
        onError: { target: 'deciding', actions: 'noteFailed' },
      },
      on: { 'marks.changed': 'looking' },
    },
    complete: { description: 'All of them are kept.', on: { 'marks.changed': 'looking', 'network.returned': 'looking' } },
    incomplete: { description: 'Some could not be fetched.', on: { 'marks.changed': 'looking', ...again } },
    full: { description: 'The device has no room for more.', on: { 'marks.changed': 'looking', ...again } },
    unknown: { description: 'It is not known what is marked; what is kept stays.', on: { 'marks.changed': 'looking', ...again } },
  },
});
