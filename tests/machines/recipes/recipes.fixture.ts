import type { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure, summary } from '../samples.ts';

export const recipesFixture: Fixture<typeof recipesMachine> = {
  inputs: { opened: ({ newId }) => ({ newId }) },
  events: {
    'more.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'language.changed': 'bare',
  },
  outputs: {
    rewriteRecipes: { first: { items: [summary('a')], next: null } },
    loadRecipes: { first: { items: [summary('a'), summary('b')], next: 'b' }, last: { items: [summary('c')], next: null } },
  },
  errors: { loadRecipes: { offline: failure('unknown') }, rewriteRecipes: { offline: failure('unknown') } },
};
