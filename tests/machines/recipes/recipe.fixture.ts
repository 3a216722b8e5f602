import type { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';
import { shownAsEvents } from './shown-as.events.tsx';

export const recipeFixture: Fixture<typeof recipeMachine> = {
  inputs: {
    opened: ({ newId }) => ({
      companyUri: company.uri,
      guid: recipe.guid,
      chosen: null,
      units: null,
      ovens: null,
      newId,
      wasCooked: true,
      today: () => '2026-11-23',
    }),
  },
  events: {
    'collection.made': { first: { collection: 'guid-collection', guids: [recipe.guid] } },
    'collection.deleted': { other: { collection: 'guid-collection' } },
    ...shownAsEvents,
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'language.changed': 'bare',
    'recipe.replaced': { edited: { recipe: { ...recipe, version: 2 } } },
  },
  outputs: {
    loadRecipe: { omelette: recipe },
    rewriteRecipe: { omelette: recipe },
    findSaved: { copy: { recipe, savedAt: 0 }, none: null },
    renewRecipe: { omelette: recipe },
  },
  errors: {
    loadRecipe: { gone: failure('notFound'), offline: failure('unknown'), refused: failure('notAllowed') },
    rewriteRecipe: { offline: failure('unknown') },
    findSaved: { forbidden: failure('unknown') },
    renewRecipe: { gone: failure('notFound'), offline: failure('unknown') },
  },
};
