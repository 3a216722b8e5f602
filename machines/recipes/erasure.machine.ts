import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import { thrown } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';

/** What the page of the trash hears. */
export interface RecipesErased {
  type: 'recipes.erased';
}

interface ErasureInput {
  page: ActorRef<Snapshot<unknown>, RecipesErased>;
}

interface ErasureContext extends ErasureInput {
  /** The recipes that are to go; null for all that lies in the trash. */
  guids: readonly string[] | null;
}

export type ErasureEvent = { type: 'erasure.requested'; guids: readonly string[] | null };

/** Deletes what lies in the trash, for good: nothing brings it back, so a box asks first. */
export const erasureMachine = setup({
  types: {} as { context: ErasureContext; input: ErasureInput; events: ErasureEvent; tags: 'busy' },
  actors: {} as {
    /** Asks in a box. True for a yes. */
    confirmErasure: PromiseActorLogic<boolean, { guids: readonly string[] | null }>;
    eraseRecipes: PromiseActorLogic<{ erased: number }, { guids: string[] | null }>;
  },
  actions: {
    keepGuids: assign((_, { guids }: { guids: readonly string[] | null }) => ({ guids })),
    tellPage: sendTo(({ context }) => context.page, { type: 'recipes.erased' } as const),
    /** Holes: say how many are gone, and what went wrong. */
    tellErased: (_, _params: { erased: number }) => undefined,
    tellFailure: (_, _params: { error: ApiError }) => undefined,
  },
  guards: { isYes: (_, { output }: { output: boolean }) => output },
}).createMachine({
  id: 'erasure',
  description: 'Deletes recipes of the trash for good.',
  context: ({ input }) => ({ ...input, guids: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing is on its way.',
      on: { 'erasure.requested': { target: 'asking', actions: { type: 'keepGuids', params: ({ event }) => event } } },
    },
    asking: {
      description: 'A box asks, and says that it cannot be undone.',
      invoke: {
        id: 'confirmErasure',
        src: 'confirmErasure',
        input: ({ context: { guids } }) => ({ guids }),
        onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'erasing' }, 'ready'],
        onError: 'ready',
      },
    },
    erasing: load('The server deletes them.', {
      src: 'eraseRecipes',
      input: ({ context: { guids } }) => ({ guids: guids === null ? null : [...guids] }),
      onDone: { target: 'ready', actions: [{ type: 'tellErased', params: ({ event }) => event.output }, 'tellPage'] },
      // What is gone all the same is looked up.
      onError: { target: 'ready', actions: [{ type: 'tellFailure', params: thrown }, 'tellPage'] },
    }),
  },
});
