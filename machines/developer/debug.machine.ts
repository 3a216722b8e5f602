import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { DebugEntry } from '../../contract/developer/debug.ts';
import type { ApiError } from '../../contract/errors.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept } from '../parts/failure.ts';

interface DebugContext {
  /** Oldest first. */
  entries: readonly DebugEntry[];
  error: ApiError | null;
}

export type DebugEvent = { type: 'refresh.requested' } | LoaderEvent;

/** /debug: the latest messages to and from the kitchen. */
export const debugMachine = setup({
  types: {} as { context: DebugContext; events: DebugEvent; tags: 'busy' },
  actors: {} as { loadEntries: PromiseActorLogic<readonly DebugEntry[]> },
  actions: {
    keepEntries: assign({ entries: (_, params: { entries: readonly DebugEntry[] }) => params.entries, error: null }),
    keepError: assign(kept),
  },
}).createMachine({
  id: 'debug',
  description: 'Lists the last messages to the kitchen and from it.',
  context: { entries: [], error: null },
  initial: 'loading',
  states: {
    loading: load('The messages are being fetched; those that are there stay.', {
      src: 'loadEntries',
      onDone: { target: 'listed', actions: { type: 'keepEntries', params: ({ event }) => ({ entries: event.output }) } },
      onError: { target: 'failed', actions: keepError },
    }),
    listed: {
      description: 'What there is is shown.',
      on: { 'refresh.requested': 'loading' },
    },
    failed: failed('The messages could not be fetched.', 'loading'),
  },
});
