import { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import { RecipePage } from '../../../src/views/recipes/recipe/RecipePage.tsx';
import { recipeFixture } from './recipe.fixture.ts';
import { shownAsGestures } from './shown-as.events.tsx';
import { ada, recipe } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';

const isLoading = role('status', 'Loading');
const isCopy = text(/^We could not reach the server\./);
/** The recipe stays visible while it is rewritten in another language. */
const isShown = all(heading(recipe.title), no(isCopy));

export const recipeDriver: ViewDriver<typeof recipeMachine> = {
  machine: recipeMachine,
  fixture: recipeFixture,
  open: openFlow(recipeMachine, recipeFixture, (flow) => <RecipePage flow={flow}>{null}</RecipePage>, { session: ada }),
  events: {
    'collection.made': { elsewhere: 'The collections say so when one was made for the recipe.' },
    'collection.deleted': { elsewhere: 'The collections say so when one is gone; its recipes stay as they are.' },
    ...shownAsGestures,
    ...whenReturned,
    'language.changed': { elsewhere: 'The language says so when its texts are shown.' },
    'recipe.replaced': { elsewhere: 'What changes the recipe beside its page says so.' },
    'retry.requested': press('Try again'),
  },
  states: {
    loading: isLoading,
    shown: isShown,
    rewriting: isShown,
    lookingUp: isLoading,
    saved: all(isCopy, button('Try again')),
    renewing: all(isCopy, busyButton('Try again')),
    missing: heading('Recipe not found'),
    failed: text('Error loading data!'),
  },
};
