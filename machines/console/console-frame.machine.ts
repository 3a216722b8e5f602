import { assign, sendTo, setup, type ActorRefFrom, type CallbackActorLogic, type EventObject } from 'xstate';
import { paletteMachine } from './palette.machine.ts';
import { undoNoticeMachine, type UndoOffer } from './undo-notice.machine.ts';
import type { Deed } from './undo-notice.model.ts';

interface Notice {
  id: string;
  actor: ActorRefFrom<typeof undoNoticeMachine>;
  /** It can be taken back now. */
  isOffered: boolean;
}

interface ConsoleFrameContext {
  /** What was done while the console is open and is still told, oldest first, and how much there was. */
  notices: readonly Notice[];
  deeds: number;
}

export type ConsoleFrameEvent = { type: 'deed.done'; deed: Deed } | { type: 'undo.requested' } | UndoOffer;

/** What can be taken back now, and was done last. */
export const lastOffer = ({ notices }: Pick<ConsoleFrameContext, 'notices'>): Notice | null =>
  notices.findLast(({ isOffered }) => isOffered) ?? null;

/** Around every page of the console: its palette, and what was done on any of its pages, which outlives the page. */
export const consoleFrameMachine = setup({
  types: {} as {
    context: ConsoleFrameContext;
    events: ConsoleFrameEvent;
    children: { palette: 'palette'; watchDeeds: 'watchDeeds' };
  },
  actors: { palette: paletteMachine, undoNotice: undoNoticeMachine } as {
    palette: typeof paletteMachine;
    undoNotice: typeof undoNoticeMachine;
    /** Sends `deed.done` for what was done on a page. */
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
  },
  guards: { hasOffer: ({ context }) => lastOffer(context) !== null },
}).createMachine({
  id: 'consoleFrame',
  description: 'Around every page of the console: the palette, and the way back from what was done last.',
  context: { notices: [], deeds: 0 },
  invoke: [
    { id: 'palette', src: 'palette' },
    { id: 'watchDeeds', src: 'watchDeeds' },
  ],
  on: {
    'deed.done': { actions: { type: 'tellOf', params: ({ event }) => event } },
    'undo.offer.changed': { actions: { type: 'changeOffer', params: ({ event }) => event } },
    'undo.requested': { guard: 'hasOffer', actions: 'undoLast' },
  },
  initial: 'open',
  states: { open: { description: 'Pages of the console come and go in it.' } },
});
