import { assign, setup, type PromiseActorLogic } from 'xstate';
import { asApiError, isError, type ApiError } from '../contract/errors.ts';
import type { Recipe, UnitSystem } from '../contract/recipe.ts';
import { clampServings } from './draft.ts';

interface RecipeInput {
  companyUri: string;
  guid: string;
}

interface RecipeContext extends RecipeInput {
  recipe: Recipe | null;
  /** As the reader wants it shown; null until the recipe is there. */
  servings: number | null;
  unitSystem: UnitSystem | null;
  error: ApiError | null;
}

export type RecipeEvent =
  | { type: 'servings.changed'; servings: number }
  | { type: 'units.changed'; unitSystem: UnitSystem }
  | { type: 'retry.requested' };

/** One recipe as it is read: loaded once, scaled and converted at will. */
export const recipeMachine = setup({
  types: {} as { context: RecipeContext; input: RecipeInput; events: RecipeEvent; tags: 'busy' },
  actors: {} as { loadRecipe: PromiseActorLogic<Recipe, RecipeInput> },
  actions: {
    show: assign((_, { recipe }: { recipe: Recipe }) => ({
      recipe,
      servings: recipe.servings,
      unitSystem: recipe.unitSystem,
      error: null,
    })),
    setServings: assign({ servings: (_, params: { servings: number }) => clampServings(params.servings) }),
    setUnits: assign({ unitSystem: (_, params: { unitSystem: UnitSystem }) => params.unitSystem }),
    keepError: assign({ error: (_, params: { error: ApiError }) => params.error }),
  },
  guards: {
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
  },
}).createMachine({
  id: 'recipe',
  description: 'Shows a recipe for any number of servings, in metric or US units.',
  context: ({ input }) => ({ ...input, recipe: null, servings: null, unitSystem: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The recipe is being fetched.',
      tags: 'busy',
      invoke: {
        id: 'loadRecipe',
        src: 'loadRecipe',
        input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => ({ recipe: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: asApiError(event.error) }) }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => ({ error: asApiError(event.error) }) } },
        ],
      },
    },
    shown: {
      description: 'The recipe is being read.',
      on: {
        'servings.changed': { actions: { type: 'setServings', params: ({ event }) => ({ servings: event.servings }) } },
        'units.changed': { actions: { type: 'setUnits', params: ({ event }) => ({ unitSystem: event.unitSystem }) } },
      },
    },
    missing: { description: 'There is no such recipe, or it is somebody else’s.' },
    failed: {
      description: 'The recipe could not be fetched.',
      on: { 'retry.requested': 'loading' },
    },
  },
});
