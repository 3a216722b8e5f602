import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Delivery } from '../../contract/entities.ts';
import { timings } from '../parts/timings.ts';
import type { TokenReplaced } from './resend.machine.ts';

interface DeliveryInput {
  /** Of the code whose mail is awaited. */
  token: string;
}

interface DeliveryContext extends DeliveryInput {
  /** Number of unsuccessful polls. */
  times: number;
}

export type DeliveryEvent = TokenReplaced;

/** Delivery status of a code's mail, for the page that waits for it. A failed poll changes nothing and is repeated. */
export const deliveryMachine = setup({
  types: {} as { context: DeliveryContext; input: DeliveryInput; events: DeliveryEvent },
  actors: {} as { checkDelivery: PromiseActorLogic<Delivery, { token: string }> },
  actions: {
    keepToken: assign((_, params: { token: string }) => ({ ...params, times: 0 })),
    countAsking: assign({ times: ({ context }) => context.times + 1 }),
  },
  guards: {
    isDelivered: (_, params: { delivery: Delivery }) => params.delivery === 'delivered',
    isUndeliverable: (_, params: { delivery: Delivery }) => params.delivery === 'undeliverable',
  },
  delays: {
    // Polls an open page with growing delays.
    deliveryPause: ({ context }) => Math.min(timings.deliveryPause * 2 ** context.times, timings.longestDeliveryPause),
  },
}).createMachine({
  id: 'delivery',
  description: 'Finds out whether the mail with a code could be delivered.',
  context: ({ input }) => ({ ...input, times: 0 }),
  on: {
    'token.replaced': { target: '.pausing', actions: { type: 'keepToken', params: ({ event }) => ({ token: event.token }) } },
  },
  initial: 'pausing',
  states: {
    pausing: {
      description: 'The mail is on its way.',
      after: { deliveryPause: 'asking' },
    },
    asking: {
      description: 'The server is asked what became of the mail.',
      invoke: {
        id: 'checkDelivery',
        src: 'checkDelivery',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: 'isDelivered', params: ({ event }) => ({ delivery: event.output }) }, target: 'delivered' },
          { guard: { type: 'isUndeliverable', params: ({ event }) => ({ delivery: event.output }) }, target: 'undeliverable' },
          { target: 'pausing', actions: 'countAsking' },
        ],
        onError: { target: 'pausing', actions: 'countAsking' },
      },
    },
    delivered: { description: 'The mail is where it belongs.' },
    undeliverable: { description: 'The mail could not be delivered, and the page says so.' },
  },
});
