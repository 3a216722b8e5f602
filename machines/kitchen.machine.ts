import { assign, setup, type ObservableActorLogic, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../contract/errors.ts';
import type { Job, JobEvent } from '../contract/kitchen.ts';
import { clampServings, draftProblem, emptyDraft, type Draft, type PhotoDraft } from './draft.ts';
import {
  afterJobEvent,
  edited,
  follow,
  isType,
  keepError,
  noProgress,
  ordered,
  orderAgain,
  remember,
  rememberWithoutJob,
  type JobSignal,
  type KitchenContext,
  type KitchenEvent,
  type KitchenInput,
  type StoredKitchen,
} from './kitchen.model.ts';

/** Spec 1 and design 5: describe or photograph a dish, watch the recipe being written. What was typed is kept until it exists. */
export const kitchenMachine = setup({
  types: {} as {
    context: KitchenContext;
    input: KitchenInput;
    events: KitchenEvent;
    output: { redirectTo: string };
    tags: 'busy' | 'editable' | 'cancellable';
  },
  actors: {} as {
    loadDraft: PromiseActorLogic<StoredKitchen | null, { companyUri: string }>;
    preparePhoto: PromiseActorLogic<PhotoDraft, { file: unknown }>;
    startJob: PromiseActorLogic<{ jobGuid: string }, Pick<KitchenContext, 'companyUri' | 'draft' | 'requestKey' | 'choice' | 'improvise'>>;
    /** Observes a job: its events become the kitchen's own. */
    watchJob: ObservableActorLogic<JobSignal, { companyUri: string; jobGuid: string }>;
    cancelJob: PromiseActorLogic<Pick<Job, 'status'>, { companyUri: string; jobGuid: string }>;
    /** Asks the user whether the kitchen shall really stop. */
    confirm: PromiseActorLogic<boolean>;
  },
  actions: {
    restore: assign((_, params: { stored: StoredKitchen | null }) => (params.stored === null ? {} : params.stored)),
    edit: assign(({ context }, params: { change: Partial<Draft> }) => edited(context, params.change)),
    showProblem: assign({ problem: ({ context }) => draftProblem(context.draft) }),
    keepPhotoError: assign({ photoError: (_, params: { error: ApiError }) => params.error }),
    newOrder: assign(({ context }, params: { choice?: string; improvise?: boolean }) => ordered(context, params)),
    keepJob: assign({ jobGuid: (_, params: { jobGuid: string }) => params.jobGuid }),
    follow: assign(({ context }, params: { event: JobEvent }) => afterJobEvent(context, params.event)),
    setConnection: assign({ isConnected: (_, params: { isConnected: boolean }) => params.isConnected }),
    keepError: assign({ error: (_, params: { error: ApiError }) => params.error }),
    clearError: assign({ error: null }),
    startAfresh: assign(({ context }) => ({
      draft: emptyDraft(context.newId(), context.draft.unitSystem),
      jobGuid: null,
      requestKey: null,
    })),
    /** Hole: remembers draft and running job for a reload; null forgets them. */
    remember: (_, _params: { companyUri: string; stored: StoredKitchen | null }) => undefined,
  },
  guards: {
    isOrderable: ({ context }) => draftProblem(context.draft) === null,
    isEmpty: ({ context }) => draftProblem(context.draft) !== null,
    isYes: (_, params: { output: boolean }) => params.output,
    hasJob: (_, params: { stored: StoredKitchen | null }) => params.stored !== null && params.stored.jobGuid !== null,
    isDone: (_, params: Pick<Job, 'status'>) => params.status === 'done',
    isType: (_, params: { event: JobEvent; type: JobEvent['type'] }) => params.event.type === params.type,
    // An order that never became a job is repeated under the same key; a changed order or a failed job needs a new one.
    needsNewKey: ({ context }) => context.jobGuid !== null || context.requestKey === null,
  },
}).createMachine({
  id: 'kitchen',
  description: 'Turns a description or a photo into a recipe, in sight of the user.',
  context: ({ input }) => ({
    ...input,
    draft: emptyDraft(input.newId(), input.unitSystem),
    problem: null,
    photoError: null,
    requestKey: null,
    choice: null,
    improvise: false,
    jobGuid: null,
    ...noProgress,
  }),
  output: ({ context }) => ({ redirectTo: `/ai/${context.companyUri}/recipes/${context.recipeGuid ?? ''}` }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'What was typed before a reload is being found again.',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ companyUri: context.companyUri }),
        onDone: [
          {
            guard: { type: 'hasJob', params: ({ event }) => ({ stored: event.output }) },
            target: 'cooking',
            actions: { type: 'restore', params: ({ event }) => ({ stored: event.output }) },
          },
          { target: 'open', actions: { type: 'restore', params: ({ event }) => ({ stored: event.output }) } },
        ],
        onError: 'open',
      },
    },
    open: {
      description: 'The order can be written and changed.',
      tags: 'editable',
      initial: 'idle',
      on: {
        'draft.changed': { actions: [{ type: 'edit', params: ({ event }) => ({ change: event.change }) }, remember] },
        'servings.changed': {
          actions: [{ type: 'edit', params: ({ event }) => ({ change: { servings: clampServings(event.servings) } }) }, remember],
        },
        'photo.chosen': '.preparingPhoto',
        'photo.removed': {
          // Also the photo that is still being prepared.
          target: '.idle',
          actions: [{ type: 'edit', params: { change: { photo: null } } }, remember],
        },
        'recipe.requested': [{ guard: 'isOrderable', target: 'sending', actions: orderAgain }, { actions: 'showProblem' }],
      },
      states: {
        idle: { description: 'One field and one photo button wait.' },
        preparingPhoto: {
          description: 'The chosen file is being checked and kept.',
          tags: 'busy',
          // An order sent now would go without the photo.
          on: { 'recipe.requested': {} },
          invoke: {
            id: 'preparePhoto',
            src: 'preparePhoto',
            input: ({ event }) => ({ file: event.type === 'photo.chosen' ? event.file : null }),
            onDone: {
              target: 'idle',
              actions: [{ type: 'edit', params: ({ event }) => ({ change: { photo: event.output } }) }, remember],
            },
            onError: { target: 'idle', actions: { ...keepError, type: 'keepPhotoError' } },
          },
        },
        asked: {
          description: 'The kitchen needs to know more: which dish, or what the photo shows.',
          on: {
            'suggestion.chosen': {
              target: '#kitchen.sending',
              actions: { type: 'newOrder', params: ({ event }) => ({ choice: event.id }) },
            },
            'improvisation.chosen': { target: '#kitchen.sending', actions: { type: 'newOrder', params: { improvise: true } } },
          },
        },
        failed: {
          description: 'No recipe this time. The order is still there and can be repeated.',
          on: {
            'retry.requested': [
              { guard: 'isEmpty', actions: 'showProblem' },
              { guard: 'needsNewKey', target: '#kitchen.sending', actions: orderAgain },
              { target: '#kitchen.sending', actions: 'clearError' },
            ],
          },
        },
        cancelled: {
          description: 'The user stopped the kitchen. The order is still there and can be repeated.',
          on: {
            'retry.requested': [
              { guard: 'isEmpty', actions: 'showProblem' },
              { guard: 'needsNewKey', target: '#kitchen.sending', actions: orderAgain },
              // Cancelled on its way: it may have arrived all the same, and the same key finds that job again.
              { target: '#kitchen.sending' },
            ],
          },
        },
      },
    },
    sending: {
      description: 'The order is on its way to the server, the photo first.',
      tags: ['busy', 'cancellable'],
      invoke: {
        id: 'startJob',
        src: 'startJob',
        input: ({ context }) => context,
        onDone: {
          target: 'cooking',
          actions: [{ type: 'keepJob', params: ({ event }) => ({ jobGuid: event.output.jobGuid }) }, remember],
        },
        onError: { target: 'open.failed', actions: keepError },
      },
      on: { 'cancel.requested': 'open.cancelled' },
    },
    cooking: {
      description: 'The recipe appears as it is written.',
      tags: ['busy', 'cancellable'],
      invoke: {
        id: 'watchJob',
        src: 'watchJob',
        input: ({ context }) => ({ companyUri: context.companyUri, jobGuid: context.jobGuid ?? '' }),
        onError: { target: 'open.failed', actions: [keepError, rememberWithoutJob] },
      },
      on: {
        'job.happened': [
          {
            guard: isType('done'),
            target: 'done',
            actions: [
              follow,
              'startAfresh',
              { type: 'remember', params: ({ context }) => ({ companyUri: context.companyUri, stored: null }) },
            ],
          },
          { guard: isType('needs_input'), target: 'open.asked', actions: [follow, rememberWithoutJob] },
          { guard: isType('failed'), target: 'open.failed', actions: [follow, rememberWithoutJob] },
          { guard: isType('cancelled'), target: 'open.cancelled', actions: rememberWithoutJob },
          { actions: follow },
        ],
        'connection.changed': { actions: { type: 'setConnection', params: ({ event }) => ({ isConnected: event.isConnected }) } },
      },
      initial: 'watching',
      states: {
        watching: {
          description: 'The user watches.',
          on: { 'cancel.requested': 'asking' },
        },
        asking: {
          description: 'The user is asked whether what is written so far shall be lost. The kitchen goes on meanwhile.',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: '#kitchen.cancelling' }, 'watching'],
          },
        },
      },
    },
    cancelling: {
      description: 'The server is told to stop.',
      tags: 'busy',
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        input: ({ context }) => ({ companyUri: context.companyUri, jobGuid: context.jobGuid ?? '' }),
        onDone: [
          // Too late: the recipe exists, and the stream tells its guid.
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'cooking' },
          { target: 'open.cancelled', actions: rememberWithoutJob },
        ],
        onError: { target: 'cooking', actions: keepError },
      },
    },
    done: { type: 'final', description: 'The recipe exists; the way leads to its page.' },
  },
});
