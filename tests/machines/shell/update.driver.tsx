import { updateMachine } from '../../../machines/shell/update.machine.ts';
import { UpdateNotice } from '../../../src/views/shell/notices/UpdateNotice.tsx';
import { updateFixture } from './update.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, no, text } from '../../support/views/sights.ts';

const isQuiet = no(text('A new version is ready.'));
const isBusy = busyButton('Update now');
const canWait = button('Later');

export const updateDriver: ViewDriver<typeof updateMachine> = {
  machine: updateMachine,
  fixture: updateFixture,
  open: openFlow(updateMachine, updateFixture, (flow) => <UpdateNotice flow={flow} />),
  events: {
    'build.found': { elsewhere: 'The server says it.' },
    'update.requested': press('Update now'),
    'later.requested': press('Later'),
    'work.ended': { elsewhere: 'The other flows say it.' },
  },
  states: {
    current: isQuiet,
    offered: all(button('Update now'), canWait),
    postponed: isQuiet,
    waiting: all(isBusy, canWait),
    updating: all(isBusy, no(canWait)),
    reloading: isQuiet,
  },
};
