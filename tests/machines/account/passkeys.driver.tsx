import { passkeysMachine } from '../../../machines/account/passkeys.machine.ts';
import { PasskeysPage } from '../../../src/views/account/passkeys/PasskeysPage.tsx';
import { passkeysFixture } from './passkeys.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';

const steps = text('Follow the steps that your browser shows.');
const submit = /^(Continue|Yes, remove|Create codes|Save changes)$/;

export const passkeysDriver: ViewDriver<typeof passkeysMachine> = {
  machine: passkeysMachine,
  fixture: passkeysFixture,
  open: openFlow(passkeysMachine, passkeysFixture, (flow) => <PasskeysPage flow={flow}>{null}</PasskeysPage>, { session: ada }),
  events: {
    'passkey.wanted': press('Add a passkey'),
    'codes.wanted': press('Create recovery codes'),
    'removal.wanted': press('Remove Telephone'),
    'renaming.wanted': press('Rename Telephone'),
    'change.dropped': press('Cancel'),
    'password.changed': write('Current password', ({ password }) => password),
    'name.changed': write('Name', ({ name }) => name),
    'form.submitted': press(submit),
    'codes.kept': press('I have saved them'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    denied: heading('For the account owner only'),
    failed: text('Error loading data!'),
    listed: button('Add a passkey'),
    proving: all(button(submit), no(button('Save changes'))),
    beginning: all(busyButton('Continue'), no(steps)),
    making: steps,
    adding: { unseen: 'The button is as busy as while the proof is checked.' },
    naming: button('Save changes'),
    renaming: busyButton('Save changes'),
    removing: busyButton('Yes, remove'),
    makingCodes: busyButton('Create codes'),
    showingCodes: heading('Your recovery codes'),
  },
};
