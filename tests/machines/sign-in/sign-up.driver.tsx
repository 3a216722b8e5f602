import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import { SignUpPage } from '../../../src/views/sign-in/sign-up/SignUpPage.tsx';
import { signUpFixture } from './sign-up.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, heading, no, nothing, role, text } from '../../support/views/sights.ts';
import { signInElsewhere, withProviders } from '../../support/views/oauth.ts';
import { profileDriver } from './profile.driver.tsx';
import { resendCode, verificationDriver } from './verification.driver.tsx';

export const signUpDriver: ViewDriver<typeof signUpMachine> = {
  machine: signUpMachine,
  fixture: signUpFixture,
  open: openFlow(signUpMachine, signUpFixture, (flow) => <SignUpPage flow={flow}>{null}</SignUpPage>, withProviders),
  events: {
    'email.changed': write('Email', ({ email }) => email),
    'password.changed': write('Password', ({ password }) => password),
    'form.submitted': press('Sign up'),
    'passkey.requested': press('Use a passkey instead of a password'),
    'codes.kept': press('I have saved them'),
    'token.replaced': resendCode,
    'oauth.reported': { when: (snapshot) => snapshot.matches('form'), gesture: signInElsewhere },
    'step.opened': { elsewhere: 'The page tells its flow when the address changes.' },
  },
  states: {
    choosing: { unseen: 'It is left at once for the step that the address asks for.' },
    form: all(heading('Create an account'), button('Sign up')),
    creating: busyButton('Sign up'),
    offering: all(busyButton('Use a passkey instead of a password'), no(text('Follow the steps that your browser shows.'))),
    making: text('Follow the steps that your browser shows.'),
    binding: { unseen: 'The button is as busy as while the server is asked.' },
    verifying: heading('Confirm your email address'),
    makingCodes: role('status', 'Loading'),
    showingCodes: button('I have saved them'),
    naming: heading('Finish signing up'),
    // The page leaves at once for the flow's next path.
    done: nothing,
    recognized: nothing,
    left: nothing,
  },
  children: [verificationDriver, profileDriver],
};
