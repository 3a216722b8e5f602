import {
  assign,
  emit,
  sendTo,
  setup,
  type ActorRef,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
  type Snapshot,
} from 'xstate';
import type { Session } from '../../contract/entities.ts';
import { errorCodes, type ApiError } from '../../contract/errors.ts';
import { thrown } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';

interface SessionInput {
  /** A fresh guid for each anonymous user. */
  newGuid: () => string;
  /** Emitted when the session is known or failed to load, and after a sign-out. */
  parent: ActorRef<Snapshot<unknown>, SessionSettled | { type: 'session.unanswered' } | { type: 'signOut.done' }>;
}

/** The account's guid, or null when signed out. */
export interface SessionSettled {
  type: 'session.settled';
  userGuid: string | null;
}

interface SessionContext extends SessionInput {
  session: Session;
  /** Whether the server has ever identified the user. */
  isKnown: boolean;
}

export type SessionEvent =
  | { type: 'session.refresh.requested' }
  | { type: 'session.received'; session: Session }
  /** Another tab of this browser, which shares the session, announces its user. */
  | { type: 'session.announced'; userGuid: string | null }
  | { type: 'signOut.requested' };

const userGuidOf = ({ email, guid }: Session): string | null => (email === null ? null : guid);

/** The session call timed out. */
const timedOut: ApiError = { message: 'The server did not answer in time.', statusCode: errorCodes.unknown.statusCode, payload: null };

/** The default user before the session is loaded. */
export const anonymousSession = (guid: string): Session => ({
  guid,
  isVerified: false,
  email: null,
  firstName: '',
  lastName: '',
  fullName: '',
  natsUserToken: '',
  extra: {},
});

/**
 * The session actor: the only holder of the session. Listeners use `session.on('session.changed', ...)`, which returns a function to
 * unsubscribe; views select from the snapshot.
 */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    input: SessionInput;
    events: SessionEvent;
    emitted: { type: 'session.changed'; session: Session };
    tags: 'busy' | 'pending';
  },
  actors: {} as {
    loadSession: PromiseActorLogic<Session>;
    endSession: PromiseActorLogic<unknown>;
    /** Sends `session.announced`, and `session.refresh.requested` when this tab becomes visible. */
    followTabs: CallbackActorLogic<EventObject>;
  },
  actions: {
    merge: assign({
      session: ({ context }, params: { session: Session }) => ({ ...context.session, ...params.session }),
      isKnown: true,
    }),
    becomeAnonymous: assign({ session: ({ context }) => anonymousSession(context.newGuid()), isKnown: true }),
    notify: emit(({ context }) => ({ type: 'session.changed' as const, session: context.session })),
    tellParent: sendTo(
      ({ context }) => context.parent,
      ({ context: { session, isKnown } }): SessionSettled | { type: 'session.unanswered' } =>
        isKnown ? { type: 'session.settled', userGuid: userGuidOf(session) } : { type: 'session.unanswered' },
    ),
    announceSignOut: sendTo(({ context }) => context.parent, { type: 'signOut.done' }),
    /** Hole: tells other tabs the confirmed user. Never a guess, or two tabs could keep triggering each other. */
    tellTabs: (_, _params: { userGuid: string | null }) => undefined,
    /** Holes: a load error is only logged, because pages work signed out; a failed sign-out is shown. */
    logError: (_, _params: { error: ApiError }) => undefined,
    reportError: (_, _params: { error: ApiError }) => undefined,
  },
  guards: {
    isSomebodyElse: ({ context }, params: { userGuid: string | null }) => userGuidOf(context.session) !== params.userGuid,
  },
  delays: { sessionTimeout: timings.sessionTimeout },
}).createMachine({
  id: 'session',
  description: 'Who is using the product.',
  context: ({ input }) => ({ session: anonymousSession(input.newGuid()), isKnown: false, ...input }),
  invoke: { id: 'followTabs', src: 'followTabs' },
  on: {
    'session.received': {
      actions: [
        { type: 'merge', params: ({ event }) => ({ session: event.session }) },
        'notify',
        'tellParent',
        { type: 'tellTabs', params: ({ context }) => ({ userGuid: userGuidOf(context.session) }) },
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked who this is.',
      tags: 'pending',
      on: {
        // The pending answer belongs to the session being ended.
        'signOut.requested': 'signingOut',
        // A sign-in in the meantime is newer than the pending answer, which is dropped.
        'session.received': {
          target: 'known',
          actions: [
            { type: 'merge', params: ({ event }) => ({ session: event.session }) },
            'notify',
            'tellParent',
            { type: 'tellTabs', params: ({ context }) => ({ userGuid: userGuidOf(context.session) }) },
          ],
        },
      },
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        onDone: {
          target: 'known',
          actions: [
            { type: 'merge', params: ({ event }) => ({ session: event.output }) },
            'notify',
            'tellParent',
            { type: 'tellTabs', params: ({ context }) => ({ userGuid: userGuidOf(context.session) }) },
          ],
        },
        onError: {
          target: 'known',
          actions: [{ type: 'logError', params: thrown }, 'tellParent'],
        },
      },
      after: { sessionTimeout: { target: 'known', actions: [{ type: 'logError', params: { error: timedOut } }, 'tellParent'] } },
    },
    known: {
      description: 'Anonymous or signed in; the state stands until somebody changes it.',
      on: {
        'session.refresh.requested': 'loading',
        'session.announced': { guard: { type: 'isSomebodyElse', params: ({ event }) => event }, target: 'loading' },
        'signOut.requested': 'signingOut',
      },
    },
    signingOut: {
      description: 'The server is ending the session.',
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: {
          target: 'known',
          actions: ['becomeAnonymous', 'notify', 'announceSignOut', { type: 'tellTabs', params: { userGuid: null } }],
        },
        onError: { target: 'known', actions: { type: 'reportError', params: thrown } },
      },
      after: { sessionTimeout: { target: 'known', actions: { type: 'reportError', params: { error: timedOut } } } },
    },
  },
});
