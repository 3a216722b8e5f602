import type { Session } from '../../../contract/entities.ts';
import { anonymousSession } from '../../../machines/shell/session.machine.ts';
import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import type { SignUpStep } from '../../../machines/sign-in/sign-up.model.ts';
import { onStage } from '../stage.ts';
import { testStart } from '../world.ts';

interface Beginning {
  step?: SignUpStep;
  session?: Session;
  /** Milliseconds after the test's start at which a code may be sent again. */
  resendIn?: number;
  /** Whether the browser knows passkeys. */
  hasPasskeys?: boolean;
}

/** A sign-up that begins at one of its steps, as if the tab remembered the ones before. */
export const signUpStage = ({ step = 'form', session = anonymousSession('guid'), resendIn = 60_000, hasPasskeys = true }: Beginning = {}) =>
  onStage(signUpMachine, ({ now, newId }) => ({
    step,
    email: '',
    typedName: null,
    session,
    sourcePage: null,
    hasPasskeys,
    stored:
      step === 'verification'
        ? { sourcePage: null, email: 'ana@cook.example', signUpVerificationToken: 'token-1', resendAt: testStart + resendIn }
        : null,
    now,
    newId,
  }));
