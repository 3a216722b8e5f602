import type { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure, summary } from '../samples.ts';

export const recipesFixture: Fixture<typeof recipesMachine> = {
  inputs: { opened: ({ newId }) => ({ newId, filters: {}, shown: null }) },
  events: {
    'more.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'language.changed': 'bare',
    'search.typed': { soup: { text: 'soup' } },
    'filters.changed': { quick: { change: { minutes: '30' } } },
    'filters.cleared': 'bare',
    'address.opened': { searched: { filters: { q: 'soup' } } },
    'food.typed': { half: { text: 'oni' } },
  },
  outputs: {
    rewriteRecipes: { first: { items: [summary('a')], next: null } },
    findRecipes: { first: { items: [summary('a'), summary('b')], next: 'b' }, only: { items: [summary('a')], next: null } },
    loadRecipes: { last: { items: [summary('c')], next: null } },
  },
  errors: {
    findRecipes: { offline: failure('unknown') },
    loadRecipes: { offline: failure('unknown') },
    rewriteRecipes: { offline: failure('unknown') },
  },
};
