import { refineMachine } from '../../../machines/recipes/refine.machine.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openInRecipe } from '../../support/views/open-recipes.tsx';
import { all, any, busyButton, button, disabledButton, heading, no, text } from '../../support/views/sights.ts';
import { refineFixture } from './refine.fixture.ts';

const isForm = button('Make a new version');
const isOnItsWay = heading('A new version is on its way');
const isRefused = text('The recipe was not changed.');
const isStopped = text('Stopped. The recipe is as it was.');
const isUndone = text('Undone. The recipe is as it was before.');
const isCompared = heading('What changed');
const hasFailed = text('Error loading data!');

export const refineDriver: ViewDriver<typeof refineMachine> = {
  machine: refineMachine,
  fixture: refineFixture,
  open: () => openInRecipe('refine'),
  events: {
    'text.changed': write('What should be different?', ({ text: typed }) => typed),
    'chip.chosen': press('Make it vegan'),
    'change.submitted': press('Make a new version'),
    'cancel.requested': press('Cancel'),
    'version.kept': press('Keep it'),
    'undo.requested': press('Undo'),
    ...whenReturned,
    'retry.requested': press('Try again'),
    'job.happened': { elsewhere: 'The stream of the job brings it.' },
    'stream.changed': { elsewhere: 'The stream of the job says when it broke, and when it is back.' },
  },
  states: {
    restoring: all(heading('Change this recipe'), no(any(isForm, isOnItsWay, isCompared, hasFailed))),
    'ready.idle': all(isForm, no(any(isRefused, isStopped, isUndone))),
    'ready.refused': all(isForm, isRefused),
    'ready.stopped': all(isForm, isStopped),
    'ready.undone': all(isForm, isUndone),
    sending: all(isOnItsWay, disabledButton('Cancel')),
    cooking: all(isOnItsWay, button('Cancel')),
    cancelling: all(isOnItsWay, busyButton('Cancel')),
    comparing: all(isOnItsWay, no(any(button('Cancel'), disabledButton('Cancel'), busyButton('Cancel')))),
    unseen: hasFailed,
    compared: all(isCompared, button('Keep it')),
    undoing: all(isCompared, busyButton('Undo')),
  },
};
