import { sharedRecipeMachine } from '../../../machines/recipes/shared-recipe.machine.ts';
import { SharedRecipePage } from '../../../src/views/recipes/shared/SharedRecipePage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, role, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { shownAsGestures } from './shown-as.events.tsx';
import { sharedRecipe, sharedRecipeFixture } from './shared-recipe.fixture.ts';

const isRead = heading(sharedRecipe.recipe.title);
const isShown = all(isRead, button('Make it yours'));
const isKeeping = all(isRead, busyButton('Make it yours'));

export const sharedRecipeDriver: ViewDriver<typeof sharedRecipeMachine> = {
  machine: sharedRecipeMachine,
  fixture: sharedRecipeFixture,
  open: openFlow(sharedRecipeMachine, sharedRecipeFixture, (flow) => <SharedRecipePage flow={flow}>{null}</SharedRecipePage>),
  events: {
    ...shownAsGestures,
    'copy.requested': press('Make it yours'),
    'language.changed': { elsewhere: 'The language says so when its texts are shown.' },
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    shown: isShown,
    rewriting: isShown,
    keeping: isKeeping,
    kept: isKeeping,
    missing: heading('Recipe not found'),
    withdrawn: heading('This recipe is off the table'),
    failed: text('Error loading data!'),
  },
};
