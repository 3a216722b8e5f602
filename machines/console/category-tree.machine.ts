import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { CategoryNode } from '../../contract/console/category-tree.ts';
import type { ApiError } from '../../contract/errors.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { placeOf, type Place } from './category-tree.model.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

interface TreeContext {
  tree: readonly CategoryNode[] | null;
  /** What is being moved, and where to. */
  place: Place | null;
  /** Where it was before. */
  back: Place | null;
  error: ApiError | null;
}

export type TreeEvent = { type: 'category.moved'; place: Place } | { type: 'undo.requested' } | LoaderEvent;

/** The tree of categories. Each is put elsewhere by dragging or by keys, saved at once, and can be put back. */
export const categoryTreeMachine = setup({
  types: {} as { context: TreeContext; events: TreeEvent; tags: 'busy' },
  actors: {} as {
    loadTree: PromiseActorLogic<CategoryNode[]>;
    moveCategory: PromiseActorLogic<CategoryNode[], Place & { version: number }>;
  },
  actions: {
    keepTree: assign((_, { tree }: { tree: readonly CategoryNode[] }) => ({ tree })),
    aim: assign(({ context: { tree } }, { place }: { place: Place }) => ({ place, back: placeOf(tree ?? [], place.guid), error: null })),
    aimBack: assign(({ context: { back } }) => ({ place: back, back: null, error: null })),
    // The way back is that of the last move that was done.
    forgetBack: assign({ back: null }),
    forgetError: assign({ error: null }),
    keepError: assign(kept),
  },
  guards: { hasBack: ({ context }) => context.back !== null, ...refusalGuards },
}).createMachine({
  id: 'categoryTree',
  description: 'Shows categories as a tree, and puts them elsewhere in it.',
  context: { tree: null, place: null, back: null, error: null },
  initial: 'loading',
  states: {
    loading: load('The tree is being fetched.', {
      src: 'loadTree',
      onDone: { target: 'shown', actions: ['forgetError', { type: 'keepTree', params: ({ event }) => ({ tree: event.output }) }] },
      onError: refused,
    }),
    ...refusals,
    failed: failed('The tree could not be fetched.', 'loading'),
    shown: {
      description: 'The tree is shown. Every category can be moved.',
      on: {
        'category.moved': { target: 'moving', actions: { type: 'aim', params: ({ event }) => event } },
        'undo.requested': { guard: 'hasBack', target: 'moving', actions: 'aimBack' },
      },
    },
    moving: load('The server puts a category elsewhere, if it is as it was seen.', {
      src: 'moveCategory',
      input: ({ context: { tree, place } }) => ({
        ...(place ?? { guid: '', parent: null, before: null }),
        version: tree?.find(({ guid }) => guid === place?.guid)?.version ?? 0,
      }),
      onDone: { target: 'shown', actions: { type: 'keepTree', params: ({ event }) => ({ tree: event.output }) } },
      onError: { target: 'renewing', actions: ['forgetBack', keepError] },
    }),
    renewing: load('After a move that failed the tree is fetched as it is now; the reason stays.', {
      src: 'loadTree',
      onDone: { target: 'shown', actions: { type: 'keepTree', params: ({ event }) => ({ tree: event.output }) } },
      onError: 'shown',
    }),
  },
});
