import { expectTypeOf } from 'vitest';
import type { DeliveryEvent, deliveryMachine } from '../../../machines/sign-in/delivery.machine.ts';
import type { ActorRefFrom, InputFrom, OutputFrom, ActorRef, Snapshot } from 'xstate';
import type { DenialEvent, denialMachine } from '../../../machines/sign-in/denial.machine.ts';
import type { LoginState } from '../../../contract/sign-in/oauth.ts';
import type { PopUpEvent, popUpMachine } from '../../../machines/sign-in/pop-up.machine.ts';
import type { ProfileEvent, profileMachine } from '../../../machines/sign-in/profile.machine.ts';
import type { Session, ResetState } from '../../../contract/entities.ts';
import type { RecoveryEvent, RecoveryInput, recoveryMachine } from '../../../machines/sign-in/recovery.machine.ts';
import type { ResendEvent, resendMachine, TokenReplaced } from '../../../machines/sign-in/resend.machine.ts';
import type { resetMachine } from '../../../machines/sign-in/reset.machine.ts';
import type { ResetEvent } from '../../../machines/sign-in/reset.model.ts';
import type { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import type { SignInEvent, SignInInput } from '../../../machines/sign-in/sign-in.setup.ts';
import type { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import type { SignUpEvent, SignUpStep } from '../../../machines/sign-in/sign-up.model.ts';
import type { StepUpAbout, StepUpEvent, stepUpMachine, StepUpPurpose } from '../../../machines/sign-in/step-up.machine.ts';
import type { VerificationEvent, verificationMachine } from '../../../machines/sign-in/verification.machine.ts';

/* Types of this room's machines: compile-time only, nothing runs. */

/* delivery */
{
  type Machine = typeof deliveryMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ token: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<DeliveryEvent>();
  // The server reports the delivery.
  expectTypeOf<{ type: 'mail.refused' }>().not.toExtend<Sent>();
}

/* denial */
{
  type Machine = typeof denialMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ token: string; now: () => number }>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<DenialEvent>();
  // The token is given once, as input.
  expectTypeOf<{ type: 'token.changed'; token: string }>().not.toExtend<Sent>();
}

/* pop-up */
{
  type Machine = typeof popUpMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>['loginState']>().toEqualTypeOf<LoginState>();
  expectTypeOf<InputFrom<Machine>['newId']>().toEqualTypeOf<() => string>();
  expectTypeOf<Sent>().toEqualTypeOf<PopUpEvent>();
  // Only offered providers are accepted.
  expectTypeOf<{ type: 'provider.chosen'; provider: 'myspace' }>().not.toExtend<Sent>();
  // An actor watches the window; the machine does not poll.
  expectTypeOf<{ type: 'tick' }>().not.toExtend<Sent>();
}

/* profile */
{
  type Machine = typeof profileMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ fullName: string }>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ session: Session | null }>();
  expectTypeOf<Sent>().toEqualTypeOf<ProfileEvent>();
  // The form has one field.
  expectTypeOf<{ type: 'name.changed'; firstName: string; lastName: string }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'form.submitted' }>().not.toExtend<Sent>();
}

/* recovery */
{
  type Machine = typeof recoveryMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<RecoveryInput>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<RecoveryEvent>();
  // A recovery code is a string: it has letters.
  expectTypeOf<{ type: 'code.changed'; code: number }>().not.toExtend<Sent>();
}

/* resend */
{
  type Machine = typeof resendMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>['readyAt']>().toEqualTypeOf<number>();
  expectTypeOf<InputFrom<Machine>['email']>().toEqualTypeOf<string>();
  expectTypeOf<InputFrom<Machine>['now']>().toEqualTypeOf<() => number>();
  expectTypeOf<InputFrom<Machine>['parent']>().toEqualTypeOf<ActorRef<Snapshot<unknown>, TokenReplaced>>();
  expectTypeOf<Sent>().toEqualTypeOf<ResendEvent>();
  // One delay, no ticks.
  expectTypeOf<{ type: 'tick' }>().not.toExtend<Sent>();
}

/* reset.second-answers */
{
  type Machine = typeof resetMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>['email']>().toEqualTypeOf<string>();
  expectTypeOf<InputFrom<Machine>['stored']>().toEqualTypeOf<ResetState | null>();
  // No session: the next page is the sign-in.
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<ResetEvent>();
  // A code is a string: it may start with zeros.
  expectTypeOf<{ type: 'code.changed'; code: number }>().not.toExtend<Sent>();
  // The resend timer handles this itself.
  expectTypeOf<{ type: 'resend.requested' }>().not.toExtend<Sent>();
  // Only the server reports a sent code.
  expectTypeOf<{ type: 'code.sent' }>().not.toExtend<Sent>();
}

/* sign-in */
{
  type Machine = typeof signInMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<SignInInput>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<SignInEvent>();
  // A password is a string.
  expectTypeOf<{ type: 'password.changed'; password: undefined }>().not.toExtend<Sent>();
  // There is no such event.
  expectTypeOf<{ type: 'signIn.submitted'; email: string; password: string }>().not.toExtend<Sent>();
}

/* sign-up */
{
  type Machine = typeof signUpMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>['step']>().toEqualTypeOf<SignUpStep>();
  expectTypeOf<InputFrom<Machine>['session']>().toEqualTypeOf<Session>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ redirectTo: string }>();
  expectTypeOf<Sent>().toEqualTypeOf<SignUpEvent>();
  // There is no such step.
  expectTypeOf<{ type: 'step.opened'; step: 'welcome' }>().not.toExtend<Sent>();
  // The code belongs to the verification.
  expectTypeOf<{ type: 'code.changed'; code: string }>().not.toExtend<Sent>();
  // An address is a string.
  expectTypeOf<{ type: 'email.changed'; email: null }>().not.toExtend<Sent>();
}

/* step-up */
{
  type Machine = typeof stepUpMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>>().toEqualTypeOf<{ purpose: StepUpPurpose; about?: StepUpAbout | undefined }>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ isDone: boolean }>();
  expectTypeOf<Sent>().toEqualTypeOf<StepUpEvent>();
  expectTypeOf<{ type: 'password.changed' }>().not.toExtend<Sent>();
  // The server reports the success.
  expectTypeOf<{ type: 'step.given' }>().not.toExtend<Sent>();
}

/* verification */
{
  type Machine = typeof verificationMachine;
  type Sent = Parameters<ActorRefFrom<Machine>['send']>[0];
  expectTypeOf<InputFrom<Machine>['token']>().toEqualTypeOf<string>();
  expectTypeOf<InputFrom<Machine>['resendAt']>().toEqualTypeOf<number>();
  expectTypeOf<OutputFrom<Machine>>().toEqualTypeOf<{ session: Session | null }>();
  expectTypeOf<Sent>().toEqualTypeOf<VerificationEvent>();
  // A code is a string: it may start with zeros.
  expectTypeOf<{ type: 'code.changed'; code: number }>().not.toExtend<Sent>();
  // The resend timer handles this itself.
  expectTypeOf<{ type: 'resend.requested' }>().not.toExtend<Sent>();
  // A new token comes with its resend time.
  expectTypeOf<{ type: 'token.replaced'; token: string }>().not.toExtend<Sent>();
}
