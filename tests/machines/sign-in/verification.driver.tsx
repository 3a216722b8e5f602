import { act } from '@testing-library/react';
import { timings } from '../../../machines/parts/timings.ts';
import { verificationMachine, type VerificationEvent } from '../../../machines/sign-in/verification.machine.ts';
import { anonymous } from '../samples.ts';
import { storedSignUp } from './sign-up.fixture.ts';
import { verificationFixture } from './verification.fixture.ts';
import { childOf } from '../../support/perform.ts';
import { testStart } from '../../support/world.ts';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openSignUp } from '../../support/views/open-sign-up.tsx';
import { all, busyButton, heading, no } from '../../support/views/sights.ts';

const isBusy = busyButton('Continue');
const isOpen = heading('Confirm your email address');

/** A new code is sent after a minute, on request. */
export const resendCode: Gesture<Extract<VerificationEvent, { type: 'token.replaced' }>> = async (shown, { token }) => {
  act(() => shown.stage.clock.increment(timings.resendCooldown));
  await press('Resend')(shown, null);
  await act(() => shown.stage.answer('sendCode', { token }));
};

export const verificationDriver: ViewDriver<typeof verificationMachine> = {
  machine: verificationMachine,
  fixture: verificationFixture,
  open: openSignUp(
    { step: 'verification', stored: { ...storedSignUp, resendAt: testStart + timings.resendCooldown }, session: anonymous },
    (signUp) => childOf(signUp, 'verification'),
  ),
  events: {
    'code.changed': write(/^Six-digit code/, ({ code }) => code),
    'code.submitted': press('Continue'),
    'email.change.requested': press('Use a different email'),
    'token.replaced': resendCode,
  },
  states: {
    entering: all(isOpen, no(isBusy)),
    submitting: all(isOpen, isBusy),
    confirmed: heading('Finish signing up'),
    leaving: heading('Create an account'),
  },
  withheld: {
    'verification.entering on code.submitted [otherwise]': 'The button cannot be pressed before six digits stand in the field.',
  },
};
