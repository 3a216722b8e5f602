import { passwordChangeMachine } from '../../../machines/account/password-change.machine.ts';
import { PasswordChangePage } from '../../../src/views/account/settings/PasswordChangePage.tsx';
import { passwordChangeFixture } from './password-change.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, no, role, text } from '../../support/views/sights.ts';

const isChanged = text(/^Your password was changed/);

export const passwordChangeDriver: ViewDriver<typeof passwordChangeMachine> = {
  machine: passwordChangeMachine,
  fixture: passwordChangeFixture,
  open: openFlow(passwordChangeMachine, passwordChangeFixture, (flow) => <PasswordChangePage flow={flow}>{null}</PasswordChangePage>),
  events: {
    'currentPassword.changed': paste('Current password', ({ password }) => password),
    'newPassword.changed': paste('New password', ({ password }) => password),
    'form.submitted': press('Save changes'),
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    passwordless: role('link', 'Set a password'),
    editing: all(button('Save changes'), no(isChanged)),
    submitting: busyButton('Save changes'),
    changed: all(button('Save changes'), isChanged),
  },
};
