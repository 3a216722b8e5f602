import { assign, enqueueActions, setup, type AnyActorRef, type AnyStateMachine, type EventObject, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';
import type { Returned } from '../parts/loader.ts';

/** Spec 8, ChunkLoadError: which chunk, how it failed, and from where it was to come. */
export interface ChunkFailure {
  chunkId: string;
  kind: 'missing' | 'timeout' | 'error';
  address: string;
}

/** Where in the site a page stands: the path and what its pattern read from it. */
export interface PageAddress {
  path: string;
  params: Readonly<Record<string, string>>;
}

/** What a loaded chunk brings: the flow of the page with its needs filled, or none. */
export interface Chunk {
  flow: { logic: AnyStateMachine; input: unknown } | null;
  /** What to tell the flow when the address changes while the page stays; null: nothing. */
  eventFor: (address: PageAddress) => EventObject | null;
  /** It stands in for the page, until it is known who is here. */
  isStandIn?: boolean;
}

/** What is known of a failure after a closer look. */
export interface ChunkInspection {
  failure: ChunkFailure;
  /** The build that the server has now, when it is another one and this tab has not yet been loaded anew for it; else null. */
  newBuild: string | null;
}

interface PageInput {
  chunkId: string;
  address: PageAddress;
}

interface PageContext extends PageInput {
  /** The address that the chunk is fetched for, or was. */
  askedFor: PageAddress;
  chunk: Chunk | null;
  flow: AnyActorRef | null;
  failure: ChunkFailure | null;
}

/** A page's flow ends with where to go next; null stays. */
interface FlowFinished {
  type: 'xstate.done.actor.flow';
  output: { redirectTo: string | null };
}

export type PageEvent =
  | { type: 'retry.requested' }
  | { type: 'reload.requested' }
  | { type: 'address.changed'; address: PageAddress }
  /** The user is back, whose session had ended. */
  | Returned
  /** What the server says is to be fetched in the reader's new language. */
  | { type: 'language.changed' }
  | FlowFinished;

// The types of `spawn` know only logic that is named in `setup`; a page's flow arrives with its chunk.
type SpawnFlow = (logic: AnyStateMachine, options: { id: 'flow'; input: unknown }) => AnyActorRef;

/** Spec 4: a lazily loaded chunk is loading, loaded, or failed. A loaded page runs its flow and goes where the flow ends. */
export const pageMachine = setup({
  types: {} as { context: PageContext; input: PageInput; events: PageEvent; tags: 'busy' },
  actors: {} as {
    loadChunk: PromiseActorLogic<Chunk, PageInput>;
    inspectFailure: PromiseActorLogic<ChunkInspection, { failure: ChunkFailure }>;
  },
  actions: {
    startFlow: assign(({ spawn }, { chunk }: { chunk: Chunk }) => ({
      chunk,
      failure: null,
      flow: chunk.flow === null ? null : (spawn as SpawnFlow)(chunk.flow.logic, { id: 'flow', input: chunk.flow.input }),
    })),
    noteAddress: assign({ askedFor: ({ context }) => context.address }),
    endFlow: enqueueActions(({ context, enqueue }) => {
      if (context.flow !== null) enqueue.stopChild(context.flow);
      enqueue.assign({ flow: null, chunk: null });
    }),
    setAddress: assign({ address: (_, params: { address: PageAddress }) => params.address }),
    tellFlow: enqueueActions(({ context, enqueue }, params: { address: PageAddress }) => {
      const event = context.chunk?.eventFor(params.address) ?? null;
      if (context.flow !== null && event !== null) enqueue.sendTo(context.flow, event);
    }),
    /** A flow begins at the address that its chunk was asked for with; the user may have gone on meanwhile. */
    catchUp: enqueueActions(({ context: { address, askedFor, chunk, flow }, enqueue }) => {
      const event = address.path === askedFor.path ? null : (chunk?.eventFor(address) ?? null);
      if (flow !== null && event !== null) enqueue.sendTo(flow, event);
    }),
    /** A flow that loads takes what it needs of these; the others have no ear for them. */
    passOn: enqueueActions(({ context, enqueue }, params: { event: Returned | { type: 'language.changed' } }) => {
      if (context.flow !== null) enqueue.sendTo(context.flow, params.event);
    }),
    keepFailure: assign({ failure: (_, params: { failure: ChunkFailure }) => params.failure }),
    /** Holes: the address bar. */
    leaveTo: (_, _params: { path: string | null }) => undefined,
    reload: (_) => undefined,
  },
  guards: {
    isStandIn: ({ context }) => context.chunk?.isStandIn === true,
    isOutdated: (_, { newBuild }: { newBuild: string | null }) => newBuild !== null,
    // A file that a browser still waits for is not asked for again: a second request gets the same wait.
    isStuck: ({ context }) => context.failure?.kind === 'timeout',
  },
  delays: { chunkTimeout: timings.chunkTimeout, inspectionTimeout: timings.inspectionTimeout },
}).createMachine({
  id: 'page',
  description: 'One page: its lazy chunk, then its flow.',
  context: ({ input }) => ({ ...input, askedFor: input.address, chunk: null, flow: null, failure: null }),
  on: {
    'address.changed': {
      actions: [
        { type: 'setAddress', params: ({ event }) => ({ address: event.address }) },
        { type: 'tellFlow', params: ({ event }) => ({ address: event.address }) },
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The chunk is being fetched.',
      tags: 'busy',
      entry: 'noteAddress',
      invoke: {
        id: 'loadChunk',
        src: 'loadChunk',
        input: ({ context }) => ({ chunkId: context.chunkId, address: context.address }),
        onDone: { target: 'loaded', actions: [{ type: 'startFlow', params: ({ event }) => ({ chunk: event.output }) }, 'catchUp'] },
        onError: {
          target: 'inspecting',
          actions: { type: 'keepFailure', params: ({ context, event }) => ({ failure: asChunkFailure(event.error, context.chunkId) }) },
        },
      },
      after: {
        chunkTimeout: {
          target: 'inspecting',
          actions: {
            type: 'keepFailure',
            params: ({ context }) => ({ failure: { chunkId: context.chunkId, kind: 'timeout', address: '' } }),
          },
        },
      },
    },
    inspecting: {
      description: 'What failed is being found out, and whether a new version was deployed that no longer has it.',
      tags: 'busy',
      invoke: {
        id: 'inspectFailure',
        src: 'inspectFailure',
        input: ({ context: { chunkId, failure } }) => ({ failure: failure ?? asChunkFailure(null, chunkId) }),
        onDone: [
          { guard: { type: 'isOutdated', params: ({ event }) => event.output }, target: 'reloading' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
      after: { inspectionTimeout: 'failed' },
    },
    reloading: {
      description: 'The browser loads the wanted page anew, in the version that the server has now.',
      tags: 'busy',
      entry: 'reload',
    },
    loaded: {
      description: 'The page is shown; its flow, if it has one, runs.',
      on: {
        'network.returned': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'viewer.returned': [
          { guard: 'isStandIn', target: 'loading', actions: 'endFlow' },
          { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        ],
        'language.changed': { actions: { type: 'passOn', params: ({ event }) => ({ event }) } },
        'xstate.done.actor.flow': { actions: { type: 'leaveTo', params: ({ event }) => ({ path: event.output.redirectTo }) } },
      },
    },
    failed: {
      description: 'The chunk did not come.',
      on: {
        'retry.requested': [{ guard: 'isStuck', target: 'reloading' }, { target: 'loading' }],
        'reload.requested': 'reloading',
      },
    },
  },
});

function asChunkFailure(thrown: unknown, chunkId: string): ChunkFailure {
  if (typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'address' in thrown) {
    const kind = thrown.kind === 'missing' || thrown.kind === 'timeout' ? thrown.kind : 'error';
    return { chunkId, kind, address: String(thrown.address) };
  }
  return { chunkId, kind: 'error', address: '' };
}
