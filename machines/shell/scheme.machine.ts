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

/** The state of the wanted scheme, and what is done on the way. */
const towards = <Actions>(actions: Actions) => [
  { guard: { type: 'wants' as const, params: { scheme: 'light' as const } }, target: '.light' as const, actions },
  { guard: { type: 'wants' as const, params: { scheme: 'dark' as const } }, target: '.dark' as const, actions },
  { target: '.system' as const, actions },
];

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
    wants: ({ event }, { scheme }: { scheme: Scheme }) => event.scheme === scheme,
  },
}).createMachine({
  id: 'scheme',
  description: 'The colour scheme in which every page is drawn.',
  context: ({ input }) => input,
  invoke: { id: 'followTabs', src: 'followTabs' },
  initial: 'beginning',
  on: {
    'scheme.chosen': towards([
      { type: 'remember' as const, params: wanted },
      { type: 'tellTabs' as const, params: wanted },
    ]),
    // The other tab has set the cookie of both.
    'scheme.announced': towards([]),
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
