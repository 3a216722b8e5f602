import { setup, type CallbackActorLogic, type EventObject } from 'xstate';
import type { Scheme } from '../../contract/shell/schemes.ts';

export interface SchemeInput {
  /** Chosen earlier in this browser. */
  scheme: Scheme;
}

export type SchemeEvent =
  | { type: 'scheme.chosen'; scheme: Scheme }
  /** Another tab of this browser changed its scheme. */
  | { type: 'scheme.announced'; scheme: Scheme };

const wanted = ({ event }: { event: { scheme: Scheme } }) => ({ scheme: event.scheme });

/** The colour scheme of the pages. A choice applies at once, in every tab, and is kept in this browser. */
export const schemeMachine = setup({
  types: {} as { context: SchemeInput; input: SchemeInput; events: SchemeEvent },
  actors: {} as {
    /** Sends `scheme.announced`. */
    followTabs: CallbackActorLogic<EventObject>;
  },
  actions: {
    /** Holes: the document, the cookie, and the other tabs. */
    paint: (_, _params: { scheme: Scheme }) => undefined,
    remember: (_, _params: { scheme: Scheme }) => undefined,
    tellTabs: (_, _params: { scheme: Scheme }) => undefined,
  },
  guards: {
    began: ({ context }, { scheme }: { scheme: Scheme }) => context.scheme === scheme,
    is: (_, params: { wanted: Scheme; scheme: Scheme }) => params.wanted === params.scheme,
  },
}).createMachine({
  id: 'scheme',
  description: 'The colour scheme in which every page is drawn.',
  context: ({ input }) => input,
  invoke: { id: 'followTabs', src: 'followTabs' },
  initial: 'beginning',
  on: {
    'scheme.chosen': [
      {
        guard: { type: 'is', params: ({ event }) => ({ wanted: event.scheme, scheme: 'light' as const }) },
        target: '.light',
        actions: [
          { type: 'remember', params: wanted },
          { type: 'tellTabs', params: wanted },
        ],
      },
      {
        guard: { type: 'is', params: ({ event }) => ({ wanted: event.scheme, scheme: 'dark' as const }) },
        target: '.dark',
        actions: [
          { type: 'remember', params: wanted },
          { type: 'tellTabs', params: wanted },
        ],
      },
      {
        target: '.system',
        actions: [
          { type: 'remember', params: wanted },
          { type: 'tellTabs', params: wanted },
        ],
      },
    ],
    // The other tab has set the cookie of both.
    'scheme.announced': [
      { guard: { type: 'is', params: ({ event }) => ({ wanted: event.scheme, scheme: 'light' as const }) }, target: '.light' },
      { guard: { type: 'is', params: ({ event }) => ({ wanted: event.scheme, scheme: 'dark' as const }) }, target: '.dark' },
      { target: '.system' },
    ],
  },
  states: {
    beginning: {
      description: 'The page is painted as it was served.',
      always: [
        { guard: { type: 'began', params: { scheme: 'light' } }, target: 'light' },
        { guard: { type: 'began', params: { scheme: 'dark' } }, target: 'dark' },
        { target: 'system' },
      ],
    },
    system: { description: 'The device decides.', entry: { type: 'paint', params: { scheme: 'system' } } },
    light: { description: 'Dark text on a light page.', entry: { type: 'paint', params: { scheme: 'light' } } },
    dark: { description: 'Light text on a dark page.', entry: { type: 'paint', params: { scheme: 'dark' } } },
  },
});
