import { assign, emit, setup, type CallbackActorLogic, type EventObject } from 'xstate';
import { timings } from '../parts/timings.ts';

/** The number of open boxes at a history entry. */
interface Entry {
  depth: number;
}

interface ModalHistoryContext {
  /** The number of open boxes. */
  wanted: number;
  /** The deepest entry created. */
  made: number;
}

export type ModalHistoryEvent =
  /** The number of open boxes; `shown` is the depth of the current history entry. */
  | { type: 'depth.wanted'; depth: number; shown: number }
  /** The browser moved to another entry. */
  | { type: 'entry.shown'; depth: number };

type Emitted =
  /** The user navigated to another entry. */
  | { type: 'history.moved'; depth: number }
  /** The browser is at the expected entry, or the wait timed out. */
  | { type: 'journey.ended' };

interface Gap {
  from: number;
  to: number;
}

const wantedFrom = ({ event }: { event: Extract<ModalHistoryEvent, { type: 'depth.wanted' }> }): Gap => ({
  from: event.shown,
  to: event.depth,
});
const stillFrom = ({ context, event }: { context: ModalHistoryContext; event: Entry }): Gap => ({ from: event.depth, to: context.wanted });
const want = { type: 'want', params: ({ event }: { event: Entry }) => ({ depth: event.depth }) } as const;

/** Each open box has its own history entry above the page's, so that the browser's Back closes the top box. */
export const modalHistoryMachine = setup({
  types: {} as { context: ModalHistoryContext; events: ModalHistoryEvent; emitted: Emitted },
  actors: {} as {
    /** Sends `entry.shown`. */
    watchEntries: CallbackActorLogic<EventObject>;
  },
  actions: {
    want: assign({ wanted: (_, { depth }: Entry) => depth }),
    settleOn: assign({ made: (_, { to }: Gap) => to }),
    /** Holes: push entries for boxes from one depth to another, or go back by a number of entries. */
    pushEntries: (_, _params: Gap) => undefined,
    travel: (_, _params: Gap) => undefined,
    tellMoved: emit((_, { depth }: Entry) => ({ type: 'history.moved', depth })),
    tellEnd: emit({ type: 'journey.ended' }),
  },
  guards: {
    // An existing entry is revisited, not pushed again.
    isNew: ({ context }, { from, to }: Gap) => to > context.made && to > from,
    isElsewhere: (_, { from, to }: Gap) => from !== to,
  },
  delays: { longestJourney: timings.longestJourney },
}).createMachine({
  id: 'modalHistory',
  description: 'Keeps one entry of the browser’s history for each open box.',
  context: { wanted: 0, made: 0 },
  invoke: { id: 'watchEntries', src: 'watchEntries' },
  initial: 'settled',
  states: {
    settled: {
      description: 'The browser shows the entry of the box on top.',
      on: {
        'depth.wanted': [
          {
            guard: { type: 'isNew', params: wantedFrom },
            actions: [
              { type: 'pushEntries', params: wantedFrom },
              { type: 'settleOn', params: wantedFrom },
            ],
          },
          {
            guard: { type: 'isElsewhere', params: wantedFrom },
            target: 'travelling',
            actions: [want, { type: 'travel', params: wantedFrom }, { type: 'settleOn', params: wantedFrom }],
          },
          { actions: { type: 'settleOn', params: wantedFrom } },
        ],
        'entry.shown': { actions: { type: 'tellMoved', params: ({ event }) => ({ depth: event.depth }) } },
      },
    },
    travelling: {
      description: 'The browser is on its way to another entry, and says when it is there.',
      on: {
        'depth.wanted': { actions: want },
        'entry.shown': [
          {
            guard: { type: 'isNew', params: stillFrom },
            target: 'settled',
            actions: ['tellEnd', { type: 'pushEntries', params: stillFrom }, { type: 'settleOn', params: stillFrom }],
          },
          {
            guard: { type: 'isElsewhere', params: stillFrom },
            target: 'travelling',
            reenter: true,
            actions: ['tellEnd', { type: 'travel', params: stillFrom }, { type: 'settleOn', params: stillFrom }],
          },
          { target: 'settled', actions: 'tellEnd' },
        ],
      },
      after: { longestJourney: { target: 'settled', actions: 'tellEnd' } },
    },
  },
});
