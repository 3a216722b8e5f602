import { assign, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { clampServings } from '../kitchen/draft.ts';
import { failed, load, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { recipeChangesMachine } from './recipe-changes.machine.ts';
import { toShoppingMachine } from './to-shopping.machine.ts';
import { renameMachine } from './rename.machine.ts';
import { shareMachine } from './share.machine.ts';

/** What a reader wants a recipe shown for, and in. */
export interface ShownAs {
  servings: number;
  unitSystem: UnitSystem;
}

interface RecipeInput {
  companyUri: string;
  guid: string;
  /** What the reader chose for this recipe before, on this device; null for the recipe as it was written. */
  chosen: ShownAs | null;
  newId: () => string;
}

/** A recipe as the browser keeps it. */
export interface SavedCopy {
  recipe: Recipe;
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
}

interface RecipeContext extends RecipeInput {
  recipe: Recipe | null;
  /** As the reader wants it shown; null until the recipe is there. */
  servings: number | null;
  unitSystem: UnitSystem | null;
  /** When the copy was kept that is read; null for what the server has said. */
  savedAt: number | null;
  error: ApiError | null;
}

export type RecipeEvent =
  | { type: 'servings.changed'; servings: number }
  | { type: 'units.changed'; unitSystem: UnitSystem }
  | LoaderEvent
  | { type: 'language.changed' };

/** A recipe for the servings and in the units that the reader chose before, or that it was written for. */
const shownTo = ({ chosen }: RecipeInput, recipe: Recipe) => ({
  recipe,
  servings: chosen === null ? recipe.servings : clampServings(chosen.servings),
  unitSystem: (chosen ?? recipe).unitSystem,
  error: null,
});

const rememberChoice = {
  type: 'rememberChoice',
  params: ({ context: { servings, unitSystem } }: { context: RecipeContext }) => ({ servings, unitSystem }),
} as const;

/** What a reader may change in every state that shows a recipe. */
const asTheReaderWants = {
  'servings.changed': {
    actions: [
      { type: 'setServings', params: ({ event }: { event: { servings: number } }) => ({ servings: event.servings }) },
      rememberChoice,
    ],
  },
  'units.changed': {
    actions: [
      { type: 'setUnits', params: ({ event }: { event: { unitSystem: UnitSystem } }) => ({ unitSystem: event.unitSystem }) },
      rememberChoice,
    ],
  },
} as const;

/** One recipe as it is read: loaded once, scaled and converted at will. */
export const recipeMachine = setup({
  types: {} as {
    context: RecipeContext;
    input: RecipeInput;
    events: RecipeEvent;
    tags: 'busy';
    children: { changes: 'changes'; rename: 'rename'; share: 'share'; toShopping: 'toShopping' };
  },
  actors: { changes: recipeChangesMachine, rename: renameMachine, share: shareMachine, toShopping: toShoppingMachine } as {
    changes: typeof recipeChangesMachine;
    rename: typeof renameMachine;
    share: typeof shareMachine;
    toShopping: typeof toShoppingMachine;
    loadRecipe: PromiseActorLogic<Recipe, { companyUri: string; guid: string }>;
    /** The copy that this browser keeps of it; null without one. */
    findSaved: PromiseActorLogic<SavedCopy | null, { guid: string }>;
  },
  actions: {
    show: assign(({ context }, { recipe }: { recipe: Recipe }) => ({ ...shownTo(context, recipe), savedAt: null })),
    showCopy: assign(({ context }, { copy }: { copy: SavedCopy | null }) =>
      copy === null ? {} : { ...shownTo(context, copy.recipe), savedAt: copy.savedAt },
    ),
    /** As the server has it now; the reader's servings and units stay. */
    renew: assign((_, { recipe }: { recipe: Recipe }) => ({ recipe, savedAt: null, error: null })),
    /** Hole: the browser keeps it, to be read without a network. */
    saveRecipe: (_, _params: { recipe: Recipe }) => undefined,
    setServings: assign({ servings: (_, params: { servings: number }) => clampServings(params.servings) }),
    setUnits: assign({ unitSystem: (_, params: { unitSystem: UnitSystem }) => params.unitSystem }),
    /** Hole: the browser shows this recipe so the next time. */
    rememberChoice: (_, _params: { servings: number | null; unitSystem: UnitSystem | null }) => undefined,
    keepError: assign(kept),
  },
  guards: {
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isNothing: (_, params: { copy: SavedCopy | null }) => params.copy === null,
    // A refused reader gets no copy either.
    isUnreachable: (_, params: { error: ApiError }) => isError(params.error, 'unknown'),
  },
}).createMachine({
  id: 'recipe',
  description: 'Shows a recipe for any number of servings, in metric or US units.',
  context: ({ input }) => ({ ...input, recipe: null, servings: null, unitSystem: null, savedAt: null, error: null }),
  invoke: [
    { id: 'changes', src: 'changes', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'rename', src: 'rename' },
    { id: 'share', src: 'share' },
    { id: 'toShopping', src: 'toShopping', input: ({ context }) => ({ newId: context.newId }) },
  ],
  initial: 'loading',
  states: {
    loading: load('The recipe is being fetched.', {
      src: 'loadRecipe',
      input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
      onDone: {
        target: 'shown',
        actions: [
          { type: 'show', params: ({ event }) => ({ recipe: event.output }) },
          { type: 'saveRecipe', params: ({ event }) => ({ recipe: event.output }) },
        ],
      },
      onError: [
        { guard: { type: 'isMissing', params: thrown }, target: 'missing' },
        {
          guard: { type: 'isUnreachable', params: thrown },
          target: 'lookingUp',
          actions: keepError,
        },
        { target: 'failed', actions: keepError },
      ],
    }),
    lookingUp: {
      description: 'The server cannot be reached; the browser looks for a copy.',
      tags: 'busy',
      invoke: {
        id: 'findSaved',
        src: 'findSaved',
        input: ({ context }) => ({ guid: context.guid }),
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => ({ copy: event.output }) }, target: 'failed' },
          { target: 'saved', actions: { type: 'showCopy', params: ({ event }) => ({ copy: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    saved: {
      description: 'The copy that the browser keeps is being read, and said to be one.',
      on: {
        ...asTheReaderWants,
        'retry.requested': 'renewing',
        'network.returned': 'renewing',
        'viewer.returned': 'renewing',
      },
    },
    renewing: {
      description: 'The copy is read on while the recipe is fetched again.',
      tags: 'busy',
      invoke: {
        id: 'renewRecipe',
        src: 'loadRecipe',
        input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'renew', params: ({ event }) => ({ recipe: event.output }) },
            { type: 'saveRecipe', params: ({ event }) => ({ recipe: event.output }) },
          ],
        },
        onError: [{ guard: { type: 'isMissing', params: thrown }, target: 'missing' }, { target: 'saved' }],
      },
      on: asTheReaderWants,
    },
    shown: {
      description: 'The recipe is being read.',
      on: {
        'language.changed': 'rewriting',
        ...asTheReaderWants,
      },
    },
    rewriting: {
      description: 'The recipe is read on while the server writes it in another language.',
      invoke: {
        id: 'rewriteRecipe',
        src: 'loadRecipe',
        input: ({ context }) => ({ companyUri: context.companyUri, guid: context.guid }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'renew', params: ({ event }) => ({ recipe: event.output }) },
            { type: 'saveRecipe', params: ({ event }) => ({ recipe: event.output }) },
          ],
        },
        // It stays in the language that it is in.
        onError: 'shown',
      },
      on: {
        'language.changed': { target: 'rewriting', reenter: true },
        ...asTheReaderWants,
      },
    },
    missing: { description: 'There is no such recipe, or it is somebody else’s.' },
    failed: failed('The recipe could not be fetched.', 'loading'),
  },
});
