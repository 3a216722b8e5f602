import { assign, emit, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { Hit } from '../../contract/console/shapes.ts';
import { timings } from '../parts/timings.ts';

/** An available action: a button of the page, or a link (`path`). `by` is the part of the page that offers it. */
export interface PaletteAction {
  by: string;
  id: string;
  title: string;
  path: string | null;
}

/** The choice: a page, or an offered action. */
export type PaletteChoice = { path: string } | Pick<PaletteAction, 'by' | 'id'>;

interface PaletteContext {
  text: string;
  hits: readonly Hit[];
  actions: readonly PaletteAction[];
}

export type PaletteEvent =
  | { type: 'actions.offered'; by: string; actions: readonly Omit<PaletteAction, 'by'>[] }
  | { type: 'actions.withdrawn'; by: string }
  | { type: 'palette.opened' }
  | { type: 'text.changed'; text: string }
  | { type: 'retry.requested' };

/** The states of the open palette that the view distinguishes. */
type PaletteState = { open: 'empty' | 'typing' | 'searching' | 'found' | 'failed' };

/** The actor type for the view: a machine that passes itself on cannot infer its own type. */
export type PaletteRef = Pick<
  ActorRef<Snapshot<unknown> & { context: PaletteContext; matches: (state: PaletteState) => boolean }, PaletteEvent>,
  'getSnapshot' | 'subscribe' | 'send'
>;

/** The part of the page that offered the action performs it. */
export interface ActionChosen {
  type: 'action.chosen';
  by: string;
  id: string;
}

const isPath = (choice: PaletteChoice | null): choice is { path: string } => choice !== null && 'path' in choice;
const chosen = ({ event }: { event: { output: PaletteChoice | null } }) => ({ choice: event.output });
const isIn = (actions: readonly PaletteAction[], choice: PaletteChoice | null): boolean =>
  choice !== null && !isPath(choice) && actions.some(({ by, id }) => by === choice.by && id === choice.id);

/** Command palette of the console (Ctrl+K): finds people, recipes, areas and actions of the page. */
export const paletteMachine = setup({
  types: {} as { context: PaletteContext; events: PaletteEvent; emitted: ActionChosen; tags: 'busy' },
  actors: {} as {
    /** Shows the box until it closes; resolves with the choice, or null. */
    showBox: PromiseActorLogic<PaletteChoice | null, { flow: PaletteRef }>;
    find: PromiseActorLogic<Hit[], { text: string }>;
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    keepHits: assign((_, { hits }: { hits: readonly Hit[] }) => ({ hits })),
    forget: assign({ text: '', hits: [] }),
    keepActions: assign(({ context }, { by, actions }: { by: string; actions: readonly Omit<PaletteAction, 'by'>[] }) => ({
      actions: [...context.actions.filter((one) => one.by !== by), ...actions.map((one) => ({ by, ...one }))],
    })),
    tellPage: emit((_, { by, id }: Pick<PaletteAction, 'by' | 'id'>): ActionChosen => ({ type: 'action.chosen', by, id })),
    /** Hole: the address bar. */
    goTo: (_, _params: { path: string }) => undefined,
  },
  guards: {
    isEmpty: (_, { text }: { text: string }) => text.trim() === '',
    isPage: (_, { choice }: { choice: PaletteChoice | null }) => isPath(choice),
    // The page may have changed while the box was open: actions it no longer offers are ignored.
    isOffered: ({ context }, { choice }: { choice: PaletteChoice | null }) => isIn(context.actions, choice),
  },
  delays: { typingPause: timings.typingPause },
}).createMachine({
  id: 'palette',
  description: 'Finds people, recipes, areas and actions by what is typed, and goes there or does it.',
  context: { text: '', hits: [], actions: [] },
  on: {
    'actions.offered': { actions: { type: 'keepActions', params: ({ event }) => event } },
    'actions.withdrawn': { actions: { type: 'keepActions', params: ({ event }) => ({ by: event.by, actions: [] }) } },
  },
  initial: 'closed',
  states: {
    closed: { description: 'A key or the button opens it.', on: { 'palette.opened': 'open' } },
    open: {
      description: 'The box is open above the page.',
      entry: 'forget',
      invoke: {
        id: 'showBox',
        src: 'showBox',
        // The box sends events of this machine; a machine cannot refer to its own type.
        input: ({ self }) => ({ flow: self }),
        onDone: [
          {
            guard: { type: 'isPage', params: chosen },
            target: 'closed',
            actions: { type: 'goTo', params: ({ event }) => ({ path: isPath(event.output) ? event.output.path : '' }) },
          },
          {
            guard: { type: 'isOffered', params: chosen },
            target: 'closed',
            actions: { type: 'tellPage', params: ({ event }) => ({ by: '', id: '', ...event.output }) },
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
        empty: { description: 'Nothing is typed: actions and areas are offered.' },
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
