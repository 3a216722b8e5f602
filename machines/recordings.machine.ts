import { assign, setup, type PromiseActorLogic } from 'xstate';
import { asApiError, type ApiError } from '../contract/errors.ts';

/** A flow of this tab whose events have been written down. */
export interface RecordedFlow {
  key: string;
  /** Its name in the tree of actors: "page.account". */
  name: string;
  /** The id of its machine. */
  machineId: string;
  isRunning: boolean;
  /** How many of its events are known. */
  events: number;
  /** When the last of them happened: milliseconds since 1970. */
  lastAt: number;
}

interface RecordingsInput {
  /** Spec 6: of staff only. */
  isStaff: boolean;
}

interface RecordingsContext extends RecordingsInput {
  /** Newest first. */
  flows: readonly RecordedFlow[];
  /** The flow whose recording is being copied, or was last. */
  key: string | null;
  error: ApiError | null;
}

export type RecordingsEvent = { type: 'copy.requested'; key: string } | { type: 'retry.requested' };

/** What this tab's flows did, for a bug report that can be played. */
export const recordingsMachine = setup({
  types: {} as { context: RecordingsContext; input: RecordingsInput; events: RecordingsEvent; tags: 'busy' },
  actors: {} as {
    listFlows: PromiseActorLogic<readonly RecordedFlow[]>;
    /** Writes the recording of a flow to the clipboard, its secrets masked. */
    copyRecording: PromiseActorLogic<unknown, { key: string }>;
  },
  actions: {
    keepFlows: assign({ flows: (_, { flows }: { flows: readonly RecordedFlow[] }) => flows, error: null }),
    keepKey: assign({ key: (_, params: { key: string }) => params.key, error: null }),
    keepError: assign({ error: (_, params: { error: ApiError }) => params.error }),
  },
  guards: { isStaff: ({ context }) => context.isStaff },
}).createMachine({
  id: 'recordings',
  description: 'Copies what a flow of this tab did, for a bug report that can be played.',
  context: ({ input }) => ({ ...input, flows: [], key: null, error: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Passed at once.',
      always: [{ guard: 'isStaff', target: 'listing' }, 'denied'],
    },
    denied: { description: 'Whoever this is may not see recordings; none was made.' },
    listing: {
      description: 'What has been recorded is being looked up.',
      tags: 'busy',
      invoke: {
        id: 'listFlows',
        src: 'listFlows',
        onDone: { target: 'listed', actions: { type: 'keepFlows', params: ({ event }) => ({ flows: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
      },
    },
    failed: {
      description: 'What records could not be fetched.',
      on: { 'retry.requested': 'listing' },
    },
    listed: {
      description: 'The flows are shown, each with its recording to take.',
      initial: 'idle',
      on: {
        'copy.requested': { target: '.copying', actions: { type: 'keepKey', params: ({ event }) => ({ key: event.key }) } },
      },
      states: {
        idle: { description: 'Nothing has been copied yet.' },
        copying: {
          description: 'A recording is on its way to the clipboard.',
          invoke: {
            id: 'copyRecording',
            src: 'copyRecording',
            input: ({ context }) => ({ key: context.key ?? '' }),
            onDone: 'copied',
            onError: { target: 'refused', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
          },
        },
        copied: { description: 'The recording is in the clipboard.' },
        refused: { description: 'The browser did not let the page write to the clipboard.' },
      },
    },
  },
});
