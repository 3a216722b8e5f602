import { recipeFeedbackMachine, shownThumb } from '../../../machines/recipes/recipe-feedback.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInRecipe } from '../../support/views/open-recipes.tsx';
import { all, button, no, role, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { recipeFeedbackFixture } from './recipe-feedback.fixture.ts';

const isPanel = role('region', 'How was it?');
const areThumbs = all(button('Thumbs up'), button('Thumbs down'));
const isSaving = text('Saving…');
const hasFailed = text('What you said about it needs a connection.');
const isUnsaved = text('This could not be saved.');

export const recipeFeedbackDriver: ViewDriver<typeof recipeFeedbackMachine> = {
  machine: recipeFeedbackMachine,
  fixture: recipeFeedbackFixture,
  open: () => openInRecipe('feedback'),
  events: {
    'thumb.given': {
      // Pressing an active one again removes it.
      when: ({ context }, { thumb }) => shownThumb(context, 1) !== thumb,
      gesture: (shown, event) => press(event.thumb === 'up' ? 'Thumbs up' : 'Thumbs down')(shown, event),
    },
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: all(isPanel, no(areThumbs), no(hasFailed)),
    failed: all(hasFailed, button('Try again')),
    'ready.asKept': all(areThumbs, no(isSaving), no(isUnsaved)),
    'ready.saving': all(areThumbs, isSaving),
    'ready.unsaved': all(areThumbs, isUnsaved),
  },
};
