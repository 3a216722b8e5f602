import { assign, setup, type PromiseActorLogic } from 'xstate';
import { keepError, kept, thrown } from '../parts/failure.ts';
import type { StartedReset } from '../../contract/account/account-endpoints.ts';
import type { ResetState } from '../../contract/entities.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import { timings } from '../parts/timings.ts';

interface DenialInput {
  /** Token of the followed link; '' without one. */
  token: string;
  now: () => number;
}

interface DenialContext extends DenialInput {
  error: ApiError | null;
}

export type DenialEvent = { type: 'denial.confirmed' };

/** /not-me: the owner reports a foreign sign-in and continues to a new password. */
export const denialMachine = setup({
  types: {} as {
    context: DenialContext;
    input: DenialInput;
    events: DenialEvent;
    output: { redirectTo: string };
    tags: 'busy';
  },
  actors: {} as { denySignIn: PromiseActorLogic<StartedReset, { token: string }> },
  actions: {
    keepError: assign(kept),
    forgetError: assign({ error: null }),
    forgetToken: assign({ token: '' }),
    /** Holes for the composition root: other sign-in pages, storage of the tab, and the session. */
    rememberEmail: (_, _params: { email: string }) => undefined,
    rememberReset: (_, _params: ResetState) => undefined,
    refreshSession: () => undefined,
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isOver: (_, params: { error: ApiError }) => isError(params.error, 'codeExpired'),
  },
}).createMachine({
  id: 'denial',
  description: 'Locks an account whose owner did not sign in, and begins its reset.',
  context: ({ input }) => ({ ...input, error: null }),
  output: { redirectTo: '/reset-password' },
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether the link is whole.',
      always: [{ guard: 'hasToken', target: 'asking' }, { target: 'over' }],
    },
    asking: {
      description: 'Nothing has happened yet: programs that open the links of mails come as far as this.',
      on: { 'denial.confirmed': 'denying' },
    },
    denying: {
      description: 'The server ends all sessions and mails a code for a new password.',
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'denySignIn',
        src: 'denySignIn',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'denied',
          actions: [
            'forgetToken',
            { type: 'rememberEmail', params: ({ event }) => ({ email: event.output.email }) },
            {
              type: 'rememberReset',
              params: ({ context, event: { output } }) => ({
                email: output.email,
                token: output.token,
                resendAt: context.now() + timings.resendCooldown,
              }),
            },
            'refreshSession',
          ],
        },
        onError: [
          {
            guard: { type: 'isOver', params: thrown },
            target: 'over',
            actions: 'forgetToken',
          },
          { target: 'asking', actions: keepError },
        ],
      },
    },
    over: { description: 'The link is not whole, was used, or is too old. A reset is still there.' },
    denied: { type: 'final', description: 'The account opens to nobody until it has a new password.' },
  },
});
