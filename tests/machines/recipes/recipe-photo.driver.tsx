import { act, screen } from '@testing-library/react';
import { recipePhotoMachine } from '../../../machines/recipes/recipe-photo.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInRecipe } from '../../support/views/open-recipes.tsx';
import { all, button, disabledButton, no, role } from '../../support/views/sights.ts';
import { recipe } from '../samples.ts';
import { pressInMenu } from './menu-gesture.ts';
import { recipePhotoFixture } from './recipe-photo.fixture.ts';

const isOpen = role('region', 'Photo of this recipe');
const isBusy = () => document.querySelector('label[aria-busy=true]') !== null;
const isClosed = all(no(isOpen), button(/^More for: /));

export const recipePhotoDriver: ViewDriver<typeof recipePhotoMachine> = {
  machine: recipePhotoMachine,
  fixture: recipePhotoFixture,
  open: async () => {
    const shown = await openInRecipe('photo');
    // A recipe with a photo.
    act(() => shown.stage.actor.send({ type: 'recipe.replaced', recipe: { ...recipe, photoGuid: 'guid-before' } }));
    return shown;
  },
  events: {
    'photo.opened': pressInMenu('Change the photo'),
    'photo.closed': press('Close'),
    'photo.chosen': async ({ user }, { file }) => {
      if (!(file instanceof File)) throw new Error('No file.');
      await user.upload(screen.getByLabelText('Add a photo'), file);
    },
    'photo.removed': press('Remove the photo'),
  },
  states: {
    'closed.quiet': isClosed,
    'closed.undoOffered': { unseen: 'The offer is a message above the page.' },
    open: all(isOpen, no(isBusy)),
    uploading: all(isOpen, isBusy, button('Close')),
    saving: all(isOpen, isBusy, disabledButton('Close')),
    undoing: isClosed,
  },
};
