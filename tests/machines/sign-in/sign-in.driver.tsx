import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { SignInPage } from '../../../src/views/sign-in/SignInPage.tsx';
import { signInFixture } from './sign-in.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { busyButton, button } from '../../support/views/sights.ts';
import { signInElsewhere, withProviders } from '../../support/views/oauth.ts';

export const signInDriver: ViewDriver<typeof signInMachine> = {
  machine: signInMachine,
  fixture: signInFixture,
  open: openFlow(signInMachine, signInFixture, (flow) => <SignInPage flow={flow}>{null}</SignInPage>, withProviders),
  events: {
    'email.changed': write('Email', ({ email }) => email),
    'password.changed': write('Password', ({ password }) => password),
    'form.submitted': press('Sign In'),
    'passkey.requested': press('Use a passkey'),
    'code.changed': write('Code from your authenticator app', ({ code }) => code),
    'code.submitted': press('Continue'),
    'code.cancelled': press('Cancel'),
    'oauth.reported': { when: (snapshot) => snapshot.matches('editing'), gesture: signInElsewhere },
  },
  states: {
    editing: button('Sign In'),
    submitting: busyButton('Sign In'),
    asking: busyButton('Use a passkey'),
    entering: { unseen: 'The button is as busy as while the browser asks.' },
    coding: button('Continue'),
    confirming: busyButton('Continue'),
    signedIn: { unseen: 'Its page leaves at once for where the flow ends.' },
  },
};
