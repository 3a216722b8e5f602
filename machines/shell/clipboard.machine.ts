import { assign, setup, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';

interface Piece {
  /** Tells the pieces of a page apart. */
  key: string;
  text: string;
}

interface ClipboardContext {
  /** What is being copied, was copied last, or could not be. */
  piece: Piece | null;
}

export type ClipboardEvent = { type: 'copy.requested' } & Piece;

/** The one way in which the product copies a text. */
export const clipboardMachine = setup({
  types: {} as { context: ClipboardContext; events: ClipboardEvent },
  actors: {} as {
    /** Puts a text into the clipboard of the system. Rejects where the browser does not let it. */
    writeText: PromiseActorLogic<unknown, { text: string }>;
  },
  actions: {
    keepPiece: assign({ piece: (_, { key, text }: Piece) => ({ key, text }) }),
  },
  delays: { copiedShown: timings.copiedShown },
}).createMachine({
  id: 'clipboard',
  description: 'Copies a text, and says for a moment that it did.',
  context: { piece: null },
  initial: 'idle',
  on: {
    // What is asked for last is what is meant, also while another piece is on its way.
    'copy.requested': { target: '.copying', actions: { type: 'keepPiece', params: ({ event }) => event } },
  },
  states: {
    idle: { description: 'Nothing is being copied.' },
    copying: {
      description: 'A text is on its way to the clipboard.',
      invoke: {
        id: 'writeText',
        src: 'writeText',
        input: ({ context }) => ({ text: context.piece?.text ?? '' }),
        onDone: 'copied',
        onError: 'failed',
      },
    },
    copied: {
      description: 'The text is in the clipboard.',
      after: { copiedShown: 'idle' },
    },
    failed: { description: 'The browser did not let the page write; the text is shown, selected, to be copied by hand.' },
  },
});
