import { screen } from '@testing-library/react';
import { sharedRecipeMachine, type SharedRecipeEvent } from '../../../machines/recipes/shared-recipe.machine.ts';
import { SharedRecipePage } from '../../../src/views/recipes/shared/SharedRecipePage.tsx';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { press, pressUntil } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, role, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { sharedRecipe, sharedRecipeFixture } from './shared-recipe.fixture.ts';

const chooseUnits: Gesture<Extract<SharedRecipeEvent, { type: 'units.changed' }>> = ({ user }, { unitSystem }) =>
  user.click(screen.getByRole('radio', { name: unitSystem === 'us' ? 'US' : 'Metric' }));

const isRead = heading(sharedRecipe.recipe.title);
const isShown = all(isRead, button('Make it yours'));
const isKeeping = all(isRead, busyButton('Make it yours'));

export const sharedRecipeDriver: ViewDriver<typeof sharedRecipeMachine> = {
  machine: sharedRecipeMachine,
  fixture: sharedRecipeFixture,
  open: openFlow(sharedRecipeMachine, sharedRecipeFixture, (flow) => <SharedRecipePage flow={flow}>{null}</SharedRecipePage>),
  events: {
    'servings.changed': pressUntil('More servings', ({ servings }) => String(servings)),
    'units.changed': chooseUnits,
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
