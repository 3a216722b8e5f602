import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { RecipePage, RecipeSummary } from '../../contract/recipes/recipe.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept } from '../parts/failure.ts';
import { recipeChangesMachine } from './recipe-changes.machine.ts';
import { renameMachine } from './rename.machine.ts';
import { selectionMachine } from './selection.machine.ts';

interface RecipesInput {
  newId: () => string;
}

interface RecipesContext extends RecipesInput {
  recipes: readonly RecipeSummary[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  error: ApiError | null;
}

export type RecipesEvent = { type: 'more.requested' } | { type: 'language.changed' } | LoaderEvent;

/** The user's own recipes, newest first, page by page. */
export const recipesMachine = setup({
  types: {} as {
    context: RecipesContext;
    input: RecipesInput;
    events: RecipesEvent;
    tags: 'busy';
    children: { changes: 'changes'; rename: 'rename'; selection: 'selection' };
  },
  actors: { changes: recipeChangesMachine, rename: renameMachine, selection: selectionMachine } as {
    changes: typeof recipeChangesMachine;
    rename: typeof renameMachine;
    selection: typeof selectionMachine;
    loadRecipes: PromiseActorLogic<RecipePage, { before: string | null }>;
  },
  actions: {
    append: assign(({ context }, { page }: { page: RecipePage }) => ({
      recipes: [...context.recipes, ...page.items],
      next: page.next,
      error: null,
    })),
    // The pages after the first follow when they are asked for.
    begin: assign((_, { page }: { page: RecipePage }) => ({ recipes: page.items, next: page.next, error: null })),
    keepError: assign(kept),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'recipes',
  description: 'Lists the recipes of the user.',
  context: ({ input }) => ({ ...input, recipes: [], next: null, error: null }),
  invoke: [
    { id: 'changes', src: 'changes', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'rename', src: 'rename' },
    { id: 'selection', src: 'selection' },
  ],
  initial: 'loading',
  states: {
    loading: load('A page of recipes is being fetched; those that are there stay.', {
      src: 'loadRecipes',
      input: ({ context }) => ({ before: context.next }),
      onDone: { target: 'listed', actions: { type: 'append', params: ({ event }) => ({ page: event.output }) } },
      onError: { target: 'failed', actions: keepError },
    }),
    listed: {
      description: 'The recipes are shown.',
      on: { 'more.requested': { guard: 'hasMore', target: 'loading' }, 'language.changed': 'rewriting' },
    },
    rewriting: {
      description: 'The recipes are shown while the server writes them in another language.',
      invoke: {
        id: 'rewriteRecipes',
        src: 'loadRecipes',
        input: { before: null },
        onDone: { target: 'listed', actions: { type: 'begin', params: ({ event }) => ({ page: event.output }) } },
        // They stay in the language that they are in.
        onError: 'listed',
      },
      on: { 'language.changed': { target: 'rewriting', reenter: true } },
    },
    failed: failed('The page could not be fetched.', 'loading'),
  },
});
