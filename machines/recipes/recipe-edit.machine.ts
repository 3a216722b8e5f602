import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { newerOf, type RecipeEdit } from '../../contract/recipes/version-endpoints.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { failed, load, saving, type LoaderEvent } from '../parts/loader.ts';
import { editOf, formOf, moved, onTopOf, problemOf, type EditProblem, type IngredientLine, type RecipeForm } from './recipe-edit.model.ts';

interface Named {
  companyUri: string;
  guid: string;
}

interface RecipeEditInput extends Named {
  newId: () => string;
  /** What was typed before a reload; null for nothing. */
  typed: RecipeForm | null;
}

interface RecipeEditContext extends RecipeEditInput {
  /** The version that is edited; null until it is there. */
  recipe: Recipe | null;
  form: RecipeForm;
  /** What somebody else made of the recipe meanwhile. */
  theirs: Recipe | null;
  problem: { problem: EditProblem; line: string | null } | null;
  error: ApiError | null;
}

type ListName = 'ingredients' | 'steps';

export type RecipeEditEvent =
  | { type: 'title.changed'; title: string }
  | { type: 'ingredient.changed'; id: string; change: Partial<Pick<IngredientLine, 'amount' | 'unit' | 'item'>> }
  | { type: 'step.changed'; id: string; text: string }
  | { type: 'line.added'; list: ListName }
  | { type: 'line.removed'; list: ListName; id: string }
  | { type: 'line.moved'; list: ListName; id: string; by: -1 | 1 }
  | { type: 'save.requested' }
  | { type: 'mine.chosen' }
  | { type: 'theirs.chosen' }
  | LoaderEvent;

const emptyForm: RecipeForm = { version: 0, title: '', ingredients: [], steps: [] };

/** What is typed is kept for a reload. */
const rememberIt = {
  type: 'remember' as const,
  params: ({ context: { guid, form } }: { context: RecipeEditContext }) => ({ guid, form }),
};

/** What changes the form. */
type Edit = Extract<RecipeEditEvent, { type: `${'title' | 'ingredient' | 'step'}.changed` | `line.${string}` }>;

const changed = <E extends Edit>() => [{ type: 'edit' as const, params: ({ event }: { event: E }) => ({ event }) }, rememberIt];

function edited({ form, newId }: RecipeEditContext, event: Edit): RecipeForm {
  switch (event.type) {
    case 'title.changed':
      return { ...form, title: event.title };
    case 'ingredient.changed':
      return { ...form, ingredients: form.ingredients.map((line) => (line.id === event.id ? { ...line, ...event.change } : line)) };
    case 'step.changed':
      return { ...form, steps: form.steps.map((line) => (line.id === event.id ? { ...line, text: event.text } : line)) };
    case 'line.added':
      return event.list === 'steps'
        ? { ...form, steps: [...form.steps, { id: newId(), from: null, text: '' }] }
        : { ...form, ingredients: [...form.ingredients, { id: newId(), from: null, amount: '', unit: null, item: '' }] };
    case 'line.removed':
      return event.list === 'steps'
        ? { ...form, steps: form.steps.filter(({ id }) => id !== event.id) }
        : { ...form, ingredients: form.ingredients.filter(({ id }) => id !== event.id) };
    case 'line.moved':
      return event.list === 'steps'
        ? { ...form, steps: moved(form.steps, event.id, event.by) }
        : { ...form, ingredients: moved(form.ingredients, event.id, event.by) };
  }
}

/** Edits a recipe by hand: title, ingredients and steps, saved on top of the version that was seen. */
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
    saveEdit: PromiseActorLogic<Recipe, Named & RecipeEdit>;
  },
  actions: {
    begin: assign(({ context: { typed, newId } }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      // What was typed on an earlier version comes back with the conflict that it meets.
      form: typed ?? formOf(recipe, newId),
      error: null,
    })),
    edit: assign(({ context }, { event }: { event: Edit }) => ({ form: edited(context, event), problem: null, error: null })),
    showProblem: assign(({ context }) => ({ problem: problemOf(context.form) })),
    keepTheirs: assign((_, { error }: { error: ApiError }) => ({ theirs: newerOf(error), error: null })),
    putOnTop: assign(({ context: { form, theirs } }) =>
      theirs === null ? {} : { recipe: theirs, form: onTopOf(form, theirs), theirs: null },
    ),
    takeTheirs: assign(({ context: { theirs, newId } }) =>
      theirs === null ? {} : { recipe: theirs, form: formOf(theirs, newId), theirs: null },
    ),
    /** Hole: this browser remembers what is typed; null forgets it. */
    remember: (_, _params: { guid: string; form: RecipeForm | null }) => undefined,
    keepError: assign(kept),
  },
  guards: {
    isMissing: (_, { error }: { error: ApiError }) => isError(error, 'notFound'),
    isOutdated: (_, { error }: { error: ApiError }) => newerOf(error) !== null,
    isSavable: ({ context }) => problemOf(context.form) === null,
  },
}).createMachine({
  id: 'recipeEdit',
  description: 'Edits the lines of a recipe by hand, and keeps two people from overwriting each other.',
  context: ({ input }) => ({ ...input, recipe: null, form: emptyForm, theirs: null, problem: null, error: null }),
  output: ({ context: { companyUri, guid } }) => ({ redirectTo: `/ai/${encodeURIComponent(companyUri)}/recipes/${guid}` }),
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
        'save.requested': [{ guard: 'isSavable', target: 'saving' }, { actions: 'showProblem' }],
      },
    },
    saving: saving('The edited recipe is being saved, on top of the version that was seen.', {
      src: 'saveEdit',
      input: ({ context: { companyUri, guid, form, recipe } }) => {
        if (recipe === null) throw new Error('Nothing is edited before it is there.');
        return { companyUri, guid, ...editOf(form, recipe) };
      },
      onDone: {
        target: 'saved',
        actions: { type: 'remember', params: ({ context }) => ({ guid: context.guid, form: null }) },
      },
      onError: [
        { guard: { type: 'isOutdated', params: thrown }, target: 'conflicting', actions: { type: 'keepTheirs', params: thrown } },
        { target: 'editing', actions: keepError },
      ],
    }),
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
