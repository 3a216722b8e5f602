import { assign, sendTo, setup, type ActorRef, type ObservableActorLogic, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { Session, OauthResult } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import { oauthError, type LoginState, type OauthMessage, type OauthProblem } from '../../contract/sign-in/oauth.ts';
import type { Provider } from '../../contract/sign-in/providers.ts';
import { timings } from '../parts/timings.ts';
import { thrown } from '../parts/failure.ts';

/** What the flow that offers a sign-in by another site must understand. */
export interface OauthReported {
  type: 'oauth.reported';
  provider: Provider;
  result: OauthResult;
  /** Of the user who is signed in now; null when the status is false. */
  session: Session | null;
  /** Null as well when the user just went back to the form. */
  error: ApiError | null;
}

interface PopUpInput {
  loginState: LoginState;
  /** Names each try: an answer to an older one is not taken for an answer to this. */
  newId: () => string;
  parent: ActorRef<Snapshot<unknown>, OauthReported>;
}

interface PopUpContext extends PopUpInput {
  provider: Provider;
  attempt: string;
  isNewUser: boolean;
}

/** What the actor that shows the window tells; it has checked where a result came from. */
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

/** Spec 3: the sign-in and sign-up pages are open to every visitor. */
export const anybody: LoginState = { allowSignUp: true, dataSourceConnect: false };
/** Spec 3: in the settings, the other site becomes a way into the account that is signed in. */
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
 * Spec 4, third-party login by a pop-up: one machine for all providers, one window at a time. It lives as long as the form that
 * offers it, and tells that form's flow of each result.
 */
export const popUpMachine = setup({
  types: {} as { context: PopUpContext; input: PopUpInput; events: PopUpEvent; tags: 'open' | 'busy' },
  actors: {} as {
    /** Opens the window and watches it; leaving closes it. A new window takes the place of an older one. */
    showPopUp: ObservableActorLogic<PopUpSignal, PopUpRequest>;
    loadSession: PromiseActorLogic<Session>;
  },
  actions: {
    choose: assign(({ context }, params: { provider: Provider }) => ({ provider: params.provider, attempt: context.newId() })),
    keepResult: assign({ isNewUser: (_, params: { message: OauthMessage }) => params.message.isNewUser }),
    /** Nobody was signed in: without a problem the user just went back. */
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
    /** Hole: the whole page goes to the provider, and comes back where it is told to. */
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
    // One at a time: another choice, or the same once more, begins anew in the same window.
    'provider.chosen': {
      target: '.open',
      reenter: true,
      actions: [
        { type: 'choose', params: ({ event }) => ({ provider: event.provider }) },
        // What an earlier try left in the form is no news any more.
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
          // A provider may cut its window off from ours (COOP), which looks like closing it: the form is free, and a late result is welcome.
          description: 'Closed without a result. The form is free again.',
          // Spec 4: a pop-up closed without a result is a false status, not an error.
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
