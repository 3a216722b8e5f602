import { assign, sendTo, setup, type ObservableActorLogic, type PromiseActorLogic } from 'xstate';
import { maxDescriptionLength, type Job, type JobEvent } from '../../contract/kitchen/kitchen.ts';
import type { Wish } from '../../contract/kitchen/wishes.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import type { Comparison } from '../../contract/recipes/version-endpoints.ts';
import type { JobSignal } from '../kitchen/kitchen.model.ts';
import { keepError, kept } from '../parts/failure.ts';
import { failed, load, saving, type LoaderEvent } from '../parts/loader.ts';
import { endedBadly, type RefineContext, type RefineInput, type StoredRefinement } from './refine.model.ts';

export type RefineEvent =
  | { type: 'text.changed'; text: string }
  | { type: 'chip.chosen'; wish: Wish }
  | { type: 'change.submitted' }
  | { type: 'cancel.requested' }
  | { type: 'version.kept' }
  | { type: 'undo.requested' }
  | LoaderEvent
  | JobSignal;

type Order = Pick<RefineContext, 'companyUri' | 'guid' | 'text' | 'wish' | 'requestKey'>;
type Named = Pick<RefineContext, 'companyUri' | 'guid'>;

const job = ({ context }: { context: RefineContext }) => ({ companyUri: context.companyUri, jobGuid: context.jobGuid ?? '' });
const isType = (type: JobEvent['type']) => ({
  type: 'isType' as const,
  params: ({ event }: { event: { event: JobEvent } }) => ({ told: event.event, type }),
});

/** Refines a recipe by words: the kitchen creates a new version, and the reader keeps it or goes back. */
export const refineMachine = setup({
  types: {} as { context: RefineContext; input: RefineInput; events: RefineEvent; tags: 'busy' | 'form' | 'cooking' },
  actors: {} as {
    /** The pending refinement stored in this browser. */
    loadRefinement: PromiseActorLogic<StoredRefinement | null, { guid: string }>;
    startChange: PromiseActorLogic<{ jobGuid: string }, Order>;
    watchJob: ObservableActorLogic<JobSignal, { companyUri: string; jobGuid: string }>;
    cancelJob: PromiseActorLogic<Pick<Job, 'status'>, { companyUri: string; jobGuid: string }>;
    loadComparison: PromiseActorLogic<Comparison, Named>;
    restore: PromiseActorLogic<Recipe, Named & { version: number; to: number }>;
  },
  actions: {
    take: assign((_, { stored }: { stored: StoredRefinement | null }) =>
      stored === null ? {} : { ...stored, isResumed: stored.requestKey !== null },
    ),
    setText: assign({ text: (_, { text }: { text: string }) => text.slice(0, maxDescriptionLength) }),
    newOrder: assign(({ context }, { wish }: { wish: Wish | null }) => ({
      wish,
      requestKey: context.newId(),
      jobGuid: null,
      stage: null,
      partial: null,
      isConnected: true,
      isResumed: false,
      comparison: null,
      error: null,
    })),
    keepJob: assign((_, { jobGuid }: { jobGuid: string }) => ({ jobGuid })),
    follow: assign((_, { told }: { told: JobEvent }) =>
      told.type === 'stage'
        ? { stage: told.stage, isConnected: true }
        : told.type === 'partial'
          ? { partial: told.recipe, isConnected: true }
          : {},
    ),
    keepEnd: assign((_, { told }: { told: JobEvent }) => ({ error: endedBadly(told) })),
    setConnection: assign((_, { isConnected }: { isConnected: boolean }) => ({ isConnected })),
    keepComparison: assign((_, { comparison }: { comparison: Comparison }) => ({ comparison, error: null })),
    /** The order is finished: only the typed text stays. */
    endOrder: assign({ wish: null, requestKey: null, jobGuid: null, partial: null, stage: null }),
    clearText: assign({ text: '' }),
    tellPage: sendTo(
      ({ context }) => context.page,
      (_, { recipe }: { recipe: Recipe }) => ({ type: 'recipe.replaced', recipe }) as const,
    ),
    /** Hole: stores it for a reload; null deletes it. */
    remember: (_, _params: { guid: string; stored: StoredRefinement | null }) => undefined,
    keepError: assign(kept),
  },
  guards: {
    hasJob: (_, { stored }: { stored: StoredRefinement | null }) => stored !== null && stored.jobGuid !== null,
    isOnItsWay: (_, { stored }: { stored: StoredRefinement | null }) => stored !== null && stored.requestKey !== null,
    hasText: ({ context }) => context.text.trim() !== '',
    isType: (_, { told, type }: { told: JobEvent; type: JobEvent['type'] }) => told.type === type,
    isDone: (_, { status }: Pick<Job, 'status'>) => status === 'done',
    isComparable: (_, { comparison }: { comparison: Comparison }) => comparison.before !== null,
  },
}).createMachine({
  id: 'refine',
  description: 'Changes a recipe by words, shows what became different, and takes it back.',
  context: ({ input }) => ({
    ...input,
    text: '',
    wish: null,
    requestKey: null,
    jobGuid: null,
    stage: null,
    partial: null,
    isConnected: true,
    isResumed: false,
    comparison: null,
    error: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'A change that was under way before a reload is being found again.',
      invoke: {
        id: 'loadRefinement',
        src: 'loadRefinement',
        input: ({ context }) => ({ guid: context.guid }),
        onDone: [
          {
            guard: { type: 'hasJob', params: ({ event }) => ({ stored: event.output }) },
            target: 'cooking',
            actions: { type: 'take', params: ({ event }) => ({ stored: event.output }) },
          },
          {
            // A repeat under the same key is the same order.
            guard: { type: 'isOnItsWay', params: ({ event }) => ({ stored: event.output }) },
            target: 'sending',
            actions: { type: 'take', params: ({ event }) => ({ stored: event.output }) },
          },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => ({ stored: event.output }) } },
        ],
        onError: 'ready',
      },
    },
    ready: {
      description: 'It can be said what should be different.',
      tags: 'form',
      entry: ['endOrder', rememberIt()],
      on: {
        'text.changed': { actions: [{ type: 'setText', params: ({ event }) => event }, rememberIt()] },
        'chip.chosen': { target: 'sending', actions: { type: 'newOrder', params: ({ event }) => event } },
        'change.submitted': { guard: 'hasText', target: 'sending', actions: { type: 'newOrder', params: { wish: null } } },
      },
      initial: 'idle',
      states: {
        idle: { description: 'Nothing was tried, or what came of it was kept.' },
        refused: { description: 'The kitchen says why it did not change the recipe.' },
        stopped: { description: 'The user stopped the kitchen. The recipe is as it was.' },
        undone: { description: 'The change was taken back.' },
      },
    },
    sending: {
      ...load('What should be different is on its way to the server.', {
        src: 'startChange',
        input: ({ context: { companyUri, guid, text, wish, requestKey } }) => ({ companyUri, guid, text, wish, requestKey }),
        onDone: { target: 'cooking', actions: [{ type: 'keepJob', params: ({ event }) => event.output }, rememberIt()] },
        onError: { target: 'ready.refused', actions: keepError },
      }),
      entry: rememberIt(),
    },
    cooking: {
      description: 'The new version appears as it is written.',
      tags: ['busy', 'cooking'],
      invoke: { id: 'watchJob', src: 'watchJob', input: job, onError: { target: 'ready.refused', actions: keepError } },
      on: {
        'job.happened': [
          { guard: isType('done'), target: 'comparing' },
          { guard: isType('cancelled'), target: 'ready.stopped' },
          ...(['failed', 'needs_input'] as const).map((type) => ({
            guard: isType(type),
            target: 'ready.refused' as const,
            actions: { type: 'keepEnd' as const, params: ({ event }: { event: { event: JobEvent } }) => ({ told: event.event }) },
          })),
          { actions: { type: 'follow', params: ({ event }) => ({ told: event.event }) } },
        ],
        'stream.changed': { actions: { type: 'setConnection', params: ({ event }) => event } },
        'cancel.requested': 'cancelling',
      },
    },
    cancelling: load('The server is told to stop.', {
      src: 'cancelJob',
      input: job,
      onDone: [
        // Too late to cancel: the version exists.
        { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'comparing' },
        { target: 'ready.stopped' },
      ],
      onError: { target: 'cooking', actions: keepError },
    }),
    comparing: load('The new version is fetched, with the one that it was made from.', {
      src: 'loadComparison',
      input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }),
      onDone: [
        {
          guard: { type: 'isComparable', params: ({ event }) => ({ comparison: event.output }) },
          target: 'compared',
          actions: [
            'clearText',
            { type: 'keepComparison', params: ({ event }) => ({ comparison: event.output }) },
            { type: 'tellPage', params: ({ event }) => ({ recipe: event.output.recipe }) },
          ],
        },
        { target: 'ready', actions: { type: 'tellPage', params: ({ event }) => ({ recipe: event.output.recipe }) } },
      ],
      onError: { target: 'unseen', actions: keepError },
    }),
    unseen: failed('The new version could not be fetched.', 'comparing'),
    compared: {
      description: 'What is different is shown; it can be kept or taken back.',
      tags: 'form',
      on: { 'version.kept': 'ready', 'undo.requested': 'undoing' },
    },
    undoing: saving('The server brings the earlier version back.', {
      src: 'restore',
      input: ({ context: { companyUri, guid, comparison } }) => ({
        companyUri,
        guid,
        version: comparison?.recipe.version ?? 0,
        to: comparison?.before?.version ?? 0,
      }),
      onDone: { target: 'ready.undone', actions: { type: 'tellPage', params: ({ event }) => ({ recipe: event.output }) } },
      onError: { target: 'compared', actions: keepError },
    }),
  },
});

function rememberIt() {
  return {
    type: 'remember' as const,
    params: ({ context: { guid, text, wish, requestKey, jobGuid } }: { context: RefineContext }) => ({
      guid,
      stored: text === '' && requestKey === null ? null : { text, wish, requestKey, jobGuid },
    }),
  };
}
