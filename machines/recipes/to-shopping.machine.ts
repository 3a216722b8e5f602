import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import { thrown } from '../parts/failure.ts';
import { load } from '../parts/loader.ts';

interface ToShoppingInput {
  newId: () => string;
}

/** Recipes with the servings that are cooked; null for what each was written for. */
export interface ShoppingOrder {
  recipes: readonly { guid: string; servings: number | null }[];
  unitSystem: UnitSystem | null;
}

interface ToShoppingContext extends ToShoppingInput {
  /** With a key: sent again it is added once. */
  order: (ShoppingOrder & { addKey: string }) | null;
}

export type ToShoppingEvent = { type: 'shopping.requested' } & ShoppingOrder;

interface Added {
  added: number;
  atHome: readonly string[];
}

const isSame = (one: ShoppingOrder | null, other: ShoppingOrder) =>
  one !== null && JSON.stringify([one.recipes, one.unitSystem]) === JSON.stringify([other.recipes, other.unitSystem]);

/** Puts what recipes need onto the shopping list. */
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
    /** Holes: say what was added, and what went wrong. */
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
