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
  /** Told each time that the session is known, or that it cannot be; and when the user has left as he wished. */
  parent: ActorRef<Snapshot<unknown>, SessionSettled | { type: 'session.unanswered' } | { type: 'signOut.done' }>;
}

/** Who is here: the guid of an account, or null for nobody. */
export interface SessionSettled {
  type: 'session.settled';
  userGuid: string | null;
}

interface SessionContext extends SessionInput {
  session: Session;
  /** Whether the server has ever said who this is. */
  isKnown: boolean;
}

export type SessionEvent =
  | { type: 'session.refresh.requested' }
  | { type: 'session.received'; session: Session }
  /** Another tab of this browser, which has the same session, says whose it is. */
  | { type: 'session.announced'; userGuid: string | null }
  | { type: 'signOut.requested' };

const userGuidOf = ({ email, guid }: Session): string | null => (email === null ? null : guid);

/** A call that the server takes too long to answer. */
const timedOut: ApiError = { message: 'The server did not answer in time.', statusCode: errorCodes.unknown.statusCode, payload: null };

/** Spec 3: the default user before load. */
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
 * Spec 4, session: the only place that holds the session. Listeners take `session.on('session.changed', ...)`,
 * which returns the way to unsubscribe; views select from the snapshot.
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
    /** Sends `session.announced`, and `session.refresh.requested` when this tab is looked at again. */
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
    /** Hole: tells the other tabs who the server says is here. Never on a guess, or two tabs could go on for ever. */
    tellTabs: (_, _params: { userGuid: string | null }) => undefined,
    /** Holes: spec 8, a load error is only logged; a failed sign-out is shown. */
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
        // The answer on its way is about a session that is to end.
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
