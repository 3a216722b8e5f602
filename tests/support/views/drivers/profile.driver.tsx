import { profileMachine } from '../../../../machines/profile.machine.ts';
import { profileFixture } from '../../../machines/profile.fixture.ts';
import { newcomer } from '../../../machines/samples.ts';
import { childOf } from '../../perform.ts';
import type { ViewDriver } from '../driver.ts';
import { press, write } from '../gestures.ts';
import { openSignUp } from '../open-sign-up.tsx';
import { busyButton, button, nothing } from '../sights.ts';

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
    // The sign-up is done with it, and its page leaves for the kitchen.
    saved: nothing,
  },
};
