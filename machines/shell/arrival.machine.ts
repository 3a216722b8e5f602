import { setup, type PromiseActorLogic } from 'xstate';

interface ArrivalInput {
  /** Delay before loading, in milliseconds. */
  pause: number;
}

/** Receives no events. */
export type ArrivalEvent = { type: 'xstate.init' };

/** Loads a part of the product that no page waits for: after the first page is shown, with retries. */
export const arrivalMachine = setup({
  types: {} as { context: ArrivalInput; input: ArrivalInput; events: ArrivalEvent },
  actors: {} as {
    /** Resolves when the page is shown. */
    pageStands: PromiseActorLogic<unknown>;
    /** Fetches and starts the part. Rejects before anything has started. */
    fetchPart: PromiseActorLogic<unknown>;
    /** Resolves when a retry makes sense. */
    reasonToHope: PromiseActorLogic<unknown>;
  },
  delays: { pause: ({ context }) => context.pause },
}).createMachine({
  id: 'arrival',
  description: 'Fetches a part of the product that no page waits for.',
  context: ({ input }) => input,
  initial: 'pausing',
  states: {
    pausing: {
      description: 'The page goes first.',
      after: { pause: 'waiting' },
    },
    waiting: {
      description: 'The page does not stand yet.',
      invoke: { id: 'pageStands', src: 'pageStands', onDone: 'fetching', onError: 'missing' },
    },
    fetching: {
      description: 'The part is on its way.',
      invoke: { id: 'fetchPart', src: 'fetchPart', onDone: 'arrived', onError: 'missing' },
    },
    missing: {
      description: 'The part did not come. The pages work on without it.',
      invoke: { id: 'reasonToHope', src: 'reasonToHope', onDone: 'fetching' },
    },
    arrived: { type: 'final', description: 'The part has begun.' },
  },
});
