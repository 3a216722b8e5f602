import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { StoredTrial, Trial, TrialRequest } from '../../contract/kitchen/trials.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import {
  answered,
  asAsked,
  hasAnswered,
  recipeOf,
  shownOf,
  trialProblem,
  type PartAnswered,
  type TrialContext,
  type TrialInput,
} from './trial.model.ts';
import { asTheReaderWants, shownAfter, type ShownAs, type ShownAsEvent } from '../recipes/shown-as.ts';

export type TrialEvent =
  | { type: 'description.changed'; description: string }
  | { type: 'trial.requested' }
  | { type: 'example.chosen'; description: string }
  | { type: 'suggestion.chosen'; id: string }
  | { type: 'improvisation.chosen' }
  | PartAnswered
  | { type: 'retry.requested' }
  | { type: 'cancel.requested' }
  | { type: 'keep.requested' }
  | { type: 'another.requested' }
  | ShownAsEvent;

interface Kept {
  companyUri: string;
  guid: string;
}

/** Puts the outcome of the kitchen into the context. */
const follow = { type: 'follow', params: ({ event }: { event: { output: Trial } }) => ({ trial: event.output }) } as const;
const isOutcome = (type: Trial['type']) =>
  ({ type: 'isOutcome', params: ({ event }: { event: { output: Trial } }) => ({ trial: event.output, type }) }) as const;

const forget = { type: 'remember', params: { stored: null } } as const;
const rememberOutcome = {
  type: 'remember',
  params: ({ context: { asked, trial } }: { context: TrialContext }) => ({
    stored: asked === null || trial === null ? null : { asked, trial },
  }),
} as const;

/** A dish that is cooked without an account, shown, and kept by those who sign up. */
export const trialMachine = setup({
  types: {} as { context: TrialContext; input: TrialInput; events: TrialEvent; tags: 'busy' | 'writing' },
  actors: {} as {
    cookTrial: PromiseActorLogic<Trial, TrialRequest>;
    keepTrial: PromiseActorLogic<Kept, TrialRequest>;
  },
  actions: {
    write: assign((_, { description }: { description: string }) => ({ description, problem: null })),
    showProblem: assign(({ context }) => ({ problem: trialProblem(context.description) })),
    /** New words: a new seed, without answers to earlier questions. */
    ask: assign(({ context }) => ({ asked: asAsked(context), trial: null, error: null, problem: null })),
    addToAsked: assign(({ context: { asked } }, change: Partial<Pick<TrialRequest, 'choice' | 'improvise'>>) => ({
      asked: asked === null ? null : { ...asked, ...change },
    })),
    answer: assign(({ context: { asked } }, { event }: { event: PartAnswered }) => ({
      asked: asked === null ? null : answered(asked, event),
    })),
    follow: assign(({ context }, { trial }: { trial: Trial }) => ({ trial, error: null, shown: shownOf(trial, context.shown) })),
    showAs: assign(({ context: { trial, shown } }, { change }: { change: ShownAsEvent }) => {
      const recipe = recipeOf(trial);
      return recipe === null || shown === null ? {} : { shown: shownAfter(recipe, shown, change) };
    }),
    startAgain: assign({ description: '', asked: null, trial: null, shown: null, error: null }),
    clearError: assign({ error: null }),
    forgetWish: assign({ wantsToKeep: false }),
    keepError: assign(kept),
    /** Holes: keep it in this tab, null for nothing; keep the settings beside it; store the wish and open the sign-up; open the kept recipe. */
    remember: (_, _params: { stored: StoredTrial | null }) => undefined,
    rememberChoice: (_, _params: { shown: ShownAs | null }) => undefined,
    askToSignUp: () => undefined,
    openKept: (_, _params: Kept) => undefined,
  },
  guards: {
    isWritten: ({ context }) => trialProblem(context.description) === null,
    isDescribed: ({ context }) => context.asked !== null && context.trial === null,
    isAsked: ({ context }) => context.trial?.type === 'needs_input',
    isRefused: ({ context }) => context.trial?.type === 'failed',
    isCooked: ({ context }) => recipeOf(context.trial) !== null,
    wasWished: ({ context }) => context.isMember && context.wantsToKeep && recipeOf(context.trial) !== null,
    isMember: ({ context }) => context.isMember,
    isLastPart: ({ context }, { event }: { event: PartAnswered }) => hasAnswered(context, event),
    isOutcome: (_, { trial, type }: { trial: Trial; type: Trial['type'] }) => trial.type === type,
    isUsedUp: (_, { error }: { error: ApiError }) => isError(error, 'tooManyRequests'),
  },
}).createMachine({
  id: 'trial',
  description: 'Cooks a dish for a visitor without an account, and keeps it for those who sign up.',
  context: ({ input }) => {
    const { stored, described } = input;
    const context = { ...input, description: described ?? stored?.asked.description ?? '', problem: null, error: null };
    // New words on the way here replace the earlier dish.
    if (described !== null || stored === null) {
      const asked = described === null || trialProblem(described) !== null ? null : asAsked(context);
      return { ...context, asked, trial: null, shown: null };
    }
    const trial = stored.trial ?? null;
    return { ...context, asked: stored.asked, trial, shown: shownOf(trial, null, input.chosen) };
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What is there decides: words to cook, an open question, or a recipe from before a reload or the sign-up.',
      always: [
        { guard: 'wasWished', target: 'keeping' },
        { guard: 'isCooked', target: 'shown' },
        { guard: 'isAsked', target: 'writing.asked' },
        { guard: 'isRefused', target: 'writing.refused' },
        { guard: 'isDescribed', target: 'cooking' },
        { target: 'writing' },
      ],
    },
    writing: {
      description: 'A dish is being described.',
      tags: 'writing',
      on: {
        'description.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'trial.requested': [{ guard: 'isWritten', target: 'cooking', actions: 'ask' }, { actions: 'showProblem' }],
        'example.chosen': { target: 'cooking', actions: [{ type: 'write', params: ({ event }) => event }, 'ask'] },
      },
      initial: 'idle',
      states: {
        idle: { description: 'One field, and a few examples.' },
        asked: {
          description: 'The kitchen needs to know more before it cooks: which dish, or what to leave out.',
          entry: rememberOutcome,
          on: {
            'suggestion.chosen': {
              target: '#trial.cooking',
              actions: { type: 'addToAsked', params: ({ event }) => ({ choice: event.id }) },
            },
            'improvisation.chosen': { target: '#trial.cooking', actions: { type: 'addToAsked', params: { improvise: true } } },
            'part.answered': [
              {
                guard: { type: 'isLastPart', params: ({ event }) => ({ event }) },
                target: '#trial.cooking',
                actions: { type: 'answer', params: ({ event }) => ({ event }) },
              },
              { actions: { type: 'answer', params: ({ event }) => ({ event }) } },
            ],
          },
        },
        refused: { description: 'The kitchen says why it makes no recipe of these words.', entry: rememberOutcome },
        usedUp: { description: 'Today’s recipes without an account are used up. The way to an account is shown.' },
        failed: {
          description: 'The kitchen could not be asked. The words are still there.',
          on: { 'retry.requested': { target: '#trial.cooking', actions: 'clearError' } },
        },
      },
    },
    cooking: {
      description: 'The kitchen cooks.',
      tags: 'busy',
      entry: { type: 'remember', params: ({ context: { asked } }) => ({ stored: asked === null ? null : { asked } }) },
      invoke: {
        id: 'cookTrial',
        src: 'cookTrial',
        input: ({ context }) => context.asked ?? asAsked(context),
        onDone: [
          { guard: isOutcome('done'), target: 'shown', actions: follow },
          { guard: isOutcome('needs_input'), target: 'writing.asked', actions: follow },
          { target: 'writing.refused', actions: follow },
        ],
        onError: [
          { guard: { type: 'isUsedUp', params: thrown }, target: 'writing.usedUp', actions: keepError },
          { target: 'writing.failed', actions: keepError },
        ],
      },
      on: { 'cancel.requested': { target: 'writing', actions: forget } },
    },
    shown: {
      description: 'The recipe is read. It is in this tab only.',
      entry: rememberOutcome,
      on: {
        ...asTheReaderWants,
        'keep.requested': [{ guard: 'isMember', target: 'keeping' }, { actions: 'askToSignUp' }],
        'another.requested': {
          target: 'writing',
          actions: ['startAgain', forget],
        },
      },
    },
    keeping: {
      description: 'The server cooks it again from the same words, and stores it.',
      tags: 'busy',
      entry: ['forgetWish', 'clearError'],
      invoke: {
        id: 'keepTrial',
        src: 'keepTrial',
        input: ({ context }) => context.asked ?? asAsked(context),
        onDone: {
          target: 'kept',
          actions: [forget, { type: 'openKept', params: ({ event }) => event.output }],
        },
        onError: { target: 'shown', actions: keepError },
      },
      on: asTheReaderWants,
    },
    kept: { description: 'It is in the cookbook; its page opens.', on: asTheReaderWants },
  },
});
