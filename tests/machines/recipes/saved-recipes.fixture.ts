import type { SavedRecipe, savedRecipesMachine } from '../../../machines/recipes/saved-recipes.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { testStart } from '../../support/world.ts';
import { failure, recipe } from '../samples.ts';
import { shownAsEvents } from './shown-as.events.tsx';

export const savedRecipe: SavedRecipe = { recipe, owner: 'guid-ada', savedAt: testStart, photo: null, isKept: false, bytes: 2_000 };

export const savedRecipesFixture: Fixture<typeof savedRecipesMachine> = {
  inputs: { opened: () => ({ chosenFor: () => null, units: null, ovens: null }) },
  events: {
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
    'recipe.opened': { omelette: { guid: recipe.guid } },
    ...shownAsEvents,
    'list.requested': 'bare',
    'copies.changed': 'bare',
  },
  outputs: { listSaved: { one: [savedRecipe], none: [] }, renewSaved: { one: [savedRecipe], none: [] } },
  errors: { listSaved: { refused: failure('unknown') }, renewSaved: { refused: failure('unknown') } },
};
