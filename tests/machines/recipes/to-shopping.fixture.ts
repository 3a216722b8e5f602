import type { toShoppingMachine } from '../../../machines/recipes/to-shopping.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure, recipe } from '../samples.ts';

export const toShoppingFixture: Fixture<typeof toShoppingMachine> = {
  inputs: { opened: ({ newId }) => ({ newId }) },
  events: { 'shopping.requested': { omelette: { recipes: [{ guid: recipe.guid, servings: 1 }], unitSystem: 'metric' } } },
  outputs: { addToShopping: { added: { added: 1, atHome: ['salt'] } } },
  errors: { addToShopping: { offline: failure('unknown') } },
};
