import { deletionMachine } from '../../../machines/account/deletion.machine.ts';
import { DeletionPage } from '../../../src/views/account/settings/DeletionPage.tsx';
import { deletionFixture } from './deletion.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';

const confirm = 'Yes, delete my account';
const isKept = text(/^Your account stays/);

export const deletionDriver: ViewDriver<typeof deletionMachine> = {
  machine: deletionMachine,
  fixture: deletionFixture,
  open: openFlow(deletionMachine, deletionFixture, (flow) => <DeletionPage flow={flow}>{null}</DeletionPage>, { session: ada }),
  events: {
    'deletion.wanted': press('Delete my account'),
    'deletion.dropped': press('Cancel'),
    'password.changed': write('Current password', ({ password }) => password),
    'deletion.confirmed': press(confirm),
    'keeping.requested': press('Keep my account'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    denied: heading('For the account owner only'),
    failed: text('Error loading data!'),
    explained: all(button('Delete my account'), no(isKept)),
    'confirming.asking': button(confirm),
    'confirming.requesting': busyButton(confirm),
    requested: button('Keep my account'),
    keeping: busyButton('Keep my account'),
    kept: all(button('Delete my account'), isKept),
  },
};
