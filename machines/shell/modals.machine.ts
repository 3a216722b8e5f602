import { assign, enqueueActions, setup, type ActorRefFrom, type EventObject, type ObservableActorLogic } from 'xstate';
import { modalMachine, type ModalClosed } from './modal.machine.ts';
import { mayEscape, mayGoBack, mayPressOutside, type ModalBox } from './modal.model.ts';

interface OpenModal {
  key: string;
  box: ModalBox;
  /** Modals stack at z-index 1298 plus this, above the page and below the impersonation banner. */
  order: number;
  /** It fades out and ignores events. */
  isLeaving: boolean;
  actor: ActorRefFrom<typeof modalMachine>;
}

interface ModalsContext {
  /** From bottom to top. */
  boxes: readonly OpenModal[];
}

/** Back or Forward, to an entry with so many open boxes. */
export interface HistoryMoved extends EventObject {
  type: 'history.moved';
  depth: number;
}

export type ModalsEvent =
  | { type: 'modal.requested'; key: string; box: ModalBox }
  /** By its own buttons or its opener. */
  | { type: 'modal.dismissed'; key: string; outcome: unknown }
  | { type: 'escape.pressed' }
  | { type: 'outside.pressed'; key: string }
  /** Another page is shown: boxes of the old page close. */
  | { type: 'page.left' }
  | HistoryMoved
  | ModalClosed;

type Stack = Pick<ModalsContext, 'boxes'>;

const staying = ({ boxes }: Stack) => boxes.filter(({ isLeaving }) => !isLeaving);
const topKey = (stack: Stack) =>
  staying(stack)
    .slice(-1)
    .map(({ key }) => key);
const allows = (stack: Stack, may: (box: ModalBox) => boolean) =>
  staying(stack)
    .slice(-1)
    .some(({ box }) => may(box));

const keepDepth = { type: 'keepDepth', params: ({ context }: { context: Stack }) => ({ depth: staying(context).length }) } as const;

/** The lightbox: a stack of boxes above the page. Only the top box receives events. */
export const modalsMachine = setup({
  types: {} as { context: ModalsContext; events: ModalsEvent; children: { watchHistory: 'watchHistory' } },
  actors: { modal: modalMachine } as {
    modal: typeof modalMachine;
    /** Observes the browser's Back and Forward. */
    watchHistory: ObservableActorLogic<HistoryMoved, undefined>;
  },
  actions: {
    open: assign(({ context: { boxes }, spawn, self }, { key, box }: { key: string; box: ModalBox }) => {
      const order = box.order ?? Math.max(-1, ...boxes.map((open) => open.order)) + 1;
      const actor = spawn('modal', { id: `modal.${key}`, input: { key, box, parent: self } });
      return { boxes: [...boxes, { key, box, order, isLeaving: false, actor }].toSorted((a, b) => a.order - b.order) };
    }),
    close: enqueueActions(({ context: { boxes }, enqueue }, { keys, outcome }: { keys: readonly string[]; outcome: unknown }) => {
      for (const { key, actor } of boxes) if (keys.includes(key)) enqueue.sendTo(actor, { type: 'close.requested', outcome });
      enqueue.assign({ boxes: boxes.map((open) => (keys.includes(open.key) ? { ...open, isLeaving: true } : open)) });
    }),
    remove: assign({ boxes: ({ context }, { key }: { key: string }) => context.boxes.filter((open) => open.key !== key) }),
    /** Hole: the history gets one entry for each open box, so that Back closes the top box. */
    keepDepth: (_, _params: { depth: number }) => undefined,
  },
  guards: {
    isEmpty: ({ context }) => context.boxes.length === 0,
    isOpen: ({ context }, { key }: { key: string }) => staying(context).some((open) => open.key === key),
    mayEscape: ({ context }) => allows(context, mayEscape),
    mayPressOutside: ({ context }, { key }: { key: string }) => topKey(context).includes(key) && allows(context, mayPressOutside),
    mayGoBack: ({ context }, { depth }: { depth: number }) => depth < staying(context).length && allows(context, mayGoBack),
  },
}).createMachine({
  id: 'modals',
  description: 'The boxes above the page: a stack, of which the one on top is heard.',
  context: { boxes: [] },
  invoke: { id: 'watchHistory', src: 'watchHistory' },
  on: {
    'modal.requested': {
      target: '.showing',
      actions: [{ type: 'open', params: ({ event }) => event }, keepDepth],
    },
  },
  initial: 'empty',
  states: {
    empty: {
      description: 'No box is open.',
      // Forward to an entry whose box is closed.
      on: { 'history.moved': { actions: { type: 'keepDepth', params: { depth: 0 } } } },
    },
    showing: {
      description: 'The page waits behind at least one box.',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'modal.dismissed': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          actions: [{ type: 'close', params: ({ event }) => ({ keys: [event.key], outcome: event.outcome }) }, keepDepth],
        },
        'escape.pressed': {
          guard: 'mayEscape',
          actions: [{ type: 'close', params: ({ context }) => ({ keys: topKey(context), outcome: null }) }, keepDepth],
        },
        'outside.pressed': {
          guard: { type: 'mayPressOutside', params: ({ event }) => event },
          actions: [{ type: 'close', params: ({ event }) => ({ keys: [event.key], outcome: null }) }, keepDepth],
        },
        'history.moved': [
          {
            guard: { type: 'mayGoBack', params: ({ event }) => event },
            actions: [
              { type: 'close', params: ({ context }) => ({ keys: topKey(context), outcome: null }) },
              // Going back over several boxes closes the top one.
              keepDepth,
            ],
          },
          { actions: keepDepth },
        ],
        'page.left': {
          actions: [
            { type: 'close', params: ({ context }) => ({ keys: staying(context).map(({ key }) => key), outcome: null }) },
            keepDepth,
          ],
        },
        'modal.closed': { actions: { type: 'remove', params: ({ event }) => event } },
      },
    },
  },
});
