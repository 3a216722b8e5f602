import { screen } from '@testing-library/react';
import { resetMachine } from '../../../machines/sign-in/reset.machine.ts';
import { ResetPage } from '../../../src/views/sign-in/reset/ResetPage.tsx';
import { resetFixture } from './reset.fixture.ts';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, busyButton, button, disabledButton, heading, nothing } from '../../support/views/sights.ts';
import { resendCode } from './verification.driver.tsx';

const isAtTheAddress = heading('Reset password');
const asksWhatToKeep = (isAsking: boolean) => () => (screen.queryByRole('group', { name: 'Sign-ins to keep' }) !== null) === isAsking;
const isAtTheCode = heading('Check your email');

/** Deletes surplus digits, or pastes the code over the old one: either is one change. */
const editCode: Gesture<{ code: string }> = async ({ user }, { code }) => {
  const field = screen.getByLabelText<HTMLInputElement>(/^Six-digit code/);
  if (field.readOnly) throw new Error('The code cannot be changed now.');
  const tooMany = field.value.startsWith(code) ? field.value.length - code.length : 0;
  await user.click(field);
  if (tooMany > 0) await user.keyboard(`{End}${'{Backspace}'.repeat(tooMany)}`);
  else await user.paste(code);
};

export const resetDriver: ViewDriver<typeof resetMachine> = {
  machine: resetMachine,
  fixture: resetFixture,
  open: openFlow(resetMachine, resetFixture, (flow) => <ResetPage flow={flow}>{null}</ResetPage>),
  events: {
    'email.changed': write('Email', ({ email }) => email),
    'code.changed': editCode,
    'password.changed': write('New password', ({ password }) => password),
    'keep.changed': async ({ user }) => user.click(screen.getByRole('checkbox', { name: /^Google/ })),
    'form.submitted': press('Continue'),
    'email.change.requested': press('Use a different email'),
    'token.replaced': resendCode,
  },
  states: {
    choosing: { unseen: 'It is left at once for the step that the tab remembers.' },
    email: all(isAtTheAddress, button('Continue')),
    requesting: all(isAtTheAddress, busyButton('Continue')),
    'verification.enteringCode': all(isAtTheCode, disabledButton('Continue')),
    'verification.choosingPassword': all(isAtTheCode, button('Continue'), asksWhatToKeep(false)),
    'verification.choosingKept': all(isAtTheCode, button('Continue'), asksWhatToKeep(true)),
    'verification.confirming': all(isAtTheCode, busyButton('Continue'), asksWhatToKeep(false)),
    'verification.confirmingKept': all(isAtTheCode, busyButton('Continue'), asksWhatToKeep(true)),
    // The page leaves at once for the flow's next path.
    done: nothing,
  },
  withheld: {
    'reset.verification.enteringCode on form.submitted': 'The button cannot be pressed before six digits stand in the field.',
  },
};
