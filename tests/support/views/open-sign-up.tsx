import type { AnyActorRef } from 'xstate';
import type { Session, SignUpState } from '../../../contract/entities.ts';
import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import type { SignUpStep } from '../../../machines/sign-in/sign-up.model.ts';
import { SignUpPage } from '../../../src/views/sign-in/sign-up/SignUpPage.tsx';
import type { World } from '../world.ts';
import type { Shown } from './driver.ts';
import { openFlow } from './open-flow.tsx';

interface Beginning {
  step: SignUpStep;
  stored: SignUpState | null;
  session: Session;
}

/** Opens the sign-up at one of its steps, to replay a machine that it runs. */
export const openSignUp = (beginning: Beginning, subject: (signUp: AnyActorRef) => AnyActorRef) => (): Promise<Shown> => {
  const inputs = {
    opened: ({ now, newId }: World) => ({ ...beginning, email: '', typedName: null, sourcePage: null, hasPasskeys: true, now, newId }),
  };
  const open = openFlow(signUpMachine, { inputs }, (flow) => <SignUpPage flow={flow}>{null}</SignUpPage>, {
    subject: ({ actor }) => subject(actor),
  });
  return open('opened');
};
