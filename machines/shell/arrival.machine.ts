import { setup, type PromiseActorLogic } from 'xstate';

interface ArrivalInput {
  /** Before anything is done, in milliseconds. */
  pause: number;
}

/** Nobody sends it anything. */
export type ArrivalEvent = { type: 'xstate.init' };

/** A part of the product that no page waits for: fetched once the page stands, and again for as long as it does not come. */
export const arrivalMachine = setup({
  types: {} as { context: ArrivalInput; input: ArrivalInput; events: ArrivalEvent },
  actors: {} as {
    /** Resolves when the page stands. */
    pageStands: PromiseActorLogic<unknown>;
    /** Fetches the part and begins it. Rejects before anything has begun. */
    fetchPart: PromiseActorLogic<unknown>;
    /** Resolves when there is a reason to try again. */
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
