import { profileMachine } from '../../../machines/sign-in/profile.machine.ts';
import { profileFixture } from './profile.fixture.ts';
import { newcomer } from '../samples.ts';
import { childOf } from '../../support/perform.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openSignUp } from '../../support/views/open-sign-up.tsx';
import { busyButton, button, nothing } from '../../support/views/sights.ts';

export const profileDriver: ViewDriver<typeof profileMachine> = {
  machine: profileMachine,
  fixture: profileFixture,
  open: openSignUp({ step: 'profile', stored: null, session: newcomer }, (signUp) => childOf(signUp, 'profile')),
  events: {
    'name.changed': write('Full name', ({ fullName }) => fullName),
    'profile.submitted': press('Continue'),
  },
  states: {
    editing: button('Continue'),
    submitting: busyButton('Continue'),
    // The sign-up ends, and its page leaves for the kitchen.
    saved: nothing,
  },
};
