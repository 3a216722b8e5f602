import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';

interface UpdateInput {
  /** This tab's build. */
  build: string;
}

interface UpdateContext extends UpdateInput {
  /** The server's build, when it differs; null otherwise. */
  newBuild: string | null;
}

export type UpdateEvent =
  /** The server was asked for its build. */
  | { type: 'build.found'; build: string }
  | { type: 'update.requested' }
  | { type: 'later.requested' }
  /** No flow is waiting for an answer. */
  | { type: 'work.ended' };

/** Offers a new version of the product. The page reloads only on the user's request, and not while something is being sent. */
export const updateMachine = setup({
  types: {} as { context: UpdateContext; input: UpdateInput; events: UpdateEvent; tags: 'offered' | 'waiting' },
  actors: {} as {
    /** Sends `build.found` at intervals. */
    watchBuilds: CallbackActorLogic<EventObject>;
    /** Sends `work.ended`, at once when nothing is being sent. */
    watchWork: CallbackActorLogic<EventObject>;
    /** Activates the worker of the new version. */
    takeOver: PromiseActorLogic<unknown>;
  },
  actions: {
    keepBuild: assign({
      newBuild: ({ context }, { build }: { build: string }) => (build === context.build ? null : build),
    }),
    /** Hole: reloads the page. */
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
          // The new version was rolled back, or an old server answered.
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
