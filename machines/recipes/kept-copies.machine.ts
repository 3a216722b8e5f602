import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';

interface KeptCopiesContext {
  /** The user whose copies may stay; null for nobody. */
  owner: string | null;
}

/** The server has identified the user. A guess does not count. */
export type KeptCopiesEvent = { type: 'owner.known'; owner: string | null };

/**
 * Deletes copies of other users from this browser: after sign-out here or elsewhere, deletion of the account, another sign-in, or
 * impersonation by staff. Until the server answers, the user is unknown and the copies stay.
 */
export const keptCopiesMachine = setup({
  types: {} as { context: KeptCopiesContext; events: KeptCopiesEvent },
  actors: {} as {
    /** Sends `owner.known`: at once when the user is known, and on each change. */
    followOwner: CallbackActorLogic<EventObject>;
    /** Whether this browser has any copy. */
    hasCopies: PromiseActorLogic<boolean>;
    /** Deletes the copies of all other users. */
    keepOnlyOf: PromiseActorLogic<unknown, { owner: string | null }>;
  },
  actions: {
    keepOwner: assign({ owner: (_, params: { owner: string | null }) => params.owner }),
    /** Hole: looks the session up. */
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
