import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Reading } from '../../contract/kitchen/wishes.ts';
import type { OrderDraft } from './draft.ts';
import { timings } from '../parts/timings.ts';

export interface ReadingInput {
  companyUri: string;
  draft: OrderDraft;
}

interface ReadingContext extends ReadingInput {
  /** The last reading of the order; null before that. */
  reading: Reading | null;
}

export type ReadingEvent = { type: 'order.changed'; draft: OrderDraft };

/** Shows how the kitchen understands the text while the user types. Only a preview: the server reads the order again when it is sent. */
export const readingMachine = setup({
  types: {} as { context: ReadingContext; input: ReadingInput; events: ReadingEvent; tags: 'busy' },
  actors: {} as { readOrder: PromiseActorLogic<Reading, ReadingInput> },
  actions: {
    keepOrder: assign({ draft: (_, params: { draft: OrderDraft }) => params.draft }),
    keepReading: assign({ reading: (_, params: { reading: Reading }) => params.reading }),
  },
  delays: { typingPause: timings.typingPause },
}).createMachine({
  id: 'reading',
  description: 'Reads an order while it is written, and shows what was understood.',
  context: ({ input }) => ({ ...input, reading: null }),
  on: {
    'order.changed': { target: '.waiting', reenter: true, actions: { type: 'keepOrder', params: ({ event }) => event } },
  },
  initial: 'reading',
  states: {
    waiting: {
      description: 'Somebody is still typing.',
      after: { typingPause: 'reading' },
    },
    reading: {
      description: 'The server reads the order as it is now; what was read before stays in sight.',
      tags: 'busy',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { companyUri, draft } }) => ({ companyUri, draft }),
        onDone: { target: 'read', actions: { type: 'keepReading', params: ({ event }) => ({ reading: event.output }) } },
        onError: 'unread',
      },
    },
    read: { description: 'What was understood is shown, and can be corrected.' },
    unread: { description: 'It could not be read now. The order can be sent all the same.' },
  },
});
