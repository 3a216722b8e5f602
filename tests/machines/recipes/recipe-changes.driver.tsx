import { recipeChangesMachine } from '../../../machines/recipes/recipe-changes.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openInRecipe } from '../../support/views/open-recipes.tsx';
import { button } from '../../support/views/sights.ts';
import { pressInMenu } from './menu-gesture.ts';
import { recipeChangesFixture } from './recipe-changes.fixture.ts';

export const recipeChangesDriver: ViewDriver<typeof recipeChangesMachine> = {
  machine: recipeChangesMachine,
  fixture: recipeChangesFixture,
  open: () => openInRecipe('changes'),
  events: {
    'change.requested': (shown, event) =>
      (event.change.isInTrash === true ? pressInMenu('Move to the trash') : press(/^Favourite: /))(shown, event),
    'tag.changed': write('New tag', ({ text }) => text),
    'tag.submitted': press('Add tag'),
    'copy.requested': pressInMenu('Duplicate'),
  },
  states: {
    'ready.quiet': button(/^Favourite: /),
    'ready.undoOffered': { unseen: 'The offer is a message above the page.' },
    changing: { unseen: 'The page stays as it is until the change is made.' },
    copying: { unseen: 'The page stays as it is until the copy is there.' },
  },
};
