import { assign, sendTo, setup, type CallbackActorLogic, type EventObject } from 'xstate';
import type { ListedJob } from '../../contract/kitchen/kitchen-news.ts';
import { timings } from '../parts/timings.ts';
import { kitchenJobsMachine } from './kitchen-jobs.machine.ts';
import { kitchenTimersMachine, type KitchenTimersEvent } from './kitchen-timers.machine.ts';
import type { KitchenTimersInput } from './kitchen-timers.model.ts';

interface KitchenNewsContext {
  /** Initial data of an account's timers. */
  timersOf: KitchenNewsInput['timersOf'];
  /** Owner of the kitchen; null when signed out. */
  userGuid: string | null;
  /** Stream failures since its last message. */
  times: number;
}

export interface KitchenNewsInput {
  /** Timers of an account stored in this browser. */
  timersOf: (userGuid: string) => KitchenTimersInput;
}

type TimersTold = Extract<KitchenTimersEvent, { type: 'timers.told' }>;

export type KitchenNewsEvent =
  /** The server has identified the user; null when signed out or without a kitchen. */
  | { type: 'viewer.known'; userGuid: string | null }
  /** Received from the stream. */
  | { type: 'jobs.told'; jobs: readonly ListedJob[] }
  | TimersTold
  /** The stream was refused or has ended; the browser stops reconnecting. */
  | { type: 'stream.ended' }
  | { type: 'network.returned' };

const known = ({ event }: { event: { userGuid: string | null } }) => event;

/** Kitchen news of a signed-in account, from one stream, on every page, tab and device. */
export const kitchenNewsMachine = setup({
  types: {} as {
    context: KitchenNewsContext;
    input: KitchenNewsInput;
    events: KitchenNewsEvent;
    children: { jobs: 'jobs'; timers: 'timers' };
  },
  actors: { jobs: kitchenJobsMachine, timers: kitchenTimersMachine } as {
    jobs: typeof kitchenJobsMachine;
    timers: typeof kitchenTimersMachine;
    /** Sends `viewer.known`: at once, and on each change. */
    followViewer: CallbackActorLogic<EventObject>;
    /** Reads the account's stream from now on. Sends `jobs.told`, `timers.told` and `stream.ended`. */
    listen: CallbackActorLogic<EventObject, { userGuid: string }>;
  },
  actions: {
    keepViewer: assign((_, { userGuid }: { userGuid: string | null }) => ({ userGuid, times: 0 })),
    countLoss: assign({ times: ({ context }) => context.times + 1 }),
    forgetLosses: assign({ times: 0 }),
    tellJobs: sendTo('jobs', (_, { jobs }: { jobs: readonly ListedJob[] }) => ({ type: 'jobs.told', jobs }) as const),
    tellTimers: sendTo('timers', (_, told: TimersTold) => told),
    /** The server answers again: send local changes. */
    wakeTimers: sendTo('timers', { type: 'network.returned' }),
  },
  guards: {
    isNobody: (_, { userGuid }: { userGuid: string | null }) => userGuid === null,
    isSame: ({ context }, { userGuid }: { userGuid: string | null }) => context.userGuid === userGuid,
  },
  delays: { streamPause: ({ context }) => timings.streamPauses[context.times - 1] ?? timings.streamPauses[3] },
}).createMachine({
  id: 'kitchenNews',
  description: 'Follows what goes on in the kitchen of an account.',
  context: ({ input }) => ({ ...input, userGuid: null, times: 0 }),
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
      ],
      on: { 'network.returned': { actions: 'wakeTimers' } },
      initial: 'listening',
      states: {
        listening: {
          description: 'The stream tells what happens.',
          invoke: { id: 'listen', src: 'listen', input: ({ context }) => ({ userGuid: context.userGuid ?? '' }) },
          on: {
            'jobs.told': { actions: ['forgetLosses', { type: 'tellJobs', params: ({ event }) => event }] },
            'timers.told': { actions: ['forgetLosses', { type: 'tellTimers', params: ({ event }) => event }] },
            'stream.ended': 'pausing',
          },
        },
        pausing: {
          description: 'The stream is lost. It is opened again after a pause.',
          entry: 'countLoss',
          after: { streamPause: 'listening' },
          on: { 'network.returned': { target: 'listening', actions: 'wakeTimers' } },
        },
      },
    },
  },
});
