import { authenticatorMachine } from '../../../machines/account/authenticator.machine.ts';
import { AuthenticatorPage } from '../../../src/views/account/settings/AuthenticatorPage.tsx';
import { authenticatorFixture } from './authenticator.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';

const setUp = /^Set up (?:an authenticator|another) app$/;
const isSetUp = button(setUp);

export const authenticatorDriver: ViewDriver<typeof authenticatorMachine> = {
  machine: authenticatorMachine,
  fixture: authenticatorFixture,
  open: openFlow(authenticatorMachine, authenticatorFixture, (flow) => <AuthenticatorPage flow={flow}>{null}</AuthenticatorPage>, {
    session: ada,
  }),
  events: {
    'password.changed': paste('Current password', ({ password }) => password),
    'setUp.requested': press(setUp),
    'removal.requested': press('Remove the app'),
    'code.changed': paste('Six-digit code from your app', ({ code }) => code),
    'code.submitted': press('Continue'),
    'setUp.cancelled': press('Cancel'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    denied: heading('For the account owner only'),
    failed: text('Error loading data!'),
    showing: isSetUp,
    beginning: all(busyButton(setUp), no(busyButton('Remove the app'))),
    scanning: all(role('img', 'QR code with the key for your app'), button('Continue')),
    confirming: all(role('img', 'QR code with the key for your app'), busyButton('Continue')),
    removing: busyButton('Remove the app'),
  },
};
