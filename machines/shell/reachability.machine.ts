import { setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';

export type ReachabilityEvent =
  /** The browser went offline or online, or a call got no answer: a hint, not proof. */
  | { type: 'reachability.hinted' }
  /** A call got an answer, value or error. */
  | { type: 'server.answered' }
  /** The user asks for an immediate check. */
  | { type: 'retry.requested' };

/** Whether the server is reachable. Only its answer counts: a browser may be "online" behind a captive portal. */
export const reachabilityMachine = setup({
  types: {} as { events: ReachabilityEvent; tags: 'offline' | 'retrying' },
  actors: {} as {
    /** Sends `reachability.hinted`. */
    followHints: CallbackActorLogic<EventObject>;
    /** Resolves when the server answers, even with an error. */
    reachServer: PromiseActorLogic<unknown>;
  },
  actions: {
    /** Hole: looks the session up and retries failed loads. */
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
