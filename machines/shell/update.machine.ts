import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';

interface UpdateInput {
  /** What this tab runs. */
  build: string;
}

interface UpdateContext extends UpdateInput {
  /** What the server has now, when it is another build; null while it is this one. */
  newBuild: string | null;
}

export type UpdateEvent =
  /** The server was asked which build it has. */
  | { type: 'build.found'; build: string }
  | { type: 'update.requested' }
  | { type: 'later.requested' }
  /** No flow waits for an answer. */
  | { type: 'work.ended' };

/** A new version of the product: offered, never forced. Nothing is loaded anew but by the user's wish, and not while something is being sent. */
export const updateMachine = setup({
  types: {} as { context: UpdateContext; input: UpdateInput; events: UpdateEvent; tags: 'offered' | 'waiting' },
  actors: {} as {
    /** Sends `build.found`, now and then. */
    watchBuilds: CallbackActorLogic<EventObject>;
    /** Sends `work.ended`, at once where nothing is being sent. */
    watchWork: CallbackActorLogic<EventObject>;
    /** Lets the new version answer what the browser asks for. */
    takeOver: PromiseActorLogic<unknown>;
  },
  actions: {
    keepBuild: assign({
      newBuild: ({ context }, { build }: { build: string }) => (build === context.build ? null : build),
    }),
    /** Hole: the browser. */
    reload: (_) => undefined,
  },
  guards: {
    isOwn: ({ context }, { build }: { build: string }) => build === context.build,
    isOffered: ({ context }, { build }: { build: string }) => build === context.newBuild,
  },
  delays: { takeOverTimeout: timings.takeOverTimeout },
}).createMachine({
  id: 'update',
  description: 'Tells of a new version, and changes to it when the user wishes.',
  context: ({ input }) => ({ ...input, newBuild: null }),
  invoke: { id: 'watchBuilds', src: 'watchBuilds' },
  initial: 'current',
  states: {
    current: {
      description: 'This tab runs what the server has.',
      on: {
        'build.found': [
          { guard: { type: 'isOwn', params: ({ event }) => event } },
          { target: 'offered', actions: { type: 'keepBuild', params: ({ event }) => event } },
        ],
      },
    },
    offered: {
      description: 'The user is told of the new version.',
      tags: 'offered',
      on: {
        'build.found': [
          // Taken back, or found on a server that is not yet of the new version.
          {
            guard: { type: 'isOwn', params: ({ event }) => event },
            target: 'current',
            actions: { type: 'keepBuild', params: ({ event }) => event },
          },
          { actions: { type: 'keepBuild', params: ({ event }) => event } },
        ],
        'update.requested': 'waiting',
        'later.requested': 'postponed',
      },
    },
    postponed: {
      description: 'The user does not want the new version now.',
      on: {
        'build.found': [
          { guard: { type: 'isOwn', params: ({ event }) => event } },
          { guard: { type: 'isOffered', params: ({ event }) => event } },
          { target: 'offered', actions: { type: 'keepBuild', params: ({ event }) => event } },
        ],
      },
    },
    waiting: {
      description: 'Something is still being sent; it is waited for.',
      tags: ['offered', 'waiting'],
      invoke: { id: 'watchWork', src: 'watchWork' },
      on: { 'work.ended': 'updating', 'later.requested': 'postponed' },
    },
    updating: {
      description: 'The new version takes over.',
      tags: ['offered', 'waiting'],
      invoke: { id: 'takeOver', src: 'takeOver', onDone: 'reloading', onError: 'reloading' },
      after: { takeOverTimeout: 'reloading' },
    },
    reloading: {
      type: 'final',
      description: 'The browser loads the page anew.',
      entry: 'reload',
    },
  },
});
