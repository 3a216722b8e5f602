import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import { thrown } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';

interface ToShoppingInput {
  newId: () => string;
}

/** Recipes and servings; null for the recipe's own servings. */
export interface ShoppingOrder {
  recipes: readonly { guid: string; servings: number | null }[];
  unitSystem: UnitSystem | null;
}

interface ToShoppingContext extends ToShoppingInput {
  /** With an idempotency key, so that a retry does not add twice. */
  order: (ShoppingOrder & { addKey: string }) | null;
}

export type ToShoppingEvent = { type: 'shopping.requested' } & ShoppingOrder;

interface Added {
  added: number;
  atHome: readonly string[];
}

const isSame = (one: ShoppingOrder | null, other: ShoppingOrder) =>
  one !== null && JSON.stringify([one.recipes, one.unitSystem]) === JSON.stringify([other.recipes, other.unitSystem]);

/** Adds the ingredients of recipes to the shopping list. */
export const toShoppingMachine = setup({
  types: {} as { context: ToShoppingContext; input: ToShoppingInput; events: ToShoppingEvent; tags: 'busy' },
  actors: {} as { addToShopping: PromiseActorLogic<Added, ShoppingOrder & { addKey: string }> },
  actions: {
    // The key stays until the server has answered.
    keepOrder: assign(({ context: { order, newId } }, { recipes, unitSystem }: ShoppingOrder) => {
      const wanted = { recipes, unitSystem };
      return { order: isSame(order, wanted) && order !== null ? order : { ...wanted, addKey: newId() } };
    }),
    forgetOrder: assign({ order: null }),
    /** Holes: report what was added, or an error. */
    tellAdded: (_, _params: Added) => undefined,
    tellFailure: (_, _params: { error: ApiError }) => undefined,
  },
}).createMachine({
  id: 'toShopping',
  description: 'Adds recipes to the shopping list.',
  context: ({ input }) => ({ ...input, order: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing is on its way.',
      on: { 'shopping.requested': { target: 'adding', actions: { type: 'keepOrder', params: ({ event }) => event } } },
    },
    adding: load('The server adds what is needed.', {
      src: 'addToShopping',
      input: ({ context }) => context.order ?? { recipes: [], unitSystem: null, addKey: '' },
      onDone: { target: 'ready', actions: ['forgetOrder', { type: 'tellAdded', params: ({ event }) => event.output }] },
      onError: { target: 'ready', actions: { type: 'tellFailure', params: thrown } },
    }),
  },
});
