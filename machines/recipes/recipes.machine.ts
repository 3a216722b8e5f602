import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { RecipeFacets, RecipePage, RecipeSummary } from '../../contract/recipes/recipe.ts';
import { foodSearchMachine } from '../kitchen/food-search.machine.ts';
import { keepError, kept } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { collectionsMachine } from './collections.machine.ts';
import type { CollectionsNews } from './collections.setup.ts';
import { erasureMachine, type RecipesErased } from './erasure.machine.ts';
import { recipeChangesMachine } from './recipe-changes.machine.ts';
import { atHomeIn, withFilters, withFoods, type RecipeFilters } from './recipe-filters.ts';
import { toShoppingMachine } from './to-shopping.machine.ts';
import { renameMachine } from './rename.machine.ts';
import { selectionMachine } from './selection.machine.ts';

interface RecipesInput {
  /** The company in which collections are created. */
  companyUri: string;
  newId: () => string;
  /** From the address. */
  filters: RecipeFilters;
  /** How many recipes were listed when the page was left; null on the first visit. */
  shown: number | null;
}

interface Wanted {
  filters: RecipeFilters;
  before: string | null;
  /** Minimum page size; null for the server's default. */
  limit: number | null;
}

interface RecipesContext extends RecipesInput {
  recipes: readonly RecipeSummary[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** Available filters; null before they are loaded. */
  facets: RecipeFacets | null;
  have: readonly { id: string; label: string }[];
  /** An unknown food typed as a food at home. */
  unknown: readonly string[];
  /** The corrected search words, where the typed ones had a typo. */
  meant: readonly string[];
  /** Text in the food field that is not a chosen food yet. */
  foodText: string;
  error: ApiError | null;
}

export type RecipesEvent =
  | { type: 'more.requested' }
  | { type: 'language.changed' }
  | { type: 'search.typed'; text: string }
  | { type: 'filters.changed'; change: Partial<RecipeFilters> }
  | { type: 'filters.cleared' }
  /** Back or Forward changed the filters. */
  | { type: 'address.opened'; filters: RecipeFilters }
  | { type: 'food.typed'; text: string }
  /** The search text is a list of foods: "eggs, flour". */
  | { type: 'foods.submitted' }
  | CollectionsNews
  | RecipesErased
  | LoaderEvent;

const firstPage = ({ context: { filters, shown } }: { context: RecipesContext }): Wanted => ({ filters, before: null, limit: shown });
const arrived = ({ event }: { event: { output: RecipePage } }) => ({ page: event.output });

/** The user's recipes in pages, with search and filters. */
export const recipesMachine = setup({
  types: {} as {
    context: RecipesContext;
    input: RecipesInput;
    events: RecipesEvent;
    tags: 'busy';
    children: {
      changes: 'changes';
      rename: 'rename';
      selection: 'selection';
      toShopping: 'toShopping';
      foodSearch: 'foodSearch';
      collections: 'collections';
      erasure: 'erasure';
    };
  },
  actors: {
    changes: recipeChangesMachine,
    rename: renameMachine,
    selection: selectionMachine,
    toShopping: toShoppingMachine,
    foodSearch: foodSearchMachine,
    collections: collectionsMachine,
    erasure: erasureMachine,
  } as {
    changes: typeof recipeChangesMachine;
    rename: typeof renameMachine;
    toShopping: typeof toShoppingMachine;
    selection: typeof selectionMachine;
    foodSearch: typeof foodSearchMachine;
    collections: typeof collectionsMachine;
    erasure: typeof erasureMachine;
    loadRecipes: PromiseActorLogic<RecipePage, Wanted>;
  },
  actions: {
    append: assign(({ context }, { page }: { page: RecipePage }) => ({
      recipes: [...context.recipes, ...page.items],
      next: page.next,
      error: null,
    })),
    // Further pages load on demand.
    begin: assign(({ context }, { page }: { page: RecipePage }) => ({
      recipes: page.items,
      next: page.next,
      facets: page.facets ?? context.facets,
      have: page.have ?? [],
      unknown: page.unknown ?? [],
      filters: withFoods(context.filters, page.have),
      meant: page.meant ?? [],
      error: null,
    })),
    setFilters: assign((_, { filters }: { filters: RecipeFilters }) => ({ filters, shown: null })),
    change: assign(({ context }, { change }: { change: Partial<RecipeFilters> }) => ({
      filters: withFilters(context.filters, change),
      shown: null,
      foodText: '',
    })),
    clear: assign(({ context: { filters } }) => ({ filters: withFilters({}, { sort: filters.sort }), shown: null, foodText: '' })),
    setFoodText: assign({ foodText: (_, { text }: { text: string }) => text }),
    addTyped: assign(({ context: { filters, foodText } }) => ({
      filters: withFilters(filters, { have: [...atHomeIn(filters), foodText].join(',') }),
      shown: null,
      foodText: '',
    })),
    fill: sendTo('changes', (_, { collection, guids }: Extract<CollectionsNews, { type: 'collection.made' }>) => ({
      type: 'change.requested' as const,
      guids,
      change: { addTo: collection },
    })),
    tellSearch: sendTo('foodSearch', ({ context }) => ({ type: 'text.changed', text: context.foodText })),
    /** Holes: the filters in the address, and the number of listed recipes for the way back. */
    showFilters: (_, _params: { filters: RecipeFilters }) => undefined,
    noteShown: (_, _params: { count: number }) => undefined,
    keepError: assign(kept),
  },
  guards: {
    hasMore: ({ context }) => context.next !== null,
    hasTyped: ({ context }) => context.foodText.trim() !== '',
    isShown: ({ context }, { collection }: { collection: string }) => context.filters.collection === collection,
  },
  delays: { typingPause: timings.typingPause },
}).createMachine({
  id: 'recipes',
  description: 'Lists the recipes of the user, searched and narrowed down.',
  context: ({ input }) => ({
    ...input,
    recipes: [],
    next: null,
    facets: null,
    have: [],
    unknown: [],
    meant: [],
    foodText: '',
    error: null,
  }),
  invoke: [
    { id: 'changes', src: 'changes', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'rename', src: 'rename' },
    { id: 'toShopping', src: 'toShopping', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'selection', src: 'selection' },
    { id: 'foodSearch', src: 'foodSearch' },
    {
      id: 'collections',
      src: 'collections',
      input: ({ context: { companyUri, newId }, self }) => ({ companyUri, newId, page: self }),
    },
    { id: 'erasure', src: 'erasure', input: ({ self }) => ({ page: self }) },
  ],
  // Each transition re-enters, also its own state: it cancels the older search.
  on: {
    'search.typed': {
      target: '.typing',
      actions: { type: 'change', params: ({ event }) => ({ change: { q: event.text } }) },
    },
    'filters.changed': {
      target: '.searching',
      actions: [{ type: 'change', params: ({ event }) => event }, { type: 'showFilters', params: ({ context }) => context }, 'tellSearch'],
    },
    'filters.cleared': {
      target: '.searching',
      actions: ['clear', { type: 'showFilters', params: ({ context }) => context }, 'tellSearch'],
    },
    'address.opened': { target: '.searching', actions: { type: 'setFilters', params: ({ event }) => event } },
    'foods.submitted': {
      guard: 'hasTyped',
      target: '.searching',
      actions: ['addTyped', { type: 'showFilters', params: ({ context }) => context }, 'tellSearch'],
    },
    'collection.made': { actions: { type: 'fill', params: ({ event }) => event } },
    // Stop showing a deleted collection: its list would be empty without explanation.
    'collection.deleted': {
      guard: { type: 'isShown', params: ({ event }) => event },
      target: '.searching',
      actions: [
        { type: 'change', params: { change: { collection: '' } } },
        { type: 'showFilters', params: ({ context }) => context },
      ],
    },
    'recipes.erased': '.searching',
    'food.typed': { actions: [{ type: 'setFoodText', params: ({ event }) => event }, 'tellSearch'] },
  },
  initial: 'searching',
  states: {
    typing: {
      description: 'Somebody is still typing; what was found before stays.',
      after: { typingPause: { target: 'searching', actions: { type: 'showFilters', params: ({ context }) => context } } },
    },
    searching: load('The first page is being fetched; what was found before stays until it is there.', {
      src: 'loadRecipes',
      id: 'findRecipes',
      input: firstPage,
      onDone: { target: 'listed', actions: { type: 'begin', params: arrived } },
      onError: { target: 'notFound', actions: keepError },
    }),
    loading: load('A further page of recipes is being fetched; those that are there stay.', {
      src: 'loadRecipes',
      input: ({ context: { filters, next } }) => ({ filters, before: next, limit: null }),
      onDone: { target: 'listed', actions: { type: 'append', params: arrived } },
      onError: { target: 'failed', actions: keepError },
    }),
    listed: {
      description: 'The recipes are shown.',
      entry: { type: 'noteShown', params: ({ context }) => ({ count: context.recipes.length }) },
      on: { 'more.requested': { guard: 'hasMore', target: 'loading' }, 'language.changed': 'rewriting' },
    },
    rewriting: {
      description: 'The recipes are shown while the server writes them in another language.',
      invoke: {
        id: 'rewriteRecipes',
        src: 'loadRecipes',
        input: firstPage,
        onDone: { target: 'listed', actions: { type: 'begin', params: arrived } },
        // The recipes stay in their current language.
        onError: 'listed',
      },
      on: { 'language.changed': { target: 'rewriting', reenter: true } },
    },
    notFound: failed('The first page could not be fetched.', 'searching'),
    failed: failed('The page could not be fetched.', 'loading'),
  },
});
