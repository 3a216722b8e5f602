import { assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate';
import { timings } from '../parts/timings.ts';
import type { ModalBox } from './modal.model.ts';

/** A box closed. */
export interface ModalClosed {
  type: 'modal.closed';
  key: string;
}

interface ModalInput {
  key: string;
  box: ModalBox;
  parent: ActorRef<Snapshot<unknown>, ModalClosed>;
}

interface ModalContext extends ModalInput {
  /** The choice in the box; null for none. */
  outcome: unknown;
}

export interface ModalEvent {
  type: 'close.requested';
  outcome: unknown;
}

/** One box of the lightbox: it fades in after mounting, and fades out before it is removed. The stack decides whether it may close. */
export const modalMachine = setup({
  types: {} as { context: ModalContext; input: ModalInput; events: ModalEvent },
  actions: {
    keepOutcome: assign({ outcome: (_, params: { outcome: unknown }) => params.outcome }),
    tellOwner: ({ context }) => context.box.onClose?.(context.outcome),
    tellParent: sendTo(
      ({ context }) => context.parent,
      ({ context }): ModalClosed => ({ type: 'modal.closed', key: context.key }),
    ),
  },
  guards: { isStill: ({ context }) => context.box.disableAnimation === true },
  delays: { openDelay: timings.modalOpenDelay, closeDuration: timings.modalCloseDuration },
}).createMachine({
  id: 'modal',
  description: 'One box above the page: it fades in, and fades out before it is gone.',
  context: ({ input }) => ({ ...input, outcome: null }),
  initial: 'mounting',
  states: {
    mounting: {
      description: 'The box is there, not yet to be seen.',
      always: { guard: 'isStill', target: 'open' },
      after: { openDelay: 'open' },
      on: { 'close.requested': { target: 'closing', actions: { type: 'keepOutcome', params: ({ event }) => event } } },
    },
    open: {
      description: 'The box is shown.',
      on: { 'close.requested': { target: 'closing', actions: { type: 'keepOutcome', params: ({ event }) => event } } },
    },
    closing: {
      description: 'The box fades out.',
      always: { guard: 'isStill', target: 'closed' },
      after: { closeDuration: 'closed' },
    },
    closed: {
      type: 'final',
      description: 'The box is gone, and its opener knows.',
      entry: ['tellParent', 'tellOwner'],
    },
  },
});
