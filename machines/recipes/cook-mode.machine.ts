import { assign, sendTo, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { recipeFeedbackMachine } from './recipe-feedback.machine.ts';
import { recipeNotesMachine } from './recipe-notes.machine.ts';

/** A kitchen timer. Its end is a time of the clock, so a reload, sleep or a second tab changes nothing. */
export interface Timer {
  id: string;
  /** The step that it was started in, from 0. */
  step: number;
  minutes: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** It has ended and was heard. */
  hasRung: boolean;
}

/** How far somebody is, as the browser keeps it. */
export interface Progress {
  step: number;
  timers: readonly Timer[];
}

interface CookModeInput {
  companyUri: string;
  guid: string;
  /** What the recipe page shows; null for what the recipe was written for. */
  servings: number | null;
  unitSystem: UnitSystem | null;
  progress: Progress | null;
  now: () => number;
  newId: () => string;
  /** The day it is where the reader is: '2026-11-23'. */
  today: () => string;
}

interface CookModeContext extends Omit<CookModeInput, 'progress'> {
  recipe: Recipe | null;
  step: number;
  timers: readonly Timer[];
  error: ApiError | null;
}

export type CookModeEvent =
  | { type: 'step.opened'; step: number }
  /** By a key or a finger: forwards (1) or back (-1). */
  | { type: 'step.turned'; by: number }
  /** For the open step. */
  | { type: 'timer.started'; minutes: number }
  | { type: 'timer.removed'; id: string }
  /** Another tab has opened a step, or started or removed a timer. */
  | { type: 'progress.replaced'; progress: Progress }
  | { type: 'screen.kept' }
  | { type: 'screen.released' }
  | LoaderEvent;

/** Milliseconds before which a browser's timer that fires is taken for one that is over. */
const early = 20;
/** Milliseconds by which a timer may ring late on a device that slept. */
const longestWait = 10_000;
const idAfter = (timers: readonly Timer[]) => String(Math.max(0, ...timers.map(({ id }) => Number(id))) + 1);
const isOver = ({ endsAt, hasRung }: Timer, now: number) => !hasRung && endsAt <= now + early;

interface Now {
  context: CookModeContext;
}

const keepProgress = { type: 'keepProgress', params: ({ context: { step, timers } }: Now) => ({ progress: { step, timers } }) } as const;
const ring = {
  type: 'ring',
  params: ({ context: { timers, recipe, now } }: Now) => ({ timers: timers.filter((timer) => isOver(timer, now())), recipe }),
} as const;
/** The wait begins anew: what is waited for has changed. */
const anew = { target: 'waiting', reenter: true } as const;

/** One step at a time, with the amounts that it uses, timers that survive a reload and sleep, and a screen that stays on. */
export const cookModeMachine = setup({
  types: {} as {
    context: CookModeContext;
    input: CookModeInput;
    events: CookModeEvent;
    tags: 'busy';
    children: { notes: 'notes'; feedback: 'feedback' };
  },
  actors: { notes: recipeNotesMachine, feedback: recipeFeedbackMachine } as {
    notes: typeof recipeNotesMachine;
    feedback: typeof recipeFeedbackMachine;
    /** From the server, or the copy that this browser keeps. */
    loadRecipe: PromiseActorLogic<Recipe, { companyUri: string; guid: string }>;
    /** Keeps the screen on. Sends `screen.kept` and `screen.released`. */
    keepAwake: CallbackActorLogic<EventObject>;
    /** Sends `step.turned` for keys and swipes. */
    followTurns: CallbackActorLogic<EventObject>;
    /** Sends `progress.replaced` for what other tabs do. */
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
    startTimer: assign(({ context }, { minutes }: { minutes: number }) => ({
      timers: [
        ...context.timers,
        { id: idAfter(context.timers), step: context.step, minutes, endsAt: context.now() + minutes * 60_000, hasRung: false },
      ],
    })),
    removeTimer: assign(({ context }, { id }: { id: string }) => ({ timers: context.timers.filter((timer) => timer.id !== id) })),
    replaceProgress: assign((_, { progress }: { progress: Progress }) => progress),
    markRung: assign(({ context }) => ({
      timers: context.timers.map((timer) => (isOver(timer, context.now()) ? { ...timer, hasRung: true } : timer)),
    })),
    keepError: assign(kept),
    /** The server answers again: notes that could not be fetched are tried again. */
    wakeNotes: sendTo('notes', { type: 'network.returned' }),
    /** The same for what was said of the recipe. */
    wakeFeedback: sendTo('feedback', { type: 'network.returned' }),
    /** Hole: kept in the browser, and told to other tabs. */
    keepProgress: (_, _params: { progress: Progress }) => undefined,
    /** Hole: a press lets the browser make a sound later. */
    prepareAlarm: () => undefined,
    /** Hole: a sound, and a notification where the page is not seen. */
    ring: (_, _params: { timers: readonly Timer[]; recipe: Recipe | null }) => undefined,
  },
  guards: {
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isTimed: ({ context }, { id }: { id: string }) => context.timers.some((timer) => timer.id === id),
    isTimerOver: ({ context }) => context.timers.some((timer) => isOver(timer, context.now())),
  },
  delays: {
    // A device that sleeps does not count, so the clock is looked at from time to time.
    nextEnd: ({ context }) => {
      const ends = context.timers.filter(({ hasRung }) => !hasRung).map(({ endsAt }) => endsAt);
      return Math.max(0, Math.min(...ends, context.now() + longestWait) - context.now());
    },
  },
}).createMachine({
  id: 'cookMode',
  description: 'Leads through a recipe, one step at a time, with timers.',
  context: ({ input: { progress, ...input } }) => ({
    ...input,
    recipe: null,
    step: progress?.step ?? 0,
    timers: progress?.timers ?? [],
    error: null,
  }),
  invoke: [
    { id: 'notes', src: 'notes', input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }) },
    { id: 'feedback', src: 'feedback', input: ({ context: { companyUri, guid, newId, today } }) => ({ companyUri, guid, newId, today }) },
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
        'step.opened': { actions: [{ type: 'openStep', params: ({ event }) => event }, keepProgress] },
        'step.turned': {
          actions: [{ type: 'openStep', params: ({ context, event }) => ({ step: context.step + event.by }) }, keepProgress],
        },
      },
      states: {
        screen: {
          description: 'Whether the screen stays on.',
          invoke: { id: 'keepAwake', src: 'keepAwake' },
          initial: 'dimming',
          states: {
            dimming: { description: 'The device may switch its screen off.', on: { 'screen.kept': 'kept' } },
            kept: { description: 'The screen stays on.', on: { 'screen.released': 'dimming' } },
          },
        },
        timers: {
          description: 'What is timed.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The next timer to end is waited for.',
              after: { nextEnd: [{ guard: 'isTimerOver', ...anew, actions: [ring, 'markRung', keepProgress] }, anew] },
              on: {
                'timer.started': { ...anew, actions: [{ type: 'startTimer', params: ({ event }) => event }, 'prepareAlarm', keepProgress] },
                'timer.removed': {
                  guard: { type: 'isTimed', params: ({ event }) => event },
                  ...anew,
                  actions: [{ type: 'removeTimer', params: ({ event }) => event }, keepProgress],
                },
                'progress.replaced': { ...anew, actions: { type: 'replaceProgress', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
  },
});
