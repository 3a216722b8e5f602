import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import { clipboardMachine } from '../shell/clipboard.machine.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';

/** A flow of this tab with recorded events. */
export interface RecordedFlow {
  key: string;
  /** Its name in the tree of actors: "page.account". */
  name: string;
  /** The id of its machine. */
  machineId: string;
  isRunning: boolean;
  /** The number of recorded events. */
  events: number;
  /** The time of the last event: milliseconds since 1970. */
  lastAt: number;
}

interface RecordingsInput {
  /** Staff only. */
  isStaff: boolean;
}

interface RecordingsContext extends RecordingsInput {
  /** Newest first. */
  flows: readonly RecordedFlow[];
  /** The last requested recording. */
  key: string | null;
}

export type RecordingsEvent = { type: 'copy.requested'; key: string } | LoaderEvent;

/** Recordings of this tab's flows, for bug reports that can be replayed. */
export const recordingsMachine = setup({
  types: {} as {
    context: RecordingsContext;
    input: RecordingsInput;
    events: RecordingsEvent;
    tags: 'busy';
    children: { clipboard: 'clipboard' };
  },
  actors: { clipboard: clipboardMachine } as {
    clipboard: typeof clipboardMachine;
    listFlows: PromiseActorLogic<readonly RecordedFlow[]>;
    /** The recording of a flow, with secrets masked. Rejects when it was dropped. */
    readRecording: PromiseActorLogic<string, { key: string }>;
  },
  actions: {
    keepFlows: assign({ flows: (_, { flows }: { flows: readonly RecordedFlow[] }) => flows }),
    keepKey: assign({ key: (_, params: { key: string }) => params.key }),
    copy: sendTo('clipboard', (_, params: { key: string | null; text: string }) => ({
      type: 'copy.requested' as const,
      key: params.key ?? '',
      text: params.text,
    })),
  },
  guards: { isStaff: ({ context }) => context.isStaff },
}).createMachine({
  id: 'recordings',
  description: 'Copies what a flow of this tab did, for a bug report that can be played.',
  context: ({ input }) => ({ ...input, flows: [], key: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Passed at once.',
      always: [{ guard: 'isStaff', target: 'listing' }, 'denied'],
    },
    denied: { description: 'The viewer lacks console access; no recording was made.' },
    listing: load('What has been recorded is being looked up.', {
      src: 'listFlows',
      onDone: { target: 'listed', actions: { type: 'keepFlows', params: ({ event }) => ({ flows: event.output }) } },
      onError: 'failed',
    }),
    failed: failed('What records could not be fetched.', 'listing'),
    listed: {
      description: 'The flows are shown, each with its recording to take.',
      initial: 'idle',
      invoke: { id: 'clipboard', src: 'clipboard' },
      on: {
        'copy.requested': { target: '.reading', actions: { type: 'keepKey', params: ({ event }) => ({ key: event.key }) } },
      },
      states: {
        idle: { description: 'No recording is being put together.' },
        reading: {
          description: 'A recording is being put together.',
          invoke: {
            id: 'readRecording',
            src: 'readRecording',
            input: ({ context }) => ({ key: context.key ?? '' }),
            onDone: {
              target: 'idle',
              actions: { type: 'copy', params: ({ context, event }) => ({ key: context.key, text: event.output }) },
            },
            // The recording was dropped for newer ones: update the list.
            onError: '#recordings.listing',
          },
        },
      },
    },
  },
});
