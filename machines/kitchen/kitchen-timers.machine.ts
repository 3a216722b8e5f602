import { assign, raise, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import { mostTimersSent, type KitchenTimer } from '../../contract/kitchen/kitchen-timers.ts';
import { thrown } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import {
  asTold,
  extendedTimer,
  hasRoom,
  isDue,
  isRunning,
  mergeTimers,
  pendingTimers,
  shiftUntold,
  startedTimer,
  stoppedTimer,
  type HeldTimer,
  type HeldTimers,
  type KitchenTimersInput,
  type StartedTimer,
  type Told,
} from './kitchen-timers.model.ts';

interface KitchenTimersContext extends HeldTimers, Omit<KitchenTimersInput, 'held'> {
  /** Difference between wall clock and page run time at the last comparison with the server; null before that. */
  compared: number | null;
  /** Changes being sent to the server. */
  sent: readonly HeldTimer[];
}

export type KitchenTimersEvent =
  | ({ type: 'timer.started' } & StartedTimer)
  /** Adds a minute. */
  | { type: 'timer.extended'; guid: string }
  | { type: 'timer.stopped'; guid: string }
  | ({ type: 'timers.told' } & Told)
  /** From another tab of this browser. */
  | ({ type: 'timers.shared' } & HeldTimers)
  | { type: 'network.returned' };

/** The time base of the timers. */
export const timeOf = ({ now, difference }: Pick<KitchenTimersContext, 'now' | 'difference'>): number => now() + (difference ?? 0);

/** The clock jumped or the device slept: compare with the server's clock before ringing. */
const isDoubtful = ({ now, ran, compared }: KitchenTimersContext) =>
  compared === null || Math.abs(now() - ran() - compared) > timings.clockTolerance;

const dueOf = (context: KitchenTimersContext) => context.timers.filter((timer) => isDue(timer, timeOf(context)));
const compare = ({ context }: { context: KitchenTimersContext }) => context.now() - context.ran();

/** Functions in the context are not stored in the browser. */
const keepTimers = {
  type: 'keepTimers',
  params: ({ context: { userGuid, timers, difference } }: { context: KitchenTimersContext }) => ({ userGuid, timers, difference }),
} as const;

const change = (context: KitchenTimersContext, guid: string, to: (timer: HeldTimer) => HeldTimer) => ({
  timers: context.timers.map((timer) => (timer.guid === guid && !timer.isStopped ? to(timer) : timer)),
});

/** Kitchen timers of an account, from any device, timed by the server's clock and stored locally first. */
export const kitchenTimersMachine = setup({
  types: {} as { context: KitchenTimersContext; input: KitchenTimersInput; events: KitchenTimersEvent },
  actors: {} as {
    /** Sends local changes; resolves with all timers. */
    syncTimers: PromiseActorLogic<Told & { refused: readonly string[] }, { timers: readonly HeldTimer[] }>;
    /** Plays the alarm until stopped. */
    sound: CallbackActorLogic<EventObject>;
    /** Sends `timers.shared` for changes from other tabs. */
    followTabs: CallbackActorLogic<EventObject, { userGuid: string }>;
  },
  actions: {
    start: assign(({ context }, timer: StartedTimer) => ({
      timers: [...context.timers, startedTimer(timer, context.newId(), timeOf(context))],
    })),
    extend: assign(({ context }, { guid }: { guid: string }) => change(context, guid, (timer) => extendedTimer(timer, timeOf(context)))),
    stop: assign(({ context }, { guid }: { guid: string }) => change(context, guid, stoppedTimer)),
    hearServer: assign(({ context }, { timers, difference }: Told) => {
      const own = context.difference === null ? shiftUntold(context.timers, difference) : context.timers;
      return { difference, compared: compare({ context }), timers: mergeTimers(own, timers.map(asTold), context.now() + difference) };
    }),
    hearTab: assign(({ context }, { timers, difference }: HeldTimers) => ({
      timers: mergeTimers(context.timers, timers, timeOf(context)),
      difference: context.difference ?? difference,
    })),
    /** Decides about the alarm with the new data. */
    tellAll: raise((_, told: Told) => ({ type: 'timers.told' as const, ...told })),
    trustClock: assign({ compared: compare }),
    /** A timer that rang to its end stays silent. */
    markRung: assign(({ context }) => ({
      timers: context.timers.map((timer) => (isDue(timer, timeOf(context)) ? { ...timer, rung: timer.revision } : timer)),
    })),
    keepSent: assign({
      // Before the clocks are compared, only the time request is sent.
      sent: ({ context }) => (context.difference === null ? [] : pendingTimers(context.timers).slice(0, mostTimersSent)),
    }),
    noteSent: assign(({ context }, { refused }: { refused: readonly string[] }) => {
      const sent = new Map(context.sent.map(({ guid, revision }) => [guid, refused.includes(guid) ? -1 : revision]));
      return { timers: context.timers.map((timer) => ({ ...timer, told: sent.get(timer.guid) ?? timer.told })), sent: [] };
    }),
    /** Hole: stored in the browser and shared with its other tabs. */
    keepTimers: (_, _params: HeldTimers & { userGuid: string }) => undefined,
    /** Hole: the next user gesture unlocks sound. */
    prepareSound: () => undefined,
    /** Hole: a notification when the page is hidden. */
    announce: (_, _params: { timers: readonly KitchenTimer[] }) => undefined,
  },
  guards: {
    hasRoom: ({ context }) => hasRoom(context.timers, timeOf(context)),
    isHeld: ({ context }, { guid }: { guid: string }) => context.timers.some((timer) => timer.guid === guid && !timer.isStopped),
    isInDoubt: ({ context }) =>
      isDoubtful(context) &&
      (dueOf(context).length > 0 || (context.compared !== null && context.timers.some((timer) => isRunning(timer, timeOf(context))))),
    isDue: ({ context }) => dueOf(context).length > 0,
    isAnyRunning: ({ context }) => context.timers.some((timer) => isRunning(timer, timeOf(context))),
    hasPending: ({ context }) => pendingTimers(context.timers).length > 0,
    isRefused: (_, { error }: { error: ApiError }) => isError(error, 'invalidInput'),
  },
  delays: {
    // Delays do not advance while the device sleeps, so check the clock at intervals.
    nextEnd: ({ context }) => {
      const now = timeOf(context);
      const ends = context.timers.filter((timer) => isRunning(timer, now)).map(({ endsAt }) => endsAt);
      return Math.max(0, Math.min(...ends, now + timings.timerLook) - now);
    },
    clockAnswer: timings.clockAnswer,
    ringing: timings.timerRings,
    syncRetry: timings.offlineRetry,
  },
}).createMachine({
  id: 'kitchenTimers',
  description: 'Counts the timers of an account down, on all its devices.',
  context: ({ input: { held, ...input } }) => ({ ...input, ...held, compared: null, sent: [] }),
  type: 'parallel',
  invoke: { id: 'followTabs', src: 'followTabs', input: ({ context: { userGuid } }) => ({ userGuid }) },
  states: {
    alarm: {
      description: 'What is over rings.',
      initial: 'looking',
      on: {
        'timer.started': {
          guard: 'hasRoom',
          target: '.looking',
          actions: [{ type: 'start', params: ({ event }) => event }, 'prepareSound', keepTimers],
        },
        'timer.extended': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          target: '.looking',
          actions: [{ type: 'extend', params: ({ event }) => event }, 'prepareSound', keepTimers],
        },
        'timer.stopped': {
          guard: { type: 'isHeld', params: ({ event }) => event },
          target: '.looking',
          actions: [{ type: 'stop', params: ({ event }) => event }, keepTimers],
        },
        'timers.told': {
          target: '.looking',
          actions: [{ type: 'hearServer', params: ({ event }) => event }, keepTimers],
        },
        // The other tab has stored its change, so it is not shared again.
        'timers.shared': { target: '.looking', actions: { type: 'hearTab', params: ({ event }) => event } },
      },
      states: {
        looking: {
          description: 'What there is to wait for is looked up.',
          always: [
            { guard: 'isInDoubt', target: 'comparing' },
            { guard: 'isDue', target: 'ringing', actions: { type: 'announce', params: ({ context }) => ({ timers: dueOf(context) }) } },
            { guard: 'isAnyRunning', target: 'counting' },
            { target: 'resting' },
          ],
        },
        resting: { description: 'No timer runs.' },
        counting: {
          description: 'The next timer to end is waited for.',
          entry: 'prepareSound',
          after: { nextEnd: 'looking' },
        },
        comparing: {
          description: 'The clock may have jumped: the server is asked for the time. Without it the clock is believed.',
          invoke: {
            id: 'askTime',
            src: 'syncTimers',
            input: { timers: [] },
            onDone: {
              target: 'looking',
              actions: [{ type: 'hearServer', params: ({ event }) => event.output }, keepTimers],
            },
            onError: { target: 'looking', actions: 'trustClock' },
          },
          after: { clockAnswer: { target: 'looking', actions: 'trustClock' } },
        },
        ringing: {
          description: 'A timer is over, and is heard.',
          invoke: { id: 'sound', src: 'sound' },
          after: { ringing: { target: 'looking', actions: ['markRung', keepTimers] } },
        },
      },
    },
    server: {
      description: 'Whether the server knows what was done here.',
      initial: 'told',
      states: {
        told: {
          description: 'It does.',
          always: { guard: 'hasPending', target: 'telling' },
        },
        telling: {
          description: 'It is told.',
          entry: 'keepSent',
          invoke: {
            id: 'syncTimers',
            src: 'syncTimers',
            input: ({ context: { sent } }) => ({ timers: sent }),
            onDone: {
              target: 'told',
              actions: [
                { type: 'noteSent', params: ({ event }) => event.output },
                { type: 'hearServer', params: ({ event }) => event.output },
                { type: 'tellAll', params: ({ event }) => event.output },
              ],
            },
            onError: [
              // Timers rejected by the server stay local and are not sent again.
              {
                guard: { type: 'isRefused', params: thrown },
                target: 'told',
                actions: { type: 'noteSent', params: ({ context }) => ({ refused: context.sent.map(({ guid }) => guid) }) },
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description: 'It cannot be told now.',
          after: { syncRetry: 'telling' },
          on: { 'network.returned': 'telling' },
        },
      },
    },
  },
});
