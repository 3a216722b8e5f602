import { assign, setup, type AnyActorRef, type AnyStateMachine, type PromiseActorLogic } from 'xstate';
import { limits } from './limits.ts';

/** Spec 8, ChunkLoadError: which chunk, how it failed, and from where it was to come. */
export interface ChunkFailure {
  chunkId: string;
  kind: 'missing' | 'timeout' | 'error';
  address: string;
}

/** What a loaded chunk brings: the flow of the page, with its needs filled, or none. */
export interface Chunk {
  flow: AnyStateMachine | null;
}

interface PageInput {
  chunkId: string;
  /** Handed to the page's flow as its input when the chunk is there. */
  flowInput: unknown;
}

interface PageContext extends PageInput {
  chunk: Chunk | null;
  flow: AnyActorRef | null;
  failure: ChunkFailure | null;
}

/** A page's flow ends with where to go next; null stays. */
interface FlowFinished {
  type: 'xstate.done.actor.flow';
  output: { redirectTo: string | null };
}

export type PageEvent = { type: 'retry.requested' } | FlowFinished;

// The types of `spawn` know only logic that is named in `setup`; a page's flow arrives with its chunk.
type SpawnFlow = (logic: AnyStateMachine, options: { id: 'flow'; input: unknown }) => AnyActorRef;

/** Spec 4: a lazily loaded chunk is loading, loaded, or failed. A loaded page runs its flow and goes where the flow ends. */
export const pageMachine = setup({
  types: {} as { context: PageContext; input: PageInput; events: PageEvent; tags: 'busy' },
  actors: {} as { loadChunk: PromiseActorLogic<Chunk, { chunkId: string }> },
  actions: {
    startFlow: assign({
      flow: ({ context, spawn }, params: { chunk: Chunk }) =>
        params.chunk.flow === null ? null : (spawn as SpawnFlow)(params.chunk.flow, { id: 'flow', input: context.flowInput }),
    }),
    keepChunk: assign({ chunk: (_, params: { chunk: Chunk }) => params.chunk, failure: null }),
    keepFailure: assign({ failure: (_, params: { failure: ChunkFailure }) => params.failure }),
    /** Hole: the address bar. */
    leaveTo: (_, _params: { path: string | null }) => undefined,
  },
  delays: { chunkTimeout: limits.chunkTimeout },
}).createMachine({
  id: 'page',
  description: 'One page: its lazy chunk, then its flow.',
  context: ({ input }) => ({ ...input, chunk: null, flow: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The chunk is being fetched.',
      tags: 'busy',
      invoke: {
        id: 'loadChunk',
        src: 'loadChunk',
        input: ({ context }) => ({ chunkId: context.chunkId }),
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'keepChunk', params: ({ event }) => ({ chunk: event.output }) },
            { type: 'startFlow', params: ({ event }) => ({ chunk: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ context, event }) => ({ failure: asChunkFailure(event.error, context.chunkId) }) },
        },
      },
      after: {
        chunkTimeout: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ context }) => ({ failure: { chunkId: context.chunkId, kind: 'timeout', address: '' } }) },
        },
      },
    },
    loaded: {
      description: 'The page is shown; its flow, if it has one, runs.',
      on: {
        'xstate.done.actor.flow': { actions: { type: 'leaveTo', params: ({ event }) => ({ path: event.output.redirectTo }) } },
      },
    },
    failed: {
      description: 'The chunk did not come.',
      on: { 'retry.requested': 'loading' },
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
