import { assign, sendTo, setup, type ActorRefFrom, type CallbackActorLogic, type EventObject } from 'xstate';
import { paletteMachine } from './palette.machine.ts';
import { undoNoticeMachine, type UndoOffer } from './undo-notice.machine.ts';
import type { Deed } from './undo-notice.model.ts';

interface Notice {
  id: string;
  actor: ActorRefFrom<typeof undoNoticeMachine>;
  /** It can be undone now. */
  isOffered: boolean;
}

interface ConsoleFrameInput {
  /** The navigation was collapsed to icons earlier in this browser. */
  isNarrow: boolean;
}

interface ConsoleFrameContext extends ConsoleFrameInput {
  /** Reported actions since the console was opened, oldest first, and their total number. */
  notices: readonly Notice[];
  deeds: number;
}

export type ConsoleFrameEvent =
  | { type: 'deed.done'; deed: Deed }
  | { type: 'undo.requested' }
  /** The navigation is to collapse to icons, or to show names again. */
  | { type: 'navigation.toggled' }
  | UndoOffer;

/** The latest action that can be undone now. */
export const lastOffer = ({ notices }: Pick<ConsoleFrameContext, 'notices'>): Notice | null =>
  notices.findLast(({ isOffered }) => isOffered) ?? null;

/** Wraps every console page: the navigation, the palette and the undo notices, which outlive a page. */
export const consoleFrameMachine = setup({
  types: {} as {
    context: ConsoleFrameContext;
    input: ConsoleFrameInput;
    events: ConsoleFrameEvent;
    children: { palette: 'palette'; watchDeeds: 'watchDeeds' };
  },
  actors: { palette: paletteMachine, undoNotice: undoNoticeMachine } as {
    palette: typeof paletteMachine;
    undoNotice: typeof undoNoticeMachine;
    /** Sends `deed.done` for an action on a page. */
    watchDeeds: CallbackActorLogic<EventObject>;
  },
  actions: {
    tellOf: assign(({ context: { notices, deeds }, spawn, self }, { deed }: { deed: Deed }) => {
      const id = String(deeds + 1);
      const actor = spawn('undoNotice', { id: `undoNotice.${id}`, input: { id, deed, parent: self } });
      const present = notices.filter((one) => one.actor.getSnapshot().status === 'active');
      return { notices: [...present, { id, actor, isOffered: false }], deeds: deeds + 1 };
    }),
    changeOffer: assign(({ context: { notices } }, { id, isOffered }: { id: string; isOffered: boolean }) => ({
      notices: notices.map((one) => (one.id === id ? { ...one, isOffered } : one)),
    })),
    undoLast: sendTo(({ context }) => lastOffer(context)?.actor ?? '', { type: 'undo.requested' }),
    /** Hole: this browser's storage. */
    rememberWidth: (_, _params: { isNarrow: boolean }) => undefined,
  },
  guards: { hasOffer: ({ context }) => lastOffer(context) !== null, wasNarrow: ({ context }) => context.isNarrow },
}).createMachine({
  id: 'consoleFrame',
  description: 'Around every page of the console: navigation, palette, and the undo of the last action.',
  context: ({ input }) => ({ ...input, notices: [], deeds: 0 }),
  invoke: [
    { id: 'palette', src: 'palette' },
    { id: 'watchDeeds', src: 'watchDeeds' },
  ],
  on: {
    'deed.done': { actions: { type: 'tellOf', params: ({ event }) => event } },
    'undo.offer.changed': { actions: { type: 'changeOffer', params: ({ event }) => event } },
    'undo.requested': { guard: 'hasOffer', actions: 'undoLast' },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The navigation begins as it was left.',
      always: [{ guard: 'wasNarrow', target: 'narrow' }, { target: 'wide' }],
    },
    wide: {
      description: 'The navigation shows icons and names.',
      on: {
        'navigation.toggled': { target: 'narrow', actions: { type: 'rememberWidth', params: { isNarrow: true } } },
      },
    },
    narrow: {
      description: 'The navigation shows icons only, which leaves more space to the pages.',
      on: {
        'navigation.toggled': { target: 'wide', actions: { type: 'rememberWidth', params: { isNarrow: false } } },
      },
    },
  },
});
