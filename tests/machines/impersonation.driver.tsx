import { impersonationMachine } from '../../machines/impersonation.machine.ts';
import { ImpersonationPage } from '../../src/views/impersonation/ImpersonationPage.tsx';
import { impersonationFixture } from './impersonation.fixture.ts';
import { ada } from './samples.ts';
import type { ViewDriver } from '../support/views/driver.ts';
import { press, write } from '../support/views/gestures.ts';
import { openFlow } from '../support/views/open-flow.tsx';
import { busyButton, button, heading, role, text } from '../support/views/sights.ts';

const begin = 'Log in as this user';

export const impersonationDriver: ViewDriver<typeof impersonationMachine> = {
  machine: impersonationMachine,
  fixture: impersonationFixture,
  open: openFlow(impersonationMachine, impersonationFixture, (flow) => <ImpersonationPage flow={flow}>{null}</ImpersonationPage>, {
    session: ada,
  }),
  events: {
    'reason.changed': write('Reason', ({ reason }) => reason),
    'impersonation.submitted': press(begin),
    'network.returned': { elsewhere: 'The page says so when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app says so when the user is back.' },
    'retry.requested': press('Try again'),
  },
  states: {
    opening: { unseen: 'It is left at once.' },
    denied: heading('You may not log in as another user'),
    loading: role('status', 'Loading'),
    missing: heading('User not found'),
    failed: text('Error loading data!'),
    editing: button(begin),
    beginning: busyButton(begin),
    begun: text('Opening the account…'),
  },
};
