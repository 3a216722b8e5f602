import { collectionsMachine } from '../../../machines/recipes/collections.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openInList } from '../../support/views/open-recipes.tsx';
import { all, any, busyButton, button, no, role, text } from '../../support/views/sights.ts';
import { collectionsFixture } from './collections.fixture.ts';
import { pressInMenu } from './menu-gesture.ts';

const isPicker = role('region', 'Collections');
const isEditor = role('region', 'Edit collections');
const isFilled = any(button('Create collection'), busyButton('Create collection'));
const isNaming = role('textbox', 'Name of the collection');
const hasFailed = text('Error loading data!');
const isBar = all(role('group', 'Collections'), no(isPicker), no(isEditor));
/** A box is open above the page, and the data below is unchanged until it is answered. */
const isManaging = all(isEditor, button('Create collection'));

const unseen = { unseen: 'The new order is shown at once; a failure puts the old one back.' };

export const collectionsDriver: ViewDriver<typeof collectionsMachine> = {
  machine: collectionsMachine,
  fixture: collectionsFixture,
  open: openInList('collections'),
  events: {
    'picker.opened': pressInMenu('Collections'),
    'editor.opened': {
      when: (snapshot) => !snapshot.matches({ panel: 'loading' }) && !snapshot.matches({ panel: 'editorFailed' }),
      gesture: press('Edit collections'),
    },
    'panel.closed': press('Close'),
    'name.changed': write('New collection', ({ name }) => name),
    'collection.submitted': press('Create collection'),
    'collection.moved': { when: (snapshot) => snapshot.matches({ panel: 'managing' }), gesture: press('Move down: Guests') },
    'rename.begun': press('Rename: Guests'),
    'title.changed': write('Name of the collection', ({ name }) => name),
    'title.submitted': press('Save'),
    'rename.cancelled': press('Cancel'),
    'removal.requested': press('Delete: Guests'),
    'retry.requested': press('Try again'),
  },
  states: {
    'panel.loading': no(any(role('group', 'Collections'), isPicker, isEditor)),
    'panel.unavailable': isBar,
    'panel.resting': isBar,
    'panel.openingPicker': all(isPicker, no(isFilled), no(hasFailed)),
    'panel.pickerFailed': all(isPicker, hasFailed),
    'panel.picking': all(isPicker, button('Create collection')),
    'panel.adding': all(isPicker, busyButton('Create collection')),
    'panel.openingEditor': all(isEditor, no(isFilled), no(isNaming), no(hasFailed)),
    'panel.editorFailed': all(isEditor, hasFailed),
    'panel.managing': isManaging,
    'panel.asking': isManaging,
    'panel.deleting': isManaging,
    'panel.creating': all(isEditor, busyButton('Create collection')),
    'panel.renaming': all(isNaming, button('Save')),
    'panel.saving': busyButton('Save'),
    'order.settled': unseen,
    'order.saving': unseen,
  },
};
