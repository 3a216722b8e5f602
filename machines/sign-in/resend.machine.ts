import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import { asApiError, isCodeSpent, isError, retryAfterSeconds, type ApiError } from '../../contract/errors.ts';
import { timings } from '../parts/timings.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';

/** Events for the flow that waits for a code. */
export interface TokenReplaced {
  type: 'token.replaced';
  token: string;
  /** Milliseconds since 1970. */
  resendAt: number;
}

interface ResendInput {
  email: string;
  /** Time at which a code may be sent again: milliseconds since 1970. */
  readyAt: number;
  now: () => number;
  parent: ActorRef<Snapshot<unknown>, TokenReplaced>;
}

interface ResendContext extends ResendInput {
  error: ApiError | null;
}

export type ResendEvent =
  | { type: 'resend.requested' }
  /** The server rejected the sent code. */
  | { type: 'code.refused'; error: ApiError };

/** Resend timer: one stored end time, one delay. `secondsUntil` derives the rest. */
export const resendMachine = setup({
  types: {} as { context: ResendContext; input: ResendInput; events: ResendEvent },
  actors: {} as { sendCode: PromiseActorLogic<{ token: string }, { email: string }> },
  actions: {
    endCountdown: assign({ readyAt: ({ context }) => context.now() }),
    restartCountdown: assign({ readyAt: ({ context }) => context.now() + timings.resendCooldown, error: null }),
    followServer: assign({
      readyAt: ({ context }, params: { seconds: number }) => context.now() + params.seconds * 1_000,
    }),
    keepError: assign(kept),
    replaceToken: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { token: string }) => ({ type: 'token.replaced' as const, token: params.token, resendAt: context.readyAt }),
    ),
  },
  guards: {
    isSpent: (_, { error }: { error: ApiError }) => isCodeSpent(error),
    isTooSoon: (_, params: { error: ApiError }) => isError(params.error, 'tooManyRequests') && retryAfterSeconds(params.error) !== null,
  },
  delays: {
    resendCooldown: ({ context }) => Math.max(0, context.readyAt - context.now()),
  },
}).createMachine({
  id: 'resend',
  description: 'Sends the six-digit code again, at most once a minute.',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The button is disabled; the countdown shows when a code may be sent again.',
      after: { resendCooldown: 'ready' },
      // Sends a new code on request. The server limits how often.
      on: { 'code.refused': { guard: { type: 'isSpent', params: ({ event }) => event }, target: 'ready', actions: 'endCountdown' } },
    },
    ready: {
      description: 'You can resend the code.',
      on: { 'resend.requested': { target: 'sending', actions: 'restartCountdown' } },
    },
    sending: {
      description: 'A new code is on its way; the countdown has already started again.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'waiting', actions: { type: 'replaceToken', params: ({ event }) => ({ token: event.output.token }) } },
        onError: [
          {
            // A 429 moves the countdown to the server's time.
            guard: { type: 'isTooSoon', params: thrown },
            target: 'waiting',
            actions: [
              keepError,
              { type: 'followServer', params: ({ event }) => ({ seconds: retryAfterSeconds(asApiError(event.error)) ?? 0 }) },
            ],
          },
          // If the call fails the button is enabled again.
          { target: 'ready', actions: keepError },
        ],
      },
    },
  },
});

/** Whole seconds from `now` until `readyAt` (both in milliseconds since 1970), never below zero. */
export const secondsUntil = (readyAt: number, now: number): number => Math.max(0, Math.ceil((readyAt - now) / 1_000));

/** Seconds as mm:ss. */
export function formatCountdown(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}
