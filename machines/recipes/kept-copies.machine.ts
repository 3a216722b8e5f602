import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';

interface KeptCopiesContext {
  /** The only one whose copies may stay; null: nobody. */
  owner: string | null;
}

/** The server has said who is here. A guess never counts. */
export type KeptCopiesEvent = { type: 'owner.known'; owner: string | null };

/**
 * Keeps nothing in this browser of a user who has left: signed out here or elsewhere, deleted, another user, staff in the user's place.
 * Without the server's answer, who is here stays open, and the copies stay.
 */
export const keptCopiesMachine = setup({
  types: {} as { context: KeptCopiesContext; events: KeptCopiesEvent },
  actors: {} as {
    /** Sends `owner.known`: at once where somebody is known to be here, and with each change. */
    followOwner: CallbackActorLogic<EventObject>;
    /** Whether this browser keeps any copy. */
    hasCopies: PromiseActorLogic<boolean>;
    /** Forgets the copies of everybody else. */
    keepOnlyOf: PromiseActorLogic<unknown, { owner: string | null }>;
  },
  actions: {
    keepOwner: assign({ owner: (_, params: { owner: string | null }) => params.owner }),
    /** Hole: the server is asked who is here. */
    askServer: (_) => undefined,
  },
  guards: { isYes: (_, params: { output: boolean }) => params.output },
}).createMachine({
  id: 'keptCopies',
  description: 'Keeps nothing in this browser of a user who has left.',
  context: { owner: null },
  invoke: { id: 'followOwner', src: 'followOwner' },
  on: {
    'owner.known': {
      target: '.forgetting',
      actions: { type: 'keepOwner', params: ({ event }) => ({ owner: event.owner }) },
    },
  },
  initial: 'looking',
  states: {
    looking: {
      description: 'Nobody is known to be here, and copies are looked for.',
      invoke: {
        id: 'hasCopies',
        src: 'hasCopies',
        onDone: [
          { guard: { type: 'isYes', params: ({ event }) => event }, target: 'resting', actions: 'askServer' },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    forgetting: {
      description: 'The copies of everybody else go.',
      invoke: {
        id: 'keepOnlyOf',
        src: 'keepOnlyOf',
        input: ({ context }) => ({ owner: context.owner }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
    resting: { description: 'What is kept may be kept.' },
  },
});
