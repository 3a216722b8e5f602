import { assign, sendTo, setup, type ActorRef, type ObservableActorLogic, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { Session, OauthResult } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import { oauthError, type LoginState, type OauthMessage, type OauthProblem } from '../../contract/sign-in/oauth.ts';
import type { Provider } from '../../contract/sign-in/providers.ts';
import { timings } from '../parts/timings.ts';
import { thrown } from '../parts/failure.ts';

/** Events for the flow that offers a third-party sign-in. */
export interface OauthReported {
  type: 'oauth.reported';
  provider: Provider;
  result: OauthResult;
  /** The signed-in user; null when the status is false. */
  session: Session | null;
  /** Also null when the user just cancelled. */
  error: ApiError | null;
}

interface PopUpInput {
  loginState: LoginState;
  /** Identifies each try, so that late answers to older tries are ignored. */
  newId: () => string;
  parent: ActorRef<Snapshot<unknown>, OauthReported>;
}

interface PopUpContext extends PopUpInput {
  provider: Provider;
  attempt: string;
  isNewUser: boolean;
}

/** From the pop-up actor, which has checked the origin of a result. */
export type PopUpSignal =
  | { type: 'popUp.opened' }
  | { type: 'popUp.blocked' }
  | { type: 'popUp.closed' }
  | { type: 'result.received'; message: OauthMessage };

export type PopUpEvent =
  | PopUpSignal
  | { type: 'provider.chosen'; provider: Provider }
  | { type: 'cancel.requested' }
  | { type: 'redirect.chosen' };

export interface PopUpRequest {
  provider: Provider;
  attempt: string;
  loginState: LoginState;
}

/** The sign-in and sign-up pages are open to every visitor. */
export const anybody: LoginState = { allowSignUp: true, dataSourceConnect: false };
/** In the settings, the third-party account is connected to the signed-in account. */
export const connectOnly: LoginState = { allowSignUp: false, dataSourceConnect: true };

const request = ({ provider, attempt, loginState }: PopUpContext): PopUpRequest => ({ provider, attempt, loginState });

const reported = (provider: Provider, error: ApiError | null): OauthReported => ({
  type: 'oauth.reported',
  provider,
  result: { status: false, isNewUser: false },
  session: null,
  error,
});

/**
 * Third-party sign-in by a pop-up: one machine for all providers, one window at a time. It lives as long as its form and reports
 * each result to the form's flow.
 */
export const popUpMachine = setup({
  types: {} as { context: PopUpContext; input: PopUpInput; events: PopUpEvent; tags: 'open' | 'busy' },
  actors: {} as {
    /** Opens and watches the window; leaving closes it. A new window replaces an older one. */
    showPopUp: ObservableActorLogic<PopUpSignal, PopUpRequest>;
    loadSession: PromiseActorLogic<Session>;
  },
  actions: {
    choose: assign(({ context }, params: { provider: Provider }) => ({ provider: params.provider, attempt: context.newId() })),
    keepResult: assign({ isNewUser: (_, params: { message: OauthMessage }) => params.message.isNewUser }),
    /** No sign-in: without a problem the user just cancelled. */
    reportNobody: sendTo(
      ({ context }) => context.parent,
      ({ context: { provider } }, params: { problem: OauthProblem | null }) =>
        reported(provider, params.problem === null ? null : oauthError(params.problem, provider)),
    ),
    reportError: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { error: ApiError }) => reported(context.provider, params.error),
    ),
    reportSession: sendTo(
      ({ context }) => context.parent,
      ({ context: { provider, isNewUser } }, { session }: { session: Session }) => ({
        type: 'oauth.reported' as const,
        provider,
        result: { status: true, isNewUser },
        session,
        error: null,
      }),
    ),
    /** Hole: navigates the whole page to the provider, which returns to the given path. */
    leaveForProvider: (_, _params: PopUpRequest) => undefined,
  },
  guards: {
    isSignedIn: (_, params: { message: OauthMessage }) => params.message.status,
  },
  delays: { closedGrace: timings.closedGrace, popUpTimeout: timings.popUpTimeout },
}).createMachine({
  id: 'popUp',
  description: 'Signs in through a window of Google, Facebook or Apple.',
  context: ({ input }) => ({ ...input, provider: 'google', attempt: '', isNewUser: false }),
  on: {
    // One at a time: another choice, or the same again, restarts in the same window.
    'provider.chosen': {
      target: '.open',
      reenter: true,
      actions: [
        { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
        // Clears the message of an earlier try.
        { type: 'reportNobody', params: { problem: null } },
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: { description: 'Nobody has been chosen.' },
    open: {
      description: 'There is a window, or there was one that may still report.',
      invoke: { id: 'showPopUp', src: 'showPopUp', input: ({ context }) => request(context) },
      on: {
        'result.received': [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ message: event.message }) },
            target: 'refreshing',
            actions: { type: 'keepResult', params: ({ event }) => ({ message: event.message }) },
          },
          {
            target: 'refused',
            actions: { type: 'reportNobody', params: ({ event }) => ({ problem: event.message.problem ?? 'failed' }) },
          },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The browser is asked for a window.',
          on: { 'popUp.opened': 'waiting', 'popUp.blocked': '#popUp.blocked' },
        },
        waiting: {
          description: 'The user is with the provider.',
          tags: 'open',
          on: {
            'popUp.closed': 'closing',
            'cancel.requested': {
              target: '#popUp.idle',
              actions: { type: 'reportNobody', params: { problem: null } },
            },
          },
          after: {
            popUpTimeout: {
              target: '#popUp.timedOut',
              actions: { type: 'reportNobody', params: { problem: 'expired' } },
            },
          },
        },
        closing: {
          description: 'The window looks closed; what it said last may still be on its way.',
          tags: 'open',
          after: { closedGrace: 'closed' },
        },
        closed: {
          // A provider may isolate its window from ours (COOP), which looks like closing it: the form is usable, and a late result is
          // accepted.
          description: 'Closed without a result. The form is free again.',
          // A pop-up closed without a result is a cancellation, not an error.
          entry: { type: 'reportNobody', params: { problem: null } },
        },
      },
    },
    blocked: {
      description: 'The browser allowed no window. The whole page can go instead.',
      entry: { type: 'reportNobody', params: { problem: null } },
      on: { 'redirect.chosen': 'leaving' },
    },
    leaving: {
      description: 'The whole page is on its way to the provider.',
      entry: { type: 'leaveForProvider', params: ({ context }) => request(context) },
    },
    refreshing: {
      description: 'The provider has signed the user in; the server is asked who it is.',
      tags: 'busy',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        onDone: { target: 'done', actions: { type: 'reportSession', params: ({ event }) => ({ session: event.output }) } },
        onError: { target: 'refused', actions: { type: 'reportError', params: thrown } },
      },
    },
    refused: { description: 'The provider or the server said no, and why.' },
    timedOut: { description: 'The window was left open for longer than its answer would be taken.' },
    done: { description: 'Somebody is signed in; the flow above goes on.' },
  },
});
