import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { PublicCategory } from '../../contract/recipes/category-pages.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';

type Params = readonly (readonly [name: string, value: string])[];

interface CategoryInput {
  slug: string;
  /** The query in the address. */
  params: Params;
}

interface CategoryContext {
  slug: string;
  /** The page of the list; null for the first. */
  after: string | null;
  category: PublicCategory | null;
  error: ApiError | null;
}

export type CategoryEvent = { type: 'query.arrived'; params: Params } | { type: 'language.changed' } | LoaderEvent;

const afterIn = (params: Params): string | null => params.find(([name]) => name === 'after')?.[1] ?? null;

/** A category's public recipes in pages; the address holds the page. */
export const categoryMachine = setup({
  types: {} as { context: CategoryContext; input: CategoryInput; events: CategoryEvent; tags: 'busy' },
  actors: {} as {
    loadCategory: PromiseActorLogic<PublicCategory, { slug: string; after: string | null }>;
    /** Sends `query.arrived` when the address changes to another page. */
    watchAddress: CallbackActorLogic<EventObject>;
  },
  actions: {
    keepCategory: assign((_, { category }: { category: PublicCategory }) => ({ category, error: null })),
    turnPage: assign((_, { params }: { params: Params }) => ({ after: afterIn(params) })),
    keepError: assign(kept),
  },
  guards: {
    isOtherPage: ({ context }, { params }: { params: Params }) => afterIn(params) !== context.after,
    isMissing: (_, { error }: { error: ApiError }) => isError(error, 'notFound'),
  },
}).createMachine({
  id: 'category',
  description: 'Shows the recipes of a category that everybody may read.',
  context: ({ input: { slug, params } }) => ({ slug, after: afterIn(params), category: null, error: null }),
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  on: {
    'query.arrived': {
      guard: { type: 'isOtherPage', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'turnPage', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: {
    loading: load('A page of the category is being fetched; the one that is there stays.', {
      src: 'loadCategory',
      input: ({ context: { slug, after } }) => ({ slug, after }),
      onDone: { target: 'shown', actions: { type: 'keepCategory', params: ({ event }) => ({ category: event.output }) } },
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        { target: 'failed', actions: keepError },
      ],
    }),
    shown: { description: 'The recipes are shown.', on: { 'language.changed': 'loading' } },
    missing: { description: 'There is no such category, or no such page of it.' },
    failed: failed('The category could not be fetched.', 'loading'),
  },
});
