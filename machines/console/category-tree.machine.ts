import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { CategoryNode } from '../../contract/console/category-tree.ts';
import type { ApiError } from '../../contract/errors.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { backOf, type Place } from './category-tree.model.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

interface TreeContext {
  /** The last state from the server. */
  tree: readonly CategoryNode[] | null;
  /** The last move, and its target. */
  place: Place | null;
  /** The queue of moves; the first one is being saved. */
  queue: readonly Place[];
  error: ApiError | null;
}

export type TreeEvent = { type: 'category.moved'; place: Place } | { type: 'undo.requested' } | LoaderEvent;

/** The first queued move with the latest known version. A deleted category has no version: the server reports that. */
function nextMove(tree: readonly CategoryNode[], [place]: readonly Place[]): Place & { version: number } {
  const wanted = place ?? { guid: '', parent: null, before: null };
  return { ...wanted, version: tree.find((node) => node.guid === wanted.guid)?.version ?? 1 };
}

const queued = {
  'category.moved': { actions: { type: 'aim', params: ({ event }: { event: { place: Place } }) => event } },
} as const;

/** The tree of categories. A move by drag or keyboard is saved at once and can be undone. */
export const categoryTreeMachine = setup({
  types: {} as { context: TreeContext; events: TreeEvent; tags: 'busy' },
  actors: {} as {
    loadTree: PromiseActorLogic<CategoryNode[]>;
    moveCategory: PromiseActorLogic<CategoryNode[], Place & { version: number }>;
  },
  actions: {
    keepTree: assign((_, { tree }: { tree: readonly CategoryNode[] }) => ({ tree })),
    aim: assign(({ context }, { place }: { place: Place }) => ({
      place,
      queue: [...context.queue, place],
    })),
    aimBack: assign(({ context: { tree } }) => {
      const back = backOf(tree);
      return { place: back, queue: back === null ? [] : [back], error: null };
    }),
    keepMoved: assign(({ context }, { tree }: { tree: readonly CategoryNode[] }) => ({ tree, queue: context.queue.slice(1) })),
    // After a failed move the rest of the queue is dropped. Undo applies to the last successful move, which the server knows.
    giveUp: assign({ queue: [] }),
    forgetError: assign({ error: null }),
    keepError: assign(kept),
  },
  guards: {
    hasBack: ({ context }) => backOf(context.tree) !== null,
    hasQueue: ({ context }) => context.queue.length > 0,
    ...refusalGuards,
  },
}).createMachine({
  id: 'categoryTree',
  description: 'Shows categories as a tree, and puts them elsewhere in it, one after the other.',
  context: { tree: null, place: null, queue: [], error: null },
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
        'category.moved': { target: 'moving', actions: ['forgetError', { type: 'aim', params: ({ event }) => event }] },
        'undo.requested': { guard: 'hasBack', target: 'moving', actions: 'aimBack' },
      },
    },
    moving: {
      ...load('The server puts a category elsewhere, if it is as it was seen. What is moved meanwhile waits.', {
        src: 'moveCategory',
        input: ({ context: { tree, queue } }) => nextMove(tree ?? [], queue),
        onDone: { target: 'going', actions: { type: 'keepMoved', params: ({ event }) => ({ tree: event.output }) } },
        onError: { target: 'renewing', actions: ['giveUp', keepError] },
      }),
      on: queued,
    },
    going: {
      description: 'Passed at once: the next one is moved, or all are.',
      always: [{ guard: 'hasQueue', target: 'moving' }, 'shown'],
    },
    renewing: {
      ...load('After a move that failed the tree is fetched as it is now; the reason stays.', {
        src: 'loadTree',
        onDone: { target: 'going', actions: { type: 'keepTree', params: ({ event }) => ({ tree: event.output }) } },
        onError: 'going',
      }),
      on: queued,
    },
  },
});
