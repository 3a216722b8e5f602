import { assign, setup, type PromiseActorLogic } from 'xstate';

interface BoxRequestContext {
  /** The choice in the box; null for none. */
  outcome: unknown;
}

/** The calling flow left the state that asks. */
export type BoxRequestEvent = { type: 'request.withdrawn' };

const reportMissing = { type: 'reportMissing', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) } as const;

/** One box above the page, from its request to its answer. A box that cannot be shown resolves without an answer. */
export const boxRequestMachine = setup({
  types: {} as { context: BoxRequestContext; events: BoxRequestEvent; output: { outcome: unknown } },
  actors: {} as {
    /** The stack of boxes. It loads with the first box: most visits need none. */
    fetchStack: PromiseActorLogic<unknown>;
    /** Resolves with the choice after the box is closed. Leaving the state closes the box. */
    showBox: PromiseActorLogic<unknown>;
    /** Resolves when the box's history entry is gone. */
    historySettles: PromiseActorLogic<unknown>;
  },
  actions: {
    keepOutcome: assign({ outcome: (_, params: { outcome: unknown }) => params.outcome }),
    /** Hole: reports that the box cannot be shown. */
    reportMissing: (_, _params: { error: unknown }) => undefined,
  },
}).createMachine({
  id: 'boxRequest',
  description: 'Shows one box above the page and waits for its answer.',
  context: { outcome: null },
  output: ({ context }) => context,
  initial: 'fetching',
  states: {
    fetching: {
      description: 'What shows boxes is on its way.',
      invoke: {
        id: 'fetchStack',
        src: 'fetchStack',
        onDone: 'showing',
        onError: { target: 'answered', actions: reportMissing },
      },
      on: { 'request.withdrawn': 'answered' },
    },
    showing: {
      description: 'The box is shown.',
      invoke: {
        id: 'showBox',
        src: 'showBox',
        onDone: { target: 'settling', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        onError: { target: 'answered', actions: reportMissing },
      },
      on: { 'request.withdrawn': 'answered' },
    },
    settling: {
      // The answer may navigate; a pending history step would leave that page again.
      description: 'The box is gone. Its entry of the history goes.',
      invoke: { id: 'historySettles', src: 'historySettles', onDone: 'answered' },
    },
    answered: { type: 'final', description: 'The answer may be used.' },
  },
});
