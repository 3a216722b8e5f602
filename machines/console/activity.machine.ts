import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { areas, isAreaName, type AreaName } from '../../contract/console/areas.ts';
import type { Run } from '../../contract/console/shapes.ts';
import type { ApiError } from '../../contract/errors.ts';
import { kept } from '../parts/failure.ts';
import { timings } from '../parts/timings.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { bulkActionMachine } from './bulk-action.machine.ts';
import { refusalGuards, refusals, refused } from './refused.ts';

interface ActivityInput {
  /** Filter of the listed runs; null for all. */
  only: 'stuck' | null;
  newId: () => string;
}

interface ActivityContext extends ActivityInput {
  runs: readonly Run[];
  /** Cursor of the older runs; null at the end. */
  next: string | null;
  /** The open run. */
  run: Run | null;
  error: ApiError | null;
}

export type ActivityEvent =
  | { type: 'more.requested' }
  | { type: 'all.requested' }
  | { type: 'run.opened'; guid: string }
  | { type: 'rows.changed' }
  | LoaderEvent;

/** The area of a run. An area of a newer product version falls back to the first. */
const areaOf = (run: Run | null): AreaName => (run !== null && isAreaName(run.area) ? run.area : 'users');

/** Bulk actions of the console, newest first: the viewer's own and those of colleagues, with report and undo. */
export const activityMachine = setup({
  types: {} as {
    context: ActivityContext;
    input: ActivityInput;
    events: ActivityEvent;
    tags: 'busy';
    children: { bulkAction: 'bulkAction' };
  },
  actors: { bulkAction: bulkActionMachine } as {
    bulkAction: typeof bulkActionMachine;
    loadRuns: PromiseActorLogic<{ runs: Run[]; next: string | null }, { before: string | null; only: 'stuck' | null }>;
    /** Sends `rows.changed` when a run finishes or is undone elsewhere. */
    watchRows: CallbackActorLogic<EventObject, { area: AreaName | null }>;
  },
  actions: {
    append: assign(({ context }, { runs, next }: { runs: readonly Run[]; next: string | null }) => ({
      runs: [...context.runs, ...runs],
      next,
      error: null,
    })),
    /** The newest page, before the older ones that are shown already. */
    refresh: assign(({ context }, { runs, next }: { runs: readonly Run[]; next: string | null }) => {
      const known = new Set(runs.map(({ guid }) => guid));
      const older = context.runs.slice(runs.length).filter(({ guid }) => !known.has(guid));
      return { runs: [...runs, ...older], next: older.length === 0 ? next : context.next, error: null };
    }),
    keepRun: assign(({ context }, { guid }: { guid: string }) => ({ run: context.runs.find((run) => run.guid === guid) ?? null })),
    // An undo changes the original run and adds a run of its own, so reload the list.
    forget: assign({ runs: [], next: null, run: null }),
    dropFilter: assign({ only: null }),
    /** Resets the address to the unfiltered list. */
    writeAddress: () => undefined,
    keepError: assign(kept),
  },
  delays: { nextLook: timings.activityLook },
  guards: {
    isNarrowed: ({ context }) => context.only !== null,
    hasMore: ({ context }) => context.next !== null,
    isKnown: ({ context }, { guid }: { guid: string }) => context.runs.some((run) => run.guid === guid),
    ...refusalGuards,
  },
}).createMachine({
  id: 'activity',
  description: 'Lists bulk actions, and opens one for its report and its undo.',
  context: ({ input }) => ({ ...input, runs: [], next: null, run: null, error: null }),
  invoke: { id: 'watchRows', src: 'watchRows', input: { area: null } },
  initial: 'loading',
  states: {
    loading: load('A page of runs is being fetched; those that are there stay.', {
      src: 'loadRuns',
      input: ({ context }) => ({ before: context.next, only: context.only }),
      onDone: { target: 'listed', actions: { type: 'append', params: ({ event }) => event.output } },
      onError: refused,
    }),
    ...refusals,
    failed: failed('The runs could not be fetched.', 'loading'),
    listed: {
      description: 'The runs are shown.',
      on: {
        'more.requested': { guard: 'hasMore', target: 'loading' },
        'all.requested': { guard: 'isNarrowed', target: 'loading', actions: ['dropFilter', 'forget', 'writeAddress'] },
        'rows.changed': { target: 'loading', actions: 'forget' },
        'run.opened': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'opened',
          actions: { type: 'keepRun', params: ({ event }) => event },
        },
      },
      initial: 'resting',
      states: {
        resting: { description: 'The page looks again in a few seconds.', after: { nextLook: 'looking' } },
        looking: {
          description: 'The newest runs are fetched again, so that their state is the present one.',
          invoke: {
            id: 'look',
            src: 'loadRuns',
            input: ({ context }) => ({ before: null, only: context.only }),
            onDone: { target: 'resting', actions: { type: 'refresh', params: ({ event }) => event.output } },
            onError: 'resting',
          },
        },
      },
    },
    opened: {
      description: 'A box above the page shows one run.',
      invoke: {
        id: 'bulkAction',
        src: 'bulkAction',
        input: ({ context: { run, newId } }) => ({
          area: areaOf(run),
          action: run?.action ?? '',
          description: areas[areaOf(run)].actions[(run?.action ?? '') as never] ?? null,
          rows: [],
          selection: null,
          except: [],
          query: null,
          answer: '',
          run,
          newId,
        }),
        onDone: { target: 'loading', actions: 'forget' },
      },
    },
  },
});
