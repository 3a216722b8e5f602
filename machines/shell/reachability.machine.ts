import { setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';

export type ReachabilityEvent =
  /** The browser believes that it has no network, or that it has one again, or a call was not answered: a hint, never a proof. */
  | { type: 'reachability.hinted' }
  /** A call was answered, with a value or an error. */
  | { type: 'server.answered' }
  /** The user wants to know at once. */
  | { type: 'retry.requested' };

/** Whether the server can be reached. Only its answer counts: a browser that says it is online may be in a hotel's sign-in page. */
export const reachabilityMachine = setup({
  types: {} as { events: ReachabilityEvent; tags: 'offline' | 'retrying' },
  actors: {} as {
    /** Sends `reachability.hinted`. */
    followHints: CallbackActorLogic<EventObject>;
    /** Resolves when the server answers, also with an error. */
    reachServer: PromiseActorLogic<unknown>;
  },
  actions: {
    /** Hole: the session is looked up again, and what was refused is tried again. */
    goOn: (_) => undefined,
  },
  delays: { offlineRetry: timings.offlineRetry },
}).createMachine({
  id: 'reachability',
  description: 'Finds out whether the server can be reached, and when it can again.',
  invoke: { id: 'followHints', src: 'followHints' },
  initial: 'checking',
  states: {
    checking: {
      description: 'The server is asked for a sign of life.',
      invoke: { id: 'reachServer', src: 'reachServer', onDone: 'online', onError: 'offline' },
    },
    online: {
      description: 'The server answers.',
      on: { 'reachability.hinted': 'checking' },
    },
    offline: {
      description: 'The server does not answer; the user is told.',
      tags: 'offline',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'It is asked again after a while, or when there is reason to hope.',
          after: { offlineRetry: 'retrying' },
          on: {
            'reachability.hinted': 'retrying',
            'retry.requested': 'retrying',
            'server.answered': { target: '#reachability.online', actions: 'goOn' },
          },
        },
        retrying: {
          description: 'The server is asked again.',
          tags: 'retrying',
          invoke: { id: 'askAgain', src: 'reachServer', onDone: { target: '#reachability.online', actions: 'goOn' }, onError: 'waiting' },
        },
      },
    },
  },
});
