import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import { thrown } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';

/** Events of the trash page. */
export interface RecipesErased {
  type: 'recipes.erased';
}

interface ErasureInput {
  page: ActorRef<Snapshot<unknown>, RecipesErased>;
}

interface ErasureContext extends ErasureInput {
  /** The recipes to delete; null for the whole trash. */
  guids: readonly string[] | null;
}

export type ErasureEvent = { type: 'erasure.requested'; guids: readonly string[] | null };

/** Deletes recipes in the trash permanently. This cannot be undone, so a box asks first. */
export const erasureMachine = setup({
  types: {} as { context: ErasureContext; input: ErasureInput; events: ErasureEvent; tags: 'busy' },
  actors: {} as {
    /** Asks for confirmation in a box. */
    confirmErasure: PromiseActorLogic<boolean, { guids: readonly string[] | null }>;
    eraseRecipes: PromiseActorLogic<{ erased: number }, { guids: string[] | null }>;
  },
  actions: {
    keepGuids: assign((_, { guids }: { guids: readonly string[] | null }) => ({ guids })),
    tellPage: sendTo(({ context }) => context.page, { type: 'recipes.erased' } as const),
    /** Holes: report the number of deleted recipes, or an error. */
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
      // Some recipes may be deleted all the same: reload the list.
      onError: { target: 'ready', actions: [{ type: 'tellFailure', params: thrown }, 'tellPage'] },
    }),
  },
});
