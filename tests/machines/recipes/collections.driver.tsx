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

export const collectionsDriver: ViewDriver<typeof collectionsMachine> = {
  machine: collectionsMachine,
  fixture: collectionsFixture,
  open: openInList('collections'),
  events: {
    'picker.opened': pressInMenu('Collections'),
    'editor.opened': {
      when: (snapshot) => !snapshot.matches('loading') && !snapshot.matches('editorFailed'),
      gesture: press('Edit collections'),
    },
    'panel.closed': press('Close'),
    'name.changed': write('New collection', ({ name }) => name),
    'collection.submitted': press('Create collection'),
    'collection.moved': press('Move down: Guests'),
    'rename.begun': press('Rename: Guests'),
    'title.changed': write('Name of the collection', ({ name }) => name),
    'title.submitted': press('Save'),
    'rename.cancelled': press('Cancel'),
    'removal.requested': press('Delete: Guests'),
    'retry.requested': press('Try again'),
  },
  states: {
    loading: no(any(role('group', 'Collections'), isPicker, isEditor)),
    unavailable: isBar,
    resting: isBar,
    openingPicker: all(isPicker, no(isFilled), no(hasFailed)),
    pickerFailed: all(isPicker, hasFailed),
    picking: all(isPicker, button('Create collection')),
    adding: all(isPicker, busyButton('Create collection')),
    openingEditor: all(isEditor, no(isFilled), no(isNaming), no(hasFailed)),
    editorFailed: all(isEditor, hasFailed),
    managing: isManaging,
    ordering: isManaging,
    asking: isManaging,
    deleting: isManaging,
    creating: all(isEditor, busyButton('Create collection')),
    renaming: all(isNaming, button('Save')),
    saving: busyButton('Save'),
  },
};
