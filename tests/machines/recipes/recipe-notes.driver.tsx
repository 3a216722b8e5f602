import { screen } from '@testing-library/react';
import { recipeNotesMachine } from '../../../machines/recipes/recipe-notes.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInRecipe } from '../../support/views/open-recipes.tsx';
import { all, button, no, role, text } from '../../support/views/sights.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { recipeNotesFixture } from './recipe-notes.fixture.ts';

const isForm = role('textbox', 'Your note on this recipe');
const isBusy = text('Saving…');
const isOnItsWay = all(isForm, isBusy);
const isSaved = text('Saved');
const hasFailed = text('Your notes need a connection.');
const isUnsaved = text('Your note is not saved yet. It is kept on this device.');

export const recipeNotesDriver: ViewDriver<typeof recipeNotesMachine> = {
  machine: recipeNotesMachine,
  fixture: recipeNotesFixture,
  open: () => openInRecipe('notes'),
  events: {
    'note.opened': { elsewhere: 'The press leaves the field that is typed in, which is told too.' },
    'note.changed': async ({ user }, { text: typed }) => {
      const field = screen.getByLabelText('Your note on this recipe');
      await user.clear(field);
      await user.paste(typed);
    },
    'note.left': async ({ user }) => user.tab(),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: all(text('Your notes'), no(isForm), no(hasFailed)),
    failed: all(hasFailed, button('Try again')),
    'ready.asKept': all(isForm, no(isBusy), no(isSaved), no(isUnsaved)),
    'ready.typing': isOnItsWay,
    'ready.saving': isOnItsWay,
    'ready.saved': all(isForm, isSaved),
    'ready.unsaved': all(isForm, isUnsaved, button('Try again')),
  },
};
