import { fireEvent, screen } from '@testing-library/react';
import { cookingsMachine } from '../../../machines/recipes/cookings.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInFeedback } from '../../support/views/open-recipes.tsx';
import { all, any, busyButton, button, disabledButton, no, role, text } from '../../support/views/sights.ts';
import { cookedPage, cookingsFixture } from './cookings.fixture.ts';

const isForm = button('Cancel');
const isUploading = disabledButton('Save');
const isMore = busyButton('Show earlier days');
const isRemoving = text('Removing…');
const isListed = all(role('region', 'How was it?'), no(any(isForm, isMore, isRemoving, busyButton('Save'))));

export const cookingsDriver: ViewDriver<typeof cookingsMachine> = {
  machine: cookingsMachine,
  fixture: cookingsFixture,
  open: () => openInFeedback('cookings', { thumbs: [], cookings: cookedPage, form: null }),
  events: {
    'cooking.begun': press('I cooked this'),
    'form.changed': (_shown, { change }) => {
      fireEvent.change(screen.getByLabelText('Day'), { target: { value: change.cookedOn } });
      return Promise.resolve();
    },
    'photo.chosen': async ({ user }, { file }) => {
      if (!(file instanceof File)) throw new Error('No file.');
      await user.upload(screen.getByLabelText('Add a photo'), file);
    },
    'photo.removed': {
      when: ({ context }) => (context.form?.photoGuid ?? null) !== null,
      gesture: press('Remove the photo'),
    },
    'form.submitted': press('Save'),
    'form.left': press('Cancel'),
    'more.requested': { when: ({ context }) => context.page.next !== null, gesture: press('Show earlier days') },
    'removal.requested': press('Remove: November 20, 2026'),
  },
  states: {
    listed: isListed,
    asking: isListed,
    writing: all(isForm, button('Save')),
    uploading: all(isForm, isUploading),
    sending: busyButton('Save'),
    fetchingMore: isMore,
    removing: isRemoving,
  },
};
