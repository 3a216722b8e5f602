import { savedRecipesMachine } from '../../../machines/recipes/saved-recipes.machine.ts';
import { SavedRecipesPage } from '../../../src/views/recipes/saved/SavedRecipesPage.tsx';
import { recipe } from '../samples.ts';
import { shownAsGestures } from './shown-as.events.tsx';
import { savedRecipesFixture } from './saved-recipes.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { button, heading, role, text } from '../../support/views/sights.ts';

export const savedRecipesDriver: ViewDriver<typeof savedRecipesMachine> = {
  machine: savedRecipesMachine,
  fixture: savedRecipesFixture,
  open: openFlow(savedRecipesMachine, savedRecipesFixture, (flow) => <SavedRecipesPage flow={flow}>{null}</SavedRecipesPage>),
  events: {
    ...whenReturned,
    'retry.requested': press('Try again'),
    'recipe.opened': press(recipe.title),
    ...shownAsGestures,
    'copies.changed': { elsewhere: 'What keeps the copies says so.' },
    'list.requested': press('Saved recipes'),
  },
  states: {
    opening: role('status', 'Loading'),
    empty: text(/^Recipes you open while signed in/),
    renewing: { unseen: 'The list stays as it is until there is another one.' },
    listed: button(recipe.title),
    reading: heading('Ingredients'),
    failed: text('Couldn’t load your recipes.'),
  },
};
