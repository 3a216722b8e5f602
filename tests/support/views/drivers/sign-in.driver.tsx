import { signInMachine } from '../../../../machines/sign-in.machine.ts';
import { SignInPage } from '../../../../src/views/sign-in/SignInPage.tsx';
import { signInFixture } from '../../../machines/sign-in.fixture.ts';
import type { ViewDriver } from '../driver.ts';
import { press, write } from '../gestures.ts';
import { openFlow } from '../open-flow.tsx';
import { busyButton, button } from '../sights.ts';
import { signInElsewhere, withProviders } from '../third-party.ts';

export const signInDriver: ViewDriver<typeof signInMachine> = {
  machine: signInMachine,
  fixture: signInFixture,
  open: openFlow(signInMachine, signInFixture, (flow) => <SignInPage flow={flow}>{null}</SignInPage>, withProviders),
  events: {
    'email.changed': write('Email', ({ email }) => email),
    'password.changed': write('Password', ({ password }) => password),
    'form.submitted': press('Sign In'),
    'code.changed': write('Code from your authenticator app', ({ code }) => code),
    'code.submitted': press('Continue'),
    'code.cancelled': press('Cancel'),
    'passkey.requested': press('Sign in with a passkey'),
    'thirdParty.reported': { when: (snapshot) => snapshot.matches('editing'), gesture: signInElsewhere },
  },
  states: {
    editing: button('Sign In'),
    submitting: busyButton('Sign In'),
    coding: button('Continue'),
    confirming: busyButton('Continue'),
    asking: busyButton('Sign in with a passkey'),
    entering: { unseen: 'The button is as busy as while the browser asks.' },
    signedIn: { unseen: 'Its page leaves at once for where the flow ends.' },
  },
};
