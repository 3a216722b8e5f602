import { kitchenSetup } from './kitchen.setup.ts';
import { clampServings, emptyDraft, passedOver, withoutWish, withProfile, withWish } from './draft.ts';
import {
  follow,
  isType,
  noProgress,
  orderAgain,
  remember,
  rememberOnItsWay,
  rememberWithoutJob,
  restore,
  takePhotos,
} from './kitchen.model.ts';
import { keepError } from '../parts/failure.ts';

/** Describe or photograph a dish and watch the recipe being written. The draft is kept until the recipe exists. */
export const kitchenMachine = kitchenSetup.createMachine({
  id: 'kitchen',
  description: 'Turns a description or a photo into a recipe, in sight of the user.',
  context: ({ input }) => ({
    ...input,
    draft: emptyDraft(input.newId(), input.unitSystem, input.servings),
    left: [],
    takenUp: null,
    problem: null,
    photosAre: 'there',
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
      description: 'What was typed before a reload, or in a closed tab, is being found again.',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: ({ context }) => ({ companyUri: context.companyUri, takeUp: context.takenUp }),
        onDone: [
          {
            guard: { type: 'hasJob', params: ({ event }) => ({ found: event.output }) },
            target: 'cooking',
            actions: restore,
          },
          {
            // The order was sent, but the page was closed before the answer: repeat it under the same key.
            guard: { type: 'isOnItsWay', params: ({ event }) => ({ found: event.output }) },
            target: 'sending',
            actions: restore,
          },
          {
            guard: { type: 'isAsked', params: ({ event }) => ({ found: event.output }) },
            target: 'open.asked',
            actions: restore,
          },
          { target: 'open', actions: restore },
        ],
        onError: [{ guard: 'isOfJob', target: 'open.failed', actions: keepError }, { target: 'open' }],
      },
    },
    open: {
      description: 'The order can be written and changed.',
      tags: 'editable',
      entry: 'countPhotos',
      initial: 'idle',
      invoke: [
        { id: 'reading', src: 'reading', input: ({ context: { companyUri, draft } }) => ({ companyUri, draft }) },
        { id: 'foodSearch', src: 'foodSearch' },
        {
          id: 'photos',
          src: 'photos',
          input: ({ context: { companyUri, draft, newId }, self }) => ({ companyUri, photos: draft.photos, newId, parent: self }),
        },
      ],
      on: {
        'draft.changed': {
          actions: [{ type: 'edit', params: ({ event }) => ({ change: event.change }) }, rememberWithoutJob, 'tellReader'],
        },
        'wish.added': {
          actions: [
            { type: 'edit', params: ({ context, event }) => ({ change: withWish(context.draft, event.wish) }) },
            rememberWithoutJob,
            'tellReader',
            'tellSearch',
          ],
        },
        'wish.removed': {
          actions: [
            { type: 'edit', params: ({ context, event }) => ({ change: withoutWish(context.draft, event.wish) }) },
            rememberWithoutJob,
            'tellReader',
          ],
        },
        'leaveOut.changed': {
          actions: [{ type: 'edit', params: ({ event }) => ({ change: { leaveOut: event.text } }) }, rememberWithoutJob, 'tellSearch'],
        },
        'profile.restored': {
          actions: [{ type: 'edit', params: ({ context }) => ({ change: withProfile(context.draft) }) }, rememberWithoutJob, 'tellReader'],
        },
        'word.dismissed': {
          actions: [
            { type: 'edit', params: ({ context, event }) => ({ change: passedOver(context.draft, event) }) },
            rememberWithoutJob,
            'tellReader',
          ],
        },
        'servings.changed': {
          actions: [{ type: 'edit', params: ({ event }) => ({ change: { servings: clampServings(event.servings) } }) }, rememberWithoutJob],
        },
        'photos.changed': takePhotos,
        'recipe.requested': [{ guard: 'isOrderable', target: 'sending', actions: orderAgain }, { actions: 'showProblem' }],
      },
      states: {
        idle: {
          description: 'One field and the way to photos wait. What closed tabs left behind is offered while nothing is typed.',
          on: {
            'left.continued': {
              guard: 'isUntouched',
              target: '#kitchen.restoring',
              actions: { type: 'takeUp', params: ({ event }) => event },
            },
            'left.discarded': {
              actions: [
                { type: 'dropLeft', params: ({ event }) => event },
                { type: 'forgetLeft', params: ({ context, event }) => ({ companyUri: context.companyUri, id: event.id }) },
              ],
            },
          },
        },
        asked: {
          description: 'The kitchen needs to know more: which dish, or what the photo shows.',
          on: {
            'suggestion.chosen': [
              {
                guard: 'hasAllPhotos',
                target: '#kitchen.sending',
                actions: { type: 'newOrder', params: ({ event }) => ({ choice: event.id }) },
              },
              { actions: 'showProblem' },
            ],
            'improvisation.chosen': [
              { guard: 'hasAllPhotos', target: '#kitchen.sending', actions: { type: 'newOrder', params: { improvise: true } } },
              { actions: 'showProblem' },
            ],
          },
        },
        failed: {
          description: 'No recipe this time. The order is still there and can be repeated.',
          on: {
            'retry.requested': [
              { guard: 'isNotOrderable', actions: 'showProblem' },
              { guard: 'needsNewKey', target: '#kitchen.sending', actions: orderAgain },
              { target: '#kitchen.sending', actions: 'clearError' },
            ],
          },
        },
        cancelled: {
          description: 'The user stopped the kitchen. The order is still there and can be repeated.',
          on: {
            'retry.requested': [
              { guard: 'isNotOrderable', actions: 'showProblem' },
              { guard: 'needsNewKey', target: '#kitchen.sending', actions: orderAgain },
              // Cancelled while being sent: it may have arrived, and the same key finds the job.
              { target: '#kitchen.sending' },
            ],
          },
        },
      },
    },
    sending: {
      description: 'The order is on its way to the server.',
      tags: ['busy', 'cancellable'],
      // The key is stored before the order is sent.
      entry: rememberOnItsWay,
      invoke: {
        id: 'startJob',
        src: 'startJob',
        input: ({ context }) => context,
        onDone: {
          target: 'cooking',
          actions: [{ type: 'keepJob', params: ({ event }) => ({ jobGuid: event.output.jobGuid }) }, remember],
        },
        onError: { target: 'open.failed', actions: [keepError, remember] },
      },
      on: { 'cancel.requested': { target: 'open.cancelled', actions: remember } },
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
        'stream.changed': { actions: { type: 'setConnection', params: ({ event }) => ({ isConnected: event.isConnected }) } },
      },
      initial: 'watching',
      states: {
        watching: {
          description: 'The user watches.',
          on: { 'cancel.requested': 'asking' },
        },
        asking: {
          description: 'The user is asked whether to lose what is written so far. The kitchen goes on meanwhile.',
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
          // Too late to cancel: the recipe exists, and the stream sends its guid.
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'cooking' },
          { target: 'open.cancelled', actions: rememberWithoutJob },
        ],
        onError: { target: 'cooking', actions: keepError },
      },
    },
    done: { type: 'final', description: 'The recipe exists; the way leads to its page.' },
  },
});
