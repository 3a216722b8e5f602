import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { DebugEntry } from '../contract/debug.ts';
import { asApiError, type ApiError } from '../contract/errors.ts';
import type { Returned } from './returned.ts';

interface DebugContext {
  /** Oldest first. */
  entries: readonly DebugEntry[];
  error: ApiError | null;
}

export type DebugEvent = { type: 'refresh.requested' } | { type: 'retry.requested' } | Returned;

/** Spec 2, /debug: what was said to the kitchen last, and by it. */
export const debugMachine = setup({
  types: {} as { context: DebugContext; events: DebugEvent; tags: 'busy' },
  actors: {} as { loadEntries: PromiseActorLogic<readonly DebugEntry[]> },
  actions: {
    keepEntries: assign({ entries: (_, params: { entries: readonly DebugEntry[] }) => params.entries, error: null }),
    keepError: assign({ error: (_, params: { error: ApiError }) => params.error }),
  },
}).createMachine({
  id: 'debug',
  description: 'Lists the last messages to the kitchen and from it.',
  context: { entries: [], error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The messages are being fetched; those that are there stay.',
      tags: 'busy',
      invoke: {
        id: 'loadEntries',
        src: 'loadEntries',
        onDone: { target: 'listed', actions: { type: 'keepEntries', params: ({ event }) => ({ entries: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    listed: {
      description: 'What there is is shown.',
      on: { 'refresh.requested': 'loading' },
    },
    failed: {
      description: 'The messages could not be fetched.',
      on: { 'retry.requested': 'loading', 'network.returned': 'loading', 'viewer.returned': 'loading' },
    },
  },
});
