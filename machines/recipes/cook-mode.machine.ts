import { assign, sendTo, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import type { Have } from '../../contract/recipes/scale-by.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { handsFreeMachine, type HandsFreeInput } from './hands-free.machine.ts';
import { recipeFeedbackMachine } from './recipe-feedback.machine.ts';
import { recipeNotesMachine } from './recipe-notes.machine.ts';

/** Progress in cook mode, as the browser stores it. */
export interface Progress {
  step: number;
  /** The recipe was cooked to its end on this device at least once. */
  wasCooked: boolean;
}

interface CookModeInput {
  companyUri: string;
  guid: string;
  /** Settings from the recipe page; null for the recipe's own. */
  servings: number | null;
  unitSystem: UnitSystem | null;
  have: Have | null;
  oven: OvenScale | null;
  progress: Progress | null;
  /** Browser features that hands-free mode needs. */
  voice: Omit<HandsFreeInput, 'page'>;
  newId: () => string;
  /** The reader's local date: '2026-11-23'. */
  today: () => string;
}

interface CookModeContext extends Omit<CookModeInput, 'progress'> {
  recipe: Recipe | null;
  step: number;
  wasCooked: boolean;
  error: ApiError | null;
}

export type CookModeEvent =
  | { type: 'step.opened'; step: number }
  /** By key or swipe: forwards (1) or back (-1). */
  | { type: 'step.turned'; by: number }
  /** The last step is done. */
  | { type: 'cooking.finished' }
  /** Another tab moved to a step. */
  | { type: 'progress.replaced'; progress: Progress }
  | { type: 'screen.kept' }
  | { type: 'screen.released' }
  | LoaderEvent;

interface Now {
  context: CookModeContext;
}

const keepProgress = {
  type: 'keepProgress',
  params: ({ context: { step, wasCooked } }: Now) => ({ progress: { step, wasCooked } }),
} as const;

/** Cook mode: one step at a time with its amounts, and the screen stays on. */
export const cookModeMachine = setup({
  types: {} as {
    context: CookModeContext;
    input: CookModeInput;
    events: CookModeEvent;
    tags: 'busy';
    children: { notes: 'notes'; feedback: 'feedback'; handsFree: 'handsFree' };
  },
  actors: { notes: recipeNotesMachine, feedback: recipeFeedbackMachine, handsFree: handsFreeMachine } as {
    handsFree: typeof handsFreeMachine;
    notes: typeof recipeNotesMachine;
    feedback: typeof recipeFeedbackMachine;
    /** From the server, or this browser's copy. */
    loadRecipe: PromiseActorLogic<Recipe, { companyUri: string; guid: string }>;
    /** Keeps the screen on. Sends `screen.kept` and `screen.released`. */
    keepAwake: CallbackActorLogic<EventObject>;
    /** Sends `step.turned` for arrow keys and swipes. */
    followTurns: CallbackActorLogic<EventObject>;
    /** Sends `progress.replaced` for changes in other tabs. */
    followTabs: CallbackActorLogic<EventObject>;
  },
  actions: {
    show: assign(({ context }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      servings: context.servings ?? recipe.servings,
      unitSystem: context.unitSystem ?? recipe.unitSystem,
      step: Math.min(context.step, recipe.steps.length - 1),
      error: null,
    })),
    openStep: assign(({ context }, { step }: { step: number }) => ({
      step: Math.max(0, Math.min(step, (context.recipe?.steps.length ?? 1) - 1)),
    })),
    openLastStep: assign({ step: ({ context }) => (context.recipe?.steps.length ?? 1) - 1 }),
    /** The next cooking begins at the first step. */
    finish: assign({ step: 0, wasCooked: true }),
    /** Voice control reads the open step. */
    tellStep: sendTo('handsFree', { type: 'step.shown' }),
    replaceProgress: assign((_, { progress }: { progress: Progress }) => progress),
    keepError: assign(kept),
    /** The server answers again: retry notes that failed to load. */
    wakeNotes: sendTo('notes', { type: 'network.returned' }),
    /** The same for feedback. */
    wakeFeedback: sendTo('feedback', { type: 'network.returned' }),
    /** Hole: stored in the browser and shared with its other tabs. */
    keepProgress: (_, _params: { progress: Progress }) => undefined,
  },
  guards: {
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isLastStep: ({ context: { recipe, step } }) => recipe !== null && step === recipe.steps.length - 1,
  },
}).createMachine({
  id: 'cookMode',
  description: 'Leads through a recipe, one step at a time.',
  context: ({ input: { progress, ...input } }) => ({
    ...input,
    recipe: null,
    step: progress?.step ?? 0,
    wasCooked: progress?.wasCooked ?? false,
    error: null,
  }),
  invoke: [
    { id: 'notes', src: 'notes', input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }) },
    { id: 'handsFree', src: 'handsFree', input: ({ context: { voice }, self }) => ({ ...voice, page: self }) },
    {
      id: 'feedback',
      src: 'feedback',
      input: ({ context: { companyUri, guid, wasCooked, newId, today } }) => ({ companyUri, guid, wasCooked, newId, today }),
    },
  ],
  initial: 'loading',
  states: {
    loading: load('The recipe is being fetched.', {
      src: 'loadRecipe',
      input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
      onDone: {
        target: 'cooking',
        actions: [{ type: 'show', params: ({ event }) => ({ recipe: event.output }) }, 'wakeNotes', 'wakeFeedback'],
      },
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        { target: 'failed', actions: keepError },
      ],
    }),
    failed: failed('The recipe could not be fetched.', 'loading'),
    missing: { description: 'There is no such recipe, or it is somebody else’s.' },
    cooking: {
      description: 'A step is open.',
      type: 'parallel',
      invoke: [
        { id: 'followTabs', src: 'followTabs' },
        { id: 'followTurns', src: 'followTurns' },
      ],
      on: {
        'network.returned': { actions: ['wakeNotes', 'wakeFeedback'] },
        'viewer.returned': { actions: ['wakeNotes', 'wakeFeedback'] },
        'step.opened': { actions: [{ type: 'openStep', params: ({ event }) => event }, keepProgress, 'tellStep'] },
        'progress.replaced': { actions: { type: 'replaceProgress', params: ({ event }) => event } },
        'step.turned': {
          actions: [{ type: 'openStep', params: ({ context, event }) => ({ step: context.step + event.by }) }, keepProgress, 'tellStep'],
        },
      },
      states: {
        course: {
          description: 'How far the cooking is.',
          initial: 'steps',
          states: {
            steps: {
              description: 'The open step is shown.',
              on: { 'cooking.finished': { guard: 'isLastStep', target: 'done', actions: ['finish', keepProgress] } },
            },
            done: {
              description: 'The dish is ready; how it was can be said.',
              on: {
                'step.opened': { target: 'steps', actions: [{ type: 'openStep', params: ({ event }) => event }, keepProgress, 'tellStep'] },
                'step.turned': { target: 'steps', actions: ['openLastStep', keepProgress, 'tellStep'] },
                'progress.replaced': { target: 'steps', actions: { type: 'replaceProgress', params: ({ event }) => event } },
              },
            },
          },
        },
        screen: {
          description: 'Whether the screen stays on.',
          invoke: { id: 'keepAwake', src: 'keepAwake' },
          initial: 'dimming',
          states: {
            dimming: { description: 'The device may switch its screen off.', on: { 'screen.kept': 'kept' } },
            kept: { description: 'The screen stays on.', on: { 'screen.released': 'dimming' } },
          },
        },
      },
    },
  },
});
