import type { recipeChangesMachine } from '../../../machines/recipes/recipe-changes.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, summary } from '../samples.ts';

export const recipeChangesFixture: Fixture<typeof recipeChangesMachine> = {
  inputs: { opened: ({ newId }) => ({ newId }) },
  events: {
    'change.requested': {
      thrown: { guids: ['a'], change: { isInTrash: true } },
      marked: { guids: ['b'], change: { isFavourite: true } },
    },
    'tag.changed': { quick: { text: 'quick' } },
    'tag.submitted': { first: { guids: ['a'] } },
    'copy.requested': { first: { companyUri: company.uri, guid: 'b' } },
  },
  outputs: {
    changeRecipes: { one: { changed: ['a'], deletesAt: 1 }, none: { changed: [], deletesAt: null } },
    offerUndo: { undo: true, gone: false },
    copyRecipe: { copy: summary('c') },
  },
  errors: {
    changeRecipes: { offline: failure('unknown') },
    offerUndo: { broken: failure('unknown') },
    copyRecipe: { offline: failure('unknown') },
  },
};
