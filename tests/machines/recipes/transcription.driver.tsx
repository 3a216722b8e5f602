import { screen } from '@testing-library/react';
import { transcriptionMachine } from '../../../machines/recipes/transcription.machine.ts';
import { TranscriptionPage } from '../../../src/views/recipes/transcription/TranscriptionPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, disabledButton, no } from '../../support/views/sights.ts';
import { ada } from '../samples.ts';
import { transcriptionFixture } from './transcription.fixture.ts';

const isKeeping = busyButton('Keep the recipe');
const isChoosing = all(button('Read the recipe'), no(button('Stop')));

export const transcriptionDriver: ViewDriver<typeof transcriptionMachine> = {
  machine: transcriptionMachine,
  fixture: transcriptionFixture,
  open: openFlow(transcriptionMachine, transcriptionFixture, (flow) => <TranscriptionPage flow={flow}>{null}</TranscriptionPage>, {
    session: ada,
  }),
  events: {
    'source.changed': {
      when: ({ context }, { change }) =>
        change.source === undefined ? context.source.source === 'text' : context.source.source !== change.source,
      gesture: (shown, event) =>
        event.change.source === undefined
          ? write('Paste a recipe', () => event.change.text ?? '')(shown, event)
          : shown.user.click(screen.getByRole('radio', { name: event.change.source === 'photo' ? 'Photo' : 'Web page' })),
    },
    'photo.chosen': {
      when: ({ context }) => context.source.source === 'photo',
      gesture: async ({ user }, { file }) => {
        if (!(file instanceof File)) throw new Error('No file.');
        await user.upload(screen.getByLabelText('Add a photo'), file);
      },
    },
    'photo.removed': {
      when: ({ context }) => context.source.source === 'photo' && context.source.photoGuid !== null,
      gesture: press('Remove the photo'),
    },
    'reading.requested': press('Read the recipe'),
    'reading.stopped': press('Stop'),
    'source.reopened': press('Read something else'),
    'correcting.resumed': { when: ({ context }) => context.form !== null, gesture: press('Back to the recipe that was read') },
    'title.changed': write('Title', ({ title }) => title),
    'ingredient.changed': async ({ user }, { change }) => {
      const field = screen.getAllByLabelText('Ingredient').at(-1);
      if (field === undefined) throw new Error('There is no ingredient.');
      await user.clear(field);
      await user.type(field, change.item ?? '');
    },
    'step.changed': write('Step 1', ({ text }) => text),
    'line.added': press('Add an ingredient'),
    'line.removed': press('Remove: stock'),
    'line.moved': press('Move up: stock'),
    'fact.changed': write('Servings', ({ value }) => value),
    'mark.cleared': press('It is right: leeks'),
    'recipe.kept': press('Keep the recipe'),
  },
  states: {
    opening: { unseen: 'It is over before the page is drawn.' },
    choosing: isChoosing,
    uploading: disabledButton('Read the recipe'),
    reading: button('Stop'),
    correcting: button('Keep the recipe'),
    keeping: isKeeping,
    kept: isKeeping,
  },
};
