import { emailChangeMachine } from '../../../machines/account/email-change.machine.ts';
import { EmailChangePage } from '../../../src/views/account/settings/EmailChangePage.tsx';
import { emailChangeFixture } from './email-change.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, role, text } from '../../support/views/sights.ts';
import { resendCode, verificationDriver } from '../sign-in/verification.driver.tsx';

const isForm = heading('Email');
const isChanged = text('Your email address was changed.');

export const emailChangeDriver: ViewDriver<typeof emailChangeMachine> = {
  machine: emailChangeMachine,
  fixture: emailChangeFixture,
  open: openFlow(emailChangeMachine, emailChangeFixture, (flow) => <EmailChangePage flow={flow}>{null}</EmailChangePage>),
  events: {
    'email.changed': paste('New email address', ({ email }) => email),
    'currentPassword.changed': paste('Current password', ({ password }) => password),
    'form.submitted': press('Continue'),
    ...whenReturned,
    'retry.requested': press('Try again'),
    'token.replaced': resendCode,
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    editing: all(isForm, button('Continue'), no(isChanged)),
    requesting: all(isForm, busyButton('Continue')),
    verifying: heading('Confirm your email address'),
    changed: all(isForm, button('Continue'), isChanged),
  },
  // The embedded form has its own buttons.
  children: [
    {
      machine: verificationDriver.machine,
      events: { ...verificationDriver.events, 'code.submitted': press('Save changes'), 'email.change.requested': press('Cancel') },
    },
  ],
};
