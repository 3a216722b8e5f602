import { assign, setup, type PromiseActorLogic } from 'xstate';

interface BoxRequestContext {
  /** What was chosen in the box; null: nothing. */
  outcome: unknown;
}

/** The asking flow has left the state in which it asks. */
export type BoxRequestEvent = { type: 'request.withdrawn' };

const reportMissing = { type: 'reportMissing', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) } as const;

/** One box above the page, from the wish for it until its answer may be used. A box that cannot be shown answers nothing. */
export const boxRequestMachine = setup({
  types: {} as { context: BoxRequestContext; events: BoxRequestEvent; output: { outcome: unknown } },
  actors: {} as {
    /** What shows boxes. It is fetched with the first one: most visits never see any. */
    fetchStack: PromiseActorLogic<unknown>;
    /** Resolves with what was chosen, when the box is gone. Leaving the state closes the box. */
    showBox: PromiseActorLogic<unknown>;
    /** Resolves when the box's entry of the browser's history is gone. */
    historySettles: PromiseActorLogic<unknown>;
  },
  actions: {
    keepOutcome: assign({ outcome: (_, params: { outcome: unknown }) => params.outcome }),
    /** Hole: the user is told that the box cannot be shown. */
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
      // The answer may lead to another page, which a later way back would leave again.
      description: 'The box is gone. Its entry of the history goes.',
      invoke: { id: 'historySettles', src: 'historySettles', onDone: 'answered' },
    },
    answered: { type: 'final', description: 'The answer may be used.' },
  },
});
