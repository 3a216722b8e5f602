import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import { codeProblem, isCode, type ProblemId } from '../../contract/validation.ts';
import { deliveryMachine } from './delivery.machine.ts';
import { resendMachine, type TokenReplaced } from './resend.machine.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';

interface VerificationInput {
  email: string;
  token: string;
  /** Time at which a code may be sent again: milliseconds since 1970. */
  resendAt: number;
  now: () => number;
  parent: ActorRef<Snapshot<unknown>, TokenReplaced>;
}

interface VerificationContext extends VerificationInput {
  code: string;
  problem: ProblemId | null;
  error: ApiError | null;
  /** The server's answer to the right code. */
  session: Session | null;
}

export type VerificationEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'email.change.requested' }
  | TokenReplaced;

/** The session opened by the right code; null when the user wants another address. */
export interface VerificationOutput {
  session: Session | null;
}

/** Confirms an e-mail address by a six-digit code. A page of the sign-up, or embedded in another page. */
export const verificationMachine = setup({
  types: {} as {
    context: VerificationContext;
    input: VerificationInput;
    events: VerificationEvent;
    output: VerificationOutput;
    tags: 'busy';
    children: { resend: 'resend'; delivery: 'delivery'; confirmCode: 'confirmCode' };
  },
  actors: {
    resend: resendMachine,
    delivery: deliveryMachine,
  } as {
    resend: typeof resendMachine;
    delivery: typeof deliveryMachine;
    confirmCode: PromiseActorLogic<Session, { token: string; code: string }>;
  },
  actions: {
    setCode: assign({ code: (_, params: { code: string }) => params.code, problem: null, error: null }),
    requireCode: assign({ problem: ({ context }) => codeProblem(context.code) }),
    keepError: assign(kept),
    tellResend: sendTo('resend', (_, { error }: { error: ApiError }) => ({ type: 'code.refused' as const, error })),
    keepSession: assign({ session: (_, params: { session: Session }) => params.session }),
    // The older code is void, so its typed digits are cleared.
    replaceToken: assign((_, params: { token: string; resendAt: number }) => ({ ...params, code: '', problem: null, error: null })),
    /** The parent flow owns the token: it outlives this screen and, in the tab's storage, a reload. */
    tellParent: sendTo(
      ({ context }) => context.parent,
      (_, params: { token: string; resendAt: number }) => ({ type: 'token.replaced' as const, ...params }),
    ),
    /** Polls the newer mail from now on. */
    watchDelivery: sendTo('delivery', (_, params: { token: string; resendAt: number }) => ({ type: 'token.replaced' as const, ...params })),
  },
  guards: {
    isComplete: (_, params: { code: string }) => isCode(params.code),
  },
}).createMachine({
  id: 'verification',
  description: 'Confirms an e-mail address by a six-digit code.',
  context: ({ input }) => ({ ...input, code: '', problem: null, error: null, session: null }),
  invoke: [
    {
      id: 'resend',
      src: 'resend',
      input: ({ context, self }) => ({ email: context.email, readyAt: context.resendAt, now: context.now, parent: self }),
    },
    { id: 'delivery', src: 'delivery', input: ({ context }) => ({ token: context.token }) },
  ],
  on: {
    'token.replaced': {
      actions: [
        { type: 'replaceToken', params: ({ event }) => ({ token: event.token, resendAt: event.resendAt }) },
        { type: 'tellParent', params: ({ event }) => ({ token: event.token, resendAt: event.resendAt }) },
        { type: 'watchDelivery', params: ({ event }) => ({ token: event.token, resendAt: event.resendAt }) },
      ],
    },
  },
  output: ({ context }) => ({ session: context.session }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The six boxes wait for digits.',
      on: {
        'code.changed': [
          {
            // Entering the sixth digit submits.
            guard: { type: 'isComplete', params: ({ event }) => ({ code: event.code }) },
            target: 'submitting',
            actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) },
          },
          { actions: { type: 'setCode', params: ({ event }) => ({ code: event.code }) } },
        ],
        'code.submitted': [
          { guard: { type: 'isComplete', params: ({ context }) => ({ code: context.code }) }, target: 'submitting' },
          { actions: 'requireCode' },
        ],
        'email.change.requested': 'leaving',
      },
    },
    submitting: {
      description: 'The code is being checked. Digits typed meanwhile do not submit again.',
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ token: context.token, code: context.code }),
        onDone: { target: 'confirmed', actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) } },
        onError: { target: 'entering', actions: [keepError, { type: 'tellResend', params: thrown }] },
      },
    },
    confirmed: { type: 'final', description: 'The address is confirmed and the user signed in.' },
    leaving: { type: 'final', description: 'The user wants another address.' },
  },
});
