import { recoveryMachine } from '../../../machines/sign-in/recovery.machine.ts';
import { RecoveryPage } from '../../../src/views/sign-in/recovery/RecoveryPage.tsx';
import { recoveryFixture } from './recovery.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { busyButton, button } from '../../support/views/sights.ts';

export const recoveryDriver: ViewDriver<typeof recoveryMachine> = {
  machine: recoveryMachine,
  fixture: recoveryFixture,
  open: openFlow(recoveryMachine, recoveryFixture, (flow) => <RecoveryPage flow={flow}>{null}</RecoveryPage>),
  events: {
    'email.changed': write('Email', ({ email }) => email),
    'code.changed': write('Recovery code', ({ code }) => code),
    'form.submitted': press('Sign In'),
  },
  states: {
    editing: button('Sign In'),
    submitting: busyButton('Sign In'),
    signedIn: { unseen: 'Its page leaves at once for where the flow ends.' },
  },
};
