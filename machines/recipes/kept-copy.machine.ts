import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Recipe } from '../../contract/recipes/recipe.ts';

interface KeptCopyInput {
  recipe: Recipe;
}

interface KeptCopyContext extends KeptCopyInput {
  /** The recipe's picture, as the browser stores it; null without one. */
  photo: unknown;
  /** Owner of the copy. */
  owner: string | null;
}

/** Receives no events. */
export type KeptCopyEvent = { type: 'xstate.init' };

/** Stores a viewed recipe for offline use. A full or blocked storage stores nothing. */
export const keptCopyMachine = setup({
  types: {} as { context: KeptCopyContext; input: KeptCopyInput; events: KeptCopyEvent },
  actors: {} as {
    fetchPhoto: PromiseActorLogic<unknown, KeptCopyInput>;
    /** The user whose recipes may be stored now; null for nobody. */
    findOwner: PromiseActorLogic<string | null>;
    /** Stores the copy. The least recently opened one makes room. */
    storeCopy: PromiseActorLogic<unknown, { recipe: Recipe; photo: unknown; owner: string }>;
    removeCopy: PromiseActorLogic<unknown, { guid: string }>;
  },
  actions: {
    keepPhoto: assign({ photo: (_, params: { photo: unknown }) => params.photo }),
    keepOwner: assign({ owner: (_, params: { owner: string | null }) => params.owner }),
  },
  guards: {
    isNobody: (_, { owner }: { owner: string | null }) => owner === null,
    isStillOwner: ({ context }, { owner }: { owner: string | null }) => owner === context.owner,
  },
}).createMachine({
  id: 'keptCopy',
  description: 'Keeps a recipe that was read for a time without a network.',
  context: ({ input }) => ({ ...input, photo: null, owner: null }),
  initial: 'fetchingPhoto',
  states: {
    fetchingPhoto: {
      description: 'The picture is on its way. The copy is kept without it as well.',
      invoke: {
        id: 'fetchPhoto',
        src: 'fetchPhoto',
        input: ({ context }) => ({ recipe: context.recipe }),
        onDone: { target: 'identifying', actions: { type: 'keepPhoto', params: ({ event }) => ({ photo: event.output }) } },
        onError: 'identifying',
      },
    },
    identifying: {
      description: 'It is looked up whose recipe this is.',
      invoke: {
        id: 'findOwner',
        src: 'findOwner',
        onDone: [
          { guard: { type: 'isNobody', params: ({ event }) => ({ owner: event.output }) }, target: 'over' },
          { target: 'storing', actions: { type: 'keepOwner', params: ({ event }) => ({ owner: event.output }) } },
        ],
        onError: 'over',
      },
    },
    storing: {
      description: 'The browser stores the copy.',
      invoke: {
        id: 'storeCopy',
        src: 'storeCopy',
        input: ({ context: { recipe, photo, owner } }) => ({ recipe, photo, owner: owner ?? '' }),
        onDone: 'checking',
        onError: 'over',
      },
    },
    checking: {
      description: 'The user may have signed out in the meantime.',
      invoke: {
        id: 'findOwnerAgain',
        src: 'findOwner',
        onDone: [
          { guard: { type: 'isStillOwner', params: ({ event }) => ({ owner: event.output }) }, target: 'over' },
          { target: 'removing' },
        ],
        onError: 'removing',
      },
    },
    removing: {
      description: 'A user who has left leaves nothing behind.',
      invoke: {
        id: 'removeCopy',
        src: 'removeCopy',
        input: ({ context }) => ({ guid: context.recipe.guid }),
        onDone: 'over',
        onError: 'over',
      },
    },
    over: { type: 'final', description: 'The copy is kept, or nothing is.' },
  },
});
