import { screen } from '@testing-library/react';
import { recipeImportMachine, type RecipeImportEvent } from '../../../machines/recipes/recipe-import.machine.ts';
import { ImportPage } from '../../../src/views/recipes/import/ImportPage.tsx';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, button, heading, no, role } from '../../support/views/sights.ts';
import { ada } from '../samples.ts';
import { recipeImportFixture } from './recipe-import.fixture.ts';

const call = { elsewhere: 'The call that sends the file tells it.' };

const choose: Gesture<Extract<RecipeImportEvent, { type: 'file.chosen' }>> = ({ user }, { file }) => {
  const content = new File(['zip'], file.name, { type: 'application/zip' });
  Object.defineProperty(content, 'size', { value: file.size });
  return user.upload(screen.getByLabelText('Choose a file'), content);
};

export const recipeImportDriver: ViewDriver<typeof recipeImportMachine> = {
  machine: recipeImportMachine,
  fixture: recipeImportFixture,
  open: openFlow(recipeImportMachine, recipeImportFixture, (flow) => <ImportPage flow={flow}>{null}</ImportPage>, { session: ada }),
  events: {
    'file.chosen': choose,
    'file.removed': { when: ({ context }) => context.file !== null, gesture: press('Remove the file') },
    'import.submitted': (shown, event) =>
      press(screen.queryByRole('button', { name: 'Import the rest' }) === null ? 'Import' : 'Import the rest')(shown, event),
    'import.stopped': press('Stop'),
    'progress.made': call,
    'report.arrived': call,
    'import.failed': call,
    'again.requested': press('Import another file'),
    'retry.requested': press('Try again'),
  },
  states: {
    choosing: all(button('Import'), no(button('Import another file'))),
    'sending.uploading': role('progressbar', 'Sending the file'),
    'sending.reading': role('progressbar', 'Taking the recipes'),
    failed: button('Try again'),
    report: heading('2 recipes were imported.'),
  },
};
