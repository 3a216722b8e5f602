import { assign, setup, type PromiseActorLogic } from 'xstate';
import { reasonProblem } from '../../contract/console/impersonation.ts';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { newerOf, type RecipeEdit } from '../../contract/recipes/version-endpoints.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load, saving, type LoaderEvent } from '../parts/loader.ts';
import { proofGuards, proving, unproven } from '../parts/proof.ts';
import type { stepUpMachine } from '../sign-in/step-up.machine.ts';
import { edited, editOf, formOf, onTopOf, problemOf, type EditProblem, type FormEdit, type RecipeForm } from './recipe-edit.model.ts';

interface Named {
  companyUri: string;
  guid: string;
}

/** What staff add to an edit of somebody's recipe. */
export interface Correction {
  summary: string;
  /** For the owner and the log. */
  reason: string;
  isMailed: boolean;
}

interface RecipeEditInput extends Named {
  newId: () => string;
  /** Input from before a reload; null without any. */
  typed: RecipeForm | null;
  /** The same of what staff add; null for an owner. */
  correction: Correction | null;
  /** Where the page leads afterwards. */
  back: string;
  isByStaff: boolean;
}

interface RecipeEditContext extends RecipeEditInput {
  /** The edited version; null before it is loaded. */
  recipe: Recipe | null;
  form: RecipeForm;
  /** A conflicting version by somebody else. */
  theirs: Recipe | null;
  problem: { problem: EditProblem; line: string | null } | null;
  error: ApiError | null;
}

export type RecipeEditEvent =
  | FormEdit
  | { type: 'correction.changed'; change: Partial<Correction> }
  | { type: 'save.requested' }
  | { type: 'mine.chosen' }
  | { type: 'theirs.chosen' }
  | LoaderEvent;

/** What a correction lacks. */
function problemIn(correction: Correction | null): { problem: EditProblem; line: null } | null {
  if (correction === null) return null;
  if (correction.summary.trim() === '') return { problem: 'summary.missing', line: null };
  return reasonProblem(correction.reason) === null ? null : { problem: 'reason.missing', line: null };
}

const emptyForm: RecipeForm = { version: 0, title: '', ingredients: [], steps: [] };

/** Input is stored for a reload. */
const rememberIt = {
  type: 'remember' as const,
  params: ({ context: { guid, form, correction } }: { context: RecipeEditContext }) => ({ guid, form, correction }),
};

const changed = <E extends FormEdit>() => [{ type: 'edit' as const, params: ({ event }: { event: E }) => ({ event }) }, rememberIt];

/** Edits a recipe by hand: title, ingredients and steps, saved on top of the loaded version. */
export const recipeEditMachine = setup({
  types: {} as {
    context: RecipeEditContext;
    input: RecipeEditInput;
    events: RecipeEditEvent;
    output: { redirectTo: string };
    tags: 'busy' | 'form';
  },
  actors: {} as {
    loadRecipe: PromiseActorLogic<Recipe, Named>;
    saveEdit: PromiseActorLogic<Recipe, Named & RecipeEdit & { correction: Correction | null }>;
    /** Asks staff for a second step. Owners are never asked. */
    stepUp: typeof stepUpMachine;
  },
  actions: {
    begin: assign(({ context: { typed, correction, newId, isByStaff } }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      correction: isByStaff ? (correction ?? { summary: recipe.summary, reason: '', isMailed: true }) : null,
      // Restored input on an older version opens as a conflict.
      form: typed ?? formOf(recipe, newId),
      error: null,
    })),
    edit: assign(({ context }, { event }: { event: FormEdit }) => ({
      form: edited(context.form, event, context.newId),
      problem: null,
      error: null,
    })),
    correct: assign(({ context: { correction } }, { change }: { change: Partial<Correction> }) => ({
      correction: correction === null ? null : { ...correction, ...change },
      problem: null,
      error: null,
    })),
    showProblem: assign(({ context: { form, correction } }) => ({ problem: problemOf(form) ?? problemIn(correction) })),
    keepTheirs: assign((_, { error }: { error: ApiError }) => ({ theirs: newerOf(error), error: null })),
    putOnTop: assign(({ context: { form, theirs } }) =>
      theirs === null ? {} : { recipe: theirs, form: onTopOf(form, theirs), theirs: null },
    ),
    takeTheirs: assign(({ context: { theirs, correction, newId } }) =>
      theirs === null
        ? {}
        : {
            recipe: theirs,
            form: formOf(theirs, newId),
            correction: correction === null ? null : { ...correction, summary: theirs.summary },
            theirs: null,
          },
    ),
    /** Hole: stores the input in this browser; null deletes it. */
    remember: (_, _params: { guid: string; form: RecipeForm | null; correction: Correction | null }) => undefined,
    keepError: assign(kept),
  },
  guards: {
    isMissing: (_, { error }: { error: ApiError }) => isError(error, 'notFound'),
    isOutdated: (_, { error }: { error: ApiError }) => newerOf(error) !== null,
    isByStaff: ({ context }) => context.isByStaff,
    ...proofGuards,
    isSavable: ({ context: { form, correction } }) => problemOf(form) === null && problemIn(correction) === null,
  },
}).createMachine({
  id: 'recipeEdit',
  description: 'Edits the lines of a recipe by hand, and keeps two people from overwriting each other.',
  context: ({ input }) => ({ ...input, recipe: null, form: emptyForm, theirs: null, problem: null, error: null }),
  output: ({ context: { back } }) => ({ redirectTo: back }),
  initial: 'loading',
  states: {
    loading: load('The recipe is being fetched.', {
      src: 'loadRecipe',
      input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }),
      onDone: { target: 'editing', actions: { type: 'begin', params: ({ event }) => ({ recipe: event.output }) } },
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        { target: 'failed', actions: keepError },
      ],
    }),
    missing: { description: 'There is no such recipe.' },
    failed: failed('The recipe could not be fetched.', 'loading'),
    editing: {
      description: 'Lines are being written, added, removed and moved.',
      tags: 'form',
      on: {
        'title.changed': { actions: changed() },
        'ingredient.changed': { actions: changed() },
        'step.changed': { actions: changed() },
        'line.added': { actions: changed() },
        'line.removed': { actions: changed() },
        'line.moved': { actions: changed() },
        'correction.changed': {
          guard: 'isByStaff',
          actions: [{ type: 'correct', params: ({ event }) => ({ change: event.change }) }, rememberIt],
        },
        'save.requested': [{ guard: 'isSavable', target: 'saving' }, { actions: 'showProblem' }],
      },
    },
    saving: saving('The edited recipe is being saved, on top of the version that was seen.', {
      src: 'saveEdit',
      input: ({ context: { companyUri, guid, form, recipe, correction } }) => {
        if (recipe === null) throw new Error('Nothing is edited before it is there.');
        return { companyUri, guid, ...editOf(form, recipe), correction };
      },
      onDone: {
        target: 'saved',
        actions: { type: 'remember', params: ({ context }) => ({ guid: context.guid, form: null, correction: null }) },
      },
      onError: [
        { guard: { type: 'isOutdated', params: thrown }, target: 'conflicting', actions: { type: 'keepTheirs', params: thrown } },
        unproven('proving'),
        { target: 'editing', actions: keepError },
      ],
    }),
    proving: {
      ...proving<'saving', 'editing', RecipeEditContext>(
        'A box asks staff for a second step. With it the save goes on; without, what was typed stays.',
        {
          purpose: 'saveRecord',
          given: 'saving',
          closed: 'editing',
          about: ({ recipe }) => ({ area: 'recipes', action: null, deed: 'correct', title: recipe?.title ?? null, rows: 1 }),
        },
      ),
      tags: 'form',
    },
    conflicting: {
      description: 'The recipe was changed meanwhile: both are shown, and nothing is lost.',
      tags: 'form',
      on: {
        'mine.chosen': { target: 'saving', actions: ['putOnTop', rememberIt] },
        'theirs.chosen': { target: 'editing', actions: ['takeTheirs', rememberIt] },
      },
    },
    saved: { type: 'final', description: 'The way leads back to the recipe.' },
  },
});
