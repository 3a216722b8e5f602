import type { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, summary } from '../samples.ts';

export const recipesFixture: Fixture<typeof recipesMachine> = {
  inputs: {
    opened: ({ newId }) => ({ companyUri: company.uri, newId, filters: {}, shown: null }),
    ofCollection: ({ newId }) => ({ companyUri: company.uri, newId, filters: { collection: 'guid-collection' }, shown: null }),
  },
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
    'foods.submitted': 'bare',
    'collection.made': { first: { collection: 'guid-collection', guids: ['a'] } },
    'collection.deleted': { shown: { collection: 'guid-collection' } },
    'recipes.erased': 'bare',
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
