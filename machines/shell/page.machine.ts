import { assign, enqueueActions, setup, type AnyActorRef, type AnyStateMachine, type EventObject, type PromiseActorLogic } from 'xstate';
import { timings } from '../parts/timings.ts';
import type { Returned } from '../parts/loader.ts';

/** ChunkLoadError: the chunk, the kind of failure, and its address. */
export interface ChunkFailure {
  chunkId: string;
  kind: 'missing' | 'timeout' | 'error';
  address: string;
}

/** The address of a page: its path and the parameters of its pattern. */
export interface PageAddress {
  path: string;
  params: Readonly<Record<string, string>>;
}

/** A loaded chunk: the page's flow with its inputs, or none. */
export interface Chunk {
  flow: { logic: AnyStateMachine; input: unknown } | null;
  /** The event for the flow when the address changes on an open page; null for none. */
  eventFor: (address: PageAddress) => EventObject | null;
  /** A stand-in for the page until the user is known. */
  isStandIn?: boolean;
}

/** The diagnosis of a failure. */
export interface ChunkInspection {
  failure: ChunkFailure;
  /** The server's build, when it differs from this tab's and the tab has not yet reloaded for it; else null. */
  newBuild: string | null;
}

interface PageInput {
  chunkId: string;
  address: PageAddress;
}

interface PageContext extends PageInput {
  /** The address the chunk was fetched for. */
  askedFor: PageAddress;
  chunk: Chunk | null;
  flow: AnyActorRef | null;
  failure: ChunkFailure | null;
}

/** The output of a page's flow: the next path; null stays. */
interface FlowFinished {
  type: 'xstate.done.actor.flow';
  output: { redirectTo: string | null };
}

export type PageEvent =
  | { type: 'retry.requested' }
  | { type: 'reload.requested' }
  | { type: 'address.changed'; address: PageAddress }
  /** The user whose session ended is signed in again. */
  | Returned
  /** Server content must be loaded again in the reader's new language. */
  | { type: 'language.changed' }
  | FlowFinished;

// The types of `spawn` know only logic that is named in `setup`; a page's flow arrives with its chunk.
type SpawnFlow = (logic: AnyStateMachine, options: { id: 'flow'; input: unknown }) => AnyActorRef;

/** A lazy chunk is loading, loaded or failed. A loaded page runs its flow and navigates to its output. */
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
    /** A flow starts at the address its chunk was requested for; the user may have navigated since. */
    catchUp: enqueueActions(({ context: { address, askedFor, chunk, flow }, enqueue }) => {
      const event = address.path === askedFor.path ? null : (chunk?.eventFor(address) ?? null);
      if (flow !== null && event !== null) enqueue.sendTo(flow, event);
    }),
    /** Loading flows handle these events; other flows ignore them. */
    passOn: enqueueActions(({ context, enqueue }, params: { event: Returned | { type: 'language.changed' } }) => {
      if (context.flow !== null) enqueue.sendTo(context.flow, params.event);
    }),
    keepFailure: assign({ failure: (_, params: { failure: ChunkFailure }) => params.failure }),
    /** Holes: navigation. */
    leaveTo: (_, _params: { path: string | null }) => undefined,
    reload: (_) => undefined,
  },
  guards: {
    isStandIn: ({ context }) => context.chunk?.isStandIn === true,
    isOutdated: (_, { newBuild }: { newBuild: string | null }) => newBuild !== null,
    // While the browser still waits for a file, a second request would join the same wait, so it is not retried.
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
