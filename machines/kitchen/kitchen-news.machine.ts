import { assign, sendTo, setup, type CallbackActorLogic, type EventObject } from 'xstate';
import type { ListedJob } from '../../contract/kitchen/kitchen-news.ts';
import { kitchenJobsMachine } from './kitchen-jobs.machine.ts';
import { kitchenTimersMachine, type KitchenTimersEvent } from './kitchen-timers.machine.ts';
import type { KitchenTimersInput } from './kitchen-timers.model.ts';
import { messageChannelMachine } from './message-channel.machine.ts';

export interface KitchenNewsInput {
  /** Timers of an account stored in this browser. */
  timersOf: (userGuid: string) => KitchenTimersInput;
  /** Websocket address of the message server; null: there is only the event stream. */
  address: string | null;
  /** From 0 to 1: spreads the reconnections of many browsers. */
  random: () => number;
}

interface KitchenNewsContext extends KitchenNewsInput {
  /** Owner of the kitchen; null when signed out. */
  userGuid: string | null;
  /** The session's token for messages. */
  token: string | null;
  /** Ended sessions and changed permissions of the account; null before the first count. */
  sessions: number | null;
}

interface KitchenViewer {
  userGuid: string | null;
  token: string | null;
}

type TimersTold = Extract<KitchenTimersEvent, { type: 'timers.told' }>;

export type KitchenNewsEvent =
  /** The server has identified the user; null when signed out or without a kitchen. */
  | ({ type: 'viewer.known' } & KitchenViewer)
  /** Received from the channel. */
  | { type: 'jobs.told'; jobs: readonly ListedJob[] }
  | TimersTold
  | { type: 'sessions.counted'; count: number }
  | { type: 'network.returned' };

const known = ({ event }: { event: KitchenViewer }) => event;
const counted = ({ event }: { event: { count: number } }) => event;

/** Kitchen news of a signed-in account, from one channel, on every page, tab and device. */
export const kitchenNewsMachine = setup({
  types: {} as {
    context: KitchenNewsContext;
    input: KitchenNewsInput;
    events: KitchenNewsEvent;
    children: { jobs: 'jobs'; timers: 'timers'; channel: 'channel' };
  },
  actors: { jobs: kitchenJobsMachine, timers: kitchenTimersMachine, channel: messageChannelMachine } as {
    jobs: typeof kitchenJobsMachine;
    timers: typeof kitchenTimersMachine;
    channel: typeof messageChannelMachine;
    /** Sends `viewer.known`: at once, and on each change. */
    followViewer: CallbackActorLogic<EventObject>;
  },
  actions: {
    keepViewer: assign((_, viewer: KitchenViewer) => ({ userGuid: viewer.userGuid, token: viewer.token, sessions: null })),
    tellToken: sendTo('channel', (_, { token }: { token: string | null }) => ({ type: 'token.given', token }) as const),
    keepCount: assign((_, { count }: { count: number }) => ({ sessions: count })),
    /** Hole: asks the server who is signed in. */
    checkSession: (_) => undefined,
    tellJobs: sendTo('jobs', (_, { jobs }: { jobs: readonly ListedJob[] }) => ({ type: 'jobs.told', jobs }) as const),
    tellTimers: sendTo('timers', (_, told: TimersTold) => told),
    /** The server answers again: send local changes. */
    wakeTimers: sendTo('timers', { type: 'network.returned' }),
    wakeChannel: sendTo('channel', { type: 'network.returned' }),
  },
  guards: {
    isNobody: (_, { userGuid }: { userGuid: string | null }) => userGuid === null,
    isSame: ({ context }, { userGuid }: { userGuid: string | null }) => context.userGuid === userGuid,
    // The first count belongs to the session that the page came with.
    isNewCount: ({ context }, { count }: { count: number }) => context.sessions !== null && context.sessions !== count,
  },
}).createMachine({
  id: 'kitchenNews',
  description: 'Follows what goes on in the kitchen of an account.',
  context: ({ input }) => ({ ...input, userGuid: null, token: null, sessions: null }),
  invoke: { id: 'followViewer', src: 'followViewer' },
  on: {
    'viewer.known': [
      { guard: { type: 'isSame', params: known } },
      { guard: { type: 'isNobody', params: known }, target: '.away', actions: { type: 'keepViewer', params: known } },
      { target: '.open', reenter: true, actions: { type: 'keepViewer', params: known } },
    ],
  },
  initial: 'away',
  states: {
    away: { description: 'Nobody is here who has a kitchen.' },
    open: {
      description: 'Somebody’s kitchen is followed.',
      invoke: [
        { id: 'jobs', src: 'jobs' },
        { id: 'timers', src: 'timers', input: ({ context: { timersOf, userGuid } }) => timersOf(userGuid ?? '') },
        {
          id: 'channel',
          src: 'channel',
          input: ({ context: { userGuid, token, address, random }, self }) => ({
            userGuid: userGuid ?? '',
            token,
            address,
            random,
            parent: self,
          }),
        },
      ],
      on: {
        'viewer.known': { guard: { type: 'isSame', params: known }, actions: { type: 'tellToken', params: known } },
        'jobs.told': { actions: { type: 'tellJobs', params: ({ event }) => event } },
        'timers.told': { actions: { type: 'tellTimers', params: ({ event }) => event } },
        'sessions.counted': [
          { guard: { type: 'isNewCount', params: counted }, actions: [{ type: 'keepCount', params: counted }, 'checkSession'] },
          { actions: { type: 'keepCount', params: counted } },
        ],
        'network.returned': { actions: ['wakeTimers', 'wakeChannel'] },
      },
    },
  },
});
