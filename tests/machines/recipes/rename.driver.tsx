import { renameMachine } from '../../../machines/recipes/rename.machine.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openInList } from '../../support/views/open-recipes.tsx';
import { all, busyButton, button, no } from '../../support/views/sights.ts';
import { pressInMenu } from './menu-gesture.ts';
import { renameFixture } from './rename.fixture.ts';

export const renameDriver: ViewDriver<typeof renameMachine> = {
  machine: renameMachine,
  fixture: renameFixture,
  open: openInList('rename'),
  events: {
    'rename.requested': pressInMenu('Rename'),
    'title.changed': write('Title', ({ title }) => title),
    'title.submitted': press('Save'),
    'titles.forgotten': { elsewhere: 'The page of a recipe says so when it has another version.' },
    'rename.cancelled': press('Cancel'),
  },
  states: {
    shown: all(no(button('Cancel')), no(busyButton('Save'))),
    editing: all(button('Save'), button('Cancel')),
    saving: busyButton('Save'),
  },
};
