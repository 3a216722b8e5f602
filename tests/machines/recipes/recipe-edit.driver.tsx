import { recipeEditMachine } from '../../../machines/recipes/recipe-edit.machine.ts';
import { CorrectionPage } from '../../../src/views/console/correction/CorrectionPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { busyButton, button, heading, role, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { ada } from '../samples.ts';
import { recipeEditFixture } from './recipe-edit.fixture.ts';

const isSaving = busyButton('Save as a new version');

export const recipeEditDriver: ViewDriver<typeof recipeEditMachine> = {
  machine: recipeEditMachine,
  fixture: recipeEditFixture,
  open: openFlow(recipeEditMachine, recipeEditFixture, (flow) => <CorrectionPage flow={flow}>{null}</CorrectionPage>, { session: ada }),
  events: {
    'title.changed': write('Title', ({ title }) => title),
    'ingredient.changed': write('Ingredient', ({ change }) => change.item ?? ''),
    'step.changed': write('Step 1', ({ text: typed }) => typed),
    'line.added': async (shown, { list }) => press(list === 'steps' ? 'Add a step' : 'Add an ingredient')(shown, null),
    'line.removed': press('Remove: eggs'),
    'line.moved': press('Move up: eggs'),
    'correction.changed': {
      when: ({ context }) => context.correction !== null,
      gesture: write('Reason', ({ change }) => change.reason ?? ''),
    },
    'save.requested': press('Save as a new version'),
    'mine.chosen': press('Save mine on top'),
    'theirs.chosen': press('Drop mine and edit the newer one'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    missing: heading('Recipe not found'),
    failed: text('Error loading data!'),
    editing: button('Save as a new version'),
    saving: isSaving,
    // The box above is filled by the console.
    proving: isSaving,
    conflicting: heading('The recipe was changed meanwhile'),
    saved: isSaving,
  },
};
