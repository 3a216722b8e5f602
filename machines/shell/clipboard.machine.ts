import { assign, setup, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';

interface Piece {
  /** Identifies a text on the page. */
  key: string;
  text: string;
}

interface ClipboardContext {
  /** The text being copied, last copied, or failed. */
  piece: Piece | null;
}

export type ClipboardEvent = { type: 'copy.requested' } & Piece;

/** Copies texts to the clipboard, for the whole product. */
export const clipboardMachine = setup({
  types: {} as { context: ClipboardContext; events: ClipboardEvent },
  actors: {} as {
    /** Writes to the system clipboard. Rejects where the browser forbids it. */
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
    // The newest request wins over one in progress.
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
