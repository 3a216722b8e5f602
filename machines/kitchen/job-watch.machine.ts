import { assign, emit, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import { isLastEvent, type Job, type JobEvent } from '../../contract/kitchen/kitchen.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import type { JobSignal } from './kitchen.model.ts';

export interface WatchedJob {
  companyUri: string;
  jobGuid: string;
}

interface JobWatchContext extends WatchedJob {
  /** Stream failures since its last message. */
  times: number;
  error: ApiError | null;
}

export type JobWatchEvent =
  | { type: 'job.told'; event: JobEvent }
  | { type: 'stream.opened' }
  /** The connection broke. The browser reconnects by itself. */
  | { type: 'stream.broke' }
  /** The stream was refused or has ended; the browser stops reconnecting. */
  | { type: 'stream.ended' }
  /** The user opened more streams than allowed; this one is closed. */
  | { type: 'stream.crowded' };

const wanted = ({ context: { companyUri, jobGuid } }: { context: JobWatchContext }) => ({ companyUri, jobGuid });

const tellJob = { type: 'tellJob', params: ({ event }: { event: Extract<JobWatchEvent, { type: 'job.told' }> }) => event } as const;
const tellBreak = { type: 'tellStream', params: { isConnected: false } } as const;

/**
 * Follows a job to its end. Only the job's final event ends it, and only a missing job is a failure: a lost stream is reopened while
 * the job runs.
 */
export const jobWatchMachine = setup({
  types: {} as {
    context: JobWatchContext;
    input: WatchedJob;
    events: JobWatchEvent;
    emitted: JobSignal;
    output: { error: ApiError | null };
  },
  actors: {} as {
    /** Reads the job's stream from its beginning and sends the machine's events. Repeated events change nothing. */
    listen: CallbackActorLogic<EventObject, WatchedJob>;
    lookAtJob: PromiseActorLogic<Pick<Job, 'status'>, WatchedJob>;
  },
  actions: {
    tellJob: emit((_, { event }: { event: JobEvent }): JobSignal => ({ type: 'job.happened', event })),
    tellStream: emit((_, { isConnected }: { isConnected: boolean }): JobSignal => ({ type: 'stream.changed', isConnected })),
    countLoss: assign({ times: ({ context }) => context.times + 1 }),
    forgetLosses: assign({ times: 0 }),
    keepError: assign(kept),
  },
  guards: {
    isLast: (_, { event }: { event: JobEvent }) => isLastEvent(event),
    isCooking: (_, { status }: Pick<Job, 'status'>) => status === 'cooking',
    isGone: (_, { error }: { error: ApiError }) =>
      isError(error, 'notFound') || isError(error, 'notSignedIn') || isError(error, 'notAllowed'),
  },
  delays: {
    streamPause: ({ context }) => timings.streamPauses[context.times - 1] ?? timings.streamPauses[3],
    crowdedPause: timings.crowdedPause,
  },
}).createMachine({
  id: 'jobWatch',
  description: 'Follows a recipe job to its end, also when its stream breaks.',
  context: ({ input }) => ({ ...input, times: 0, error: null }),
  output: ({ context }) => ({ error: context.error }),
  initial: 'listening',
  states: {
    listening: {
      description: 'The stream of the job tells what happens.',
      invoke: { id: 'listen', src: 'listen', input: wanted },
      on: {
        'job.told': [
          { guard: { type: 'isLast', params: ({ event }) => event }, target: 'over', actions: tellJob },
          { actions: ['forgetLosses', tellJob] },
        ],
        'stream.opened': { actions: { type: 'tellStream', params: { isConnected: true } } },
        'stream.broke': { actions: tellBreak },
        'stream.ended': { target: 'pausing', actions: tellBreak },
        // The job continues, so the user is not told about the break.
        'stream.crowded': 'waiting',
      },
    },
    pausing: {
      description: 'The stream is lost. It is opened again after a pause.',
      entry: 'countLoss',
      after: { streamPause: 'looking' },
    },
    looking: {
      description: 'The server is asked whether the job is still there.',
      invoke: {
        id: 'lookAtJob',
        src: 'lookAtJob',
        input: wanted,
        onDone: 'listening',
        onError: [{ guard: { type: 'isGone', params: thrown }, target: 'over', actions: keepError }, { target: 'pausing' }],
      },
    },
    waiting: {
      description: 'The user has too many streams. The job is looked at from time to time.',
      after: { crowdedPause: 'asking' },
    },
    asking: {
      description: 'The server is asked whether the job is over.',
      invoke: {
        id: 'askAboutJob',
        src: 'lookAtJob',
        input: wanted,
        onDone: [{ guard: { type: 'isCooking', params: ({ event }) => event.output }, target: 'waiting' }, { target: 'listening' }],
        onError: [{ guard: { type: 'isGone', params: thrown }, target: 'over', actions: keepError }, { target: 'waiting' }],
      },
    },
    over: { type: 'final', description: 'The job is over, or nobody may know of it.' },
  },
});
