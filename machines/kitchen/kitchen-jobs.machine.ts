import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { ListedJob } from '../../contract/kitchen/kitchen-news.ts';
import { thrown } from '../parts/failure.ts';
import { endedSince, isCooking, isNews, newsOf, type KnownJobs } from './kitchen-jobs.model.ts';

/** The browser's notification permission; `none` without support. */
export type NoticePermission = 'askable' | 'allowed' | 'refused' | 'none';

interface KitchenJobsContext extends KnownJobs {
  /** Jobs whose end was seen here and must be marked as seen. */
  toSee: readonly string[];
  /** The job to stop. */
  stopped: ListedJob | null;
}

export type KitchenJobsEvent =
  | { type: 'jobs.told'; jobs: readonly ListedJob[] }
  /** Marks ended jobs as seen. */
  | { type: 'list.opened' }
  /** Another page is open, which may show the end of a job. */
  | { type: 'page.opened' }
  /** The open page shows the end of these jobs itself. */
  | { type: 'ends.shown'; jobs: readonly string[] }
  | { type: 'cancel.requested'; guid: string }
  /** The user wants a notification when a job is done. */
  | { type: 'notices.requested' };

const answered = (permission: NoticePermission) => ({
  guard: {
    type: 'isPermission' as const,
    params: ({ event }: { event: { output: NoticePermission } }) => ({ permission: event.output, wanted: permission }),
  },
  target: permission,
});
const answers = [answered('allowed'), answered('refused'), answered('none'), { target: 'askable' as const }];

interface Seen {
  context: KitchenJobsContext;
}

/** Events that mark jobs as seen on the server, also while a previous mark is being sent. */
const whenSeen = {
  'ends.shown': {
    target: 'noting',
    reenter: true,
    actions: [
      { type: 'noteSeen', params: ({ event }: { event: { jobs: readonly string[] } }) => event },
      { type: 'noteWatched', params: ({ event }: { event: { jobs: readonly string[] } }) => event },
    ],
  },
  'list.opened': {
    guard: 'hasNews',
    target: 'noting',
    reenter: true,
    actions: {
      type: 'noteSeen',
      params: ({ context }: Seen) => ({ jobs: (context.jobs ?? []).filter(isNews).map(({ guid }) => guid) }),
    },
  },
} as const;

/** All jobs of an account, started on any device: shown on every page, stoppable, with a notice when they end. */
export const kitchenJobsMachine = setup({
  types: {} as { context: KitchenJobsContext; events: KitchenJobsEvent },
  actors: {} as {
    /** Marks these jobs as seen on the server. */
    seeJobs: PromiseActorLogic<unknown, { jobs: readonly string[] }>;
    /** Asks for confirmation before stopping the kitchen. */
    confirm: PromiseActorLogic<boolean>;
    cancelJob: PromiseActorLogic<unknown, { companyUri: string; jobGuid: string }>;
    /** Reads the notification permission without asking the user. */
    readPermission: PromiseActorLogic<NoticePermission>;
    /** Asks the user for the notification permission. */
    askPermission: PromiseActorLogic<NoticePermission>;
    /** Sends `page.opened` whenever another page is open. */
    followPages: CallbackActorLogic<EventObject>;
  },
  actions: {
    keepJobs: assign((_, { jobs }: { jobs: readonly ListedJob[] }) => ({ jobs })),
    /**
     * Hole: a notice in the page, or a notification when the page is hidden and it is allowed. Jobs that the page shows anyway are
     * answered by `ends.shown`.
     */
    announce: (_, _params: { jobs: readonly ListedJob[] }) => undefined,
    /** Hole: answers `ends.shown` for jobs whose end the open page shows. A fast job may end before it was ever listed as running. */
    lookAround: (_, _params: { jobs: readonly ListedJob[] }) => undefined,
    /** Hole: reports an error. */
    reportError: (_, _params: { error: ApiError }) => undefined,
    noteSeen: assign({
      toSee: ({ context }, { jobs }: { jobs: readonly string[] }) => [...new Set([...context.toSee, ...jobs])],
    }),
    noteWatched: assign({
      watched: ({ context }, { jobs }: { jobs: readonly string[] }) => [...new Set([...context.watched, ...jobs])],
    }),
    forgetSeen: assign({ toSee: [] }),
    name: assign({ stopped: ({ context }, { guid }: { guid: string }) => context.jobs?.find((job) => job.guid === guid) ?? null }),
  },
  guards: {
    hasEnded: ({ context }, { jobs }: { jobs: readonly ListedJob[] }) => endedSince(context.jobs, jobs).length > 0,
    hasNews: ({ context }) => (context.jobs ?? []).some(isNews),
    isCooking: ({ context }, { guid }: { guid: string }) => context.jobs?.some((job) => job.guid === guid && isCooking(job)) === true,
    isYes: (_, { output }: { output: boolean }) => output,
    isPermission: (_, { permission, wanted }: { permission: NoticePermission; wanted: NoticePermission }) => permission === wanted,
  },
}).createMachine({
  id: 'kitchenJobs',
  description: 'Shows what cooks, wherever it was ordered, and tells when it is done.',
  context: { jobs: null, toSee: [], watched: [], stopped: null },
  type: 'parallel',
  invoke: { id: 'followPages', src: 'followPages' },
  on: {
    'page.opened': { guard: 'hasNews', actions: { type: 'lookAround', params: ({ context }) => ({ jobs: newsOf(context) }) } },
    'jobs.told': [
      {
        guard: { type: 'hasEnded', params: ({ event }) => event },
        actions: [
          { type: 'announce', params: ({ context, event }) => ({ jobs: endedSince(context.jobs, event.jobs) }) },
          { type: 'keepJobs', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'keepJobs', params: ({ event }) => event },
          { type: 'lookAround', params: ({ context, event }) => ({ jobs: newsOf({ ...context, jobs: event.jobs }) }) },
        ],
      },
    ],
  },
  states: {
    list: {
      description: 'Whether the list was looked at. It stays where it is from then on, also when all is seen.',
      initial: 'untouched',
      states: {
        untouched: { description: 'Nobody has opened it on this page.', on: { 'list.opened': 'looked' } },
        looked: { description: 'It was opened.' },
      },
    },
    ends: {
      description: 'Which ends were seen.',
      initial: 'noted',
      states: {
        noted: { description: 'The server knows what was seen.', on: whenSeen },
        noting: {
          description: 'The server is told, so that no other device says it again.',
          on: whenSeen,
          invoke: {
            id: 'seeJobs',
            src: 'seeJobs',
            input: ({ context }) => ({ jobs: context.toSee }),
            onDone: { target: 'noted', actions: 'forgetSeen' },
            // They are still unseen, so the next update reports them again.
            onError: { target: 'noted', actions: 'forgetSeen' },
          },
        },
      },
    },
    stopping: {
      description: 'Whether a job is to be stopped.',
      initial: 'idle',
      states: {
        idle: {
          description: 'All that cooks goes on.',
          on: {
            'cancel.requested': {
              guard: { type: 'isCooking', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'name', params: ({ event }) => event },
            },
          },
        },
        asking: {
          description: 'The user is asked whether to lose what is written so far.',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: 'cancelling' }, { target: 'idle' }],
          },
        },
        cancelling: {
          description: 'The server is told to stop.',
          invoke: {
            id: 'cancelJob',
            src: 'cancelJob',
            input: ({ context: { stopped } }) => ({ companyUri: stopped?.companyUri ?? '', jobGuid: stopped?.guid ?? '' }),
            onDone: 'idle',
            onError: { target: 'idle', actions: { type: 'reportError', params: thrown } },
          },
        },
      },
    },
    notices: {
      description: 'Whether the browser shows notifications.',
      initial: 'reading',
      states: {
        reading: {
          description: 'The browser says what was decided before.',
          invoke: { id: 'readPermission', src: 'readPermission', onDone: answers, onError: 'none' },
        },
        askable: {
          description: 'Nobody was asked. Only a press asks.',
          on: { 'notices.requested': 'asking', 'list.opened': 'reading' },
        },
        asking: {
          description: 'The browser asks.',
          invoke: { id: 'askPermission', src: 'askPermission', onDone: answers, onError: 'none' },
        },
        allowed: { description: 'What ends while the page is not seen is told by a notification.' },
        refused: { description: 'The user, or the browser, said no.' },
        none: { description: 'This browser has no notifications.' },
      },
    },
  },
});
