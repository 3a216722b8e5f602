import { stepUpMachine } from '../../../machines/sign-in/step-up.machine.ts';
import { StepUpBox } from '../../../src/views/sign-in/step-up/StepUpBox.tsx';
import { ada } from '../samples.ts';
import { stepUpFixture } from './step-up.fixture.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { busyButton, button, role, text } from '../../support/views/sights.ts';

const isGone = { unseen: 'Its box goes with the flow.' };

export const stepUpDriver: ViewDriver<typeof stepUpMachine> = {
  machine: stepUpMachine,
  fixture: stepUpFixture,
  open: openFlow(stepUpMachine, stepUpFixture, (flow) => <StepUpBox content={{ flow }} />, { session: ada }),
  events: {
    'code.changed': {
      when: ({ context }) => context.ways?.code === true,
      gesture: paste('Code from your authenticator app', ({ code }) => code),
    },
    'password.changed': {
      when: ({ context }) => context.ways?.password === true,
      gesture: paste('Password', ({ password }) => password),
    },
    'form.submitted': press('Continue'),
    'passkey.requested': press('Use a passkey'),
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    factorless: role('link', 'Set up an authenticator app'),
    asking: button('Continue'),
    askingPasskey: busyButton('Use a passkey'),
    checking: busyButton('Continue'),
    given: isGone,
    closed: isGone,
  },
};
