import { assign, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { Hit } from '../../contract/console/shapes.ts';
import { timings } from '../parts/timings.ts';

interface PaletteContext {
  text: string;
  hits: readonly Hit[];
}

export type PaletteEvent = { type: 'palette.opened' } | { type: 'text.changed'; text: string } | { type: 'retry.requested' };

/** The states of the open palette that a view tells apart. */
type PaletteState = { open: 'empty' | 'typing' | 'searching' | 'found' | 'failed' };

/** What the view of the box talks to; the type of a machine that hands itself on cannot be read off it. */
export type PaletteRef = ActorRef<Snapshot<unknown> & { context: PaletteContext; matches: (state: PaletteState) => boolean }, PaletteEvent>;

/** Ctrl+K in the console: people, recipes and areas by what is typed. Around every page of the console. */
export const paletteMachine = setup({
  types: {} as { context: PaletteContext; events: PaletteEvent; tags: 'busy' },
  actors: {} as {
    /** Shows the box until it is closed; the path that was chosen in it, null for none. */
    showBox: PromiseActorLogic<string | null, { flow: PaletteRef }>;
    find: PromiseActorLogic<Hit[], { text: string }>;
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepHits: assign((_, { hits }: { hits: readonly Hit[] }) => ({ hits })),
    forget: assign({ text: '', hits: [] }),
    /** Hole: the address bar. */
    goTo: (_, _params: { path: string }) => undefined,
  },
  guards: {
    isEmpty: (_, { text }: { text: string }) => text.trim() === '',
    isChosen: (_, { path }: { path: string | null }) => path !== null,
  },
  delays: { typingPause: timings.typingPause },
}).createMachine({
  id: 'palette',
  description: 'Finds people, recipes and areas by what is typed, and goes there.',
  context: { text: '', hits: [] },
  initial: 'closed',
  states: {
    closed: { description: 'A key or the button opens it.', on: { 'palette.opened': 'open' } },
    open: {
      description: 'The box is open above the page.',
      entry: 'forget',
      invoke: {
        id: 'showBox',
        src: 'showBox',
        // The box sends this machine's own events; the type of a machine cannot name itself.
        input: ({ self }) => ({ flow: self }),
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => ({ path: event.output }) },
            target: 'closed',
            actions: { type: 'goTo', params: ({ event }) => ({ path: event.output ?? '' }) },
          },
          { target: 'closed' },
        ],
      },
      on: {
        'text.changed': [
          { guard: { type: 'isEmpty', params: ({ event }) => event }, target: '.empty', actions: 'forget' },
          { target: '.typing', actions: { type: 'keepText', params: ({ event }) => event } },
        ],
      },
      initial: 'empty',
      states: {
        empty: { description: 'Nothing is typed: the areas are offered.' },
        typing: { description: 'Somebody is still typing.', after: { typingPause: 'searching' } },
        searching: {
          description: 'The server looks it up; earlier hits stay.',
          tags: 'busy',
          invoke: {
            id: 'find',
            src: 'find',
            input: ({ context: { text } }) => ({ text: text.trim() }),
            onDone: { target: 'found', actions: { type: 'keepHits', params: ({ event }) => ({ hits: event.output }) } },
            onError: 'failed',
          },
        },
        found: { description: 'What was found can be chosen; there may be nothing.' },
        failed: { description: 'It could not be looked up.', on: { 'retry.requested': 'searching' } },
      },
    },
  },
});
