import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { clampServings } from '../kitchen/draft.ts';
import { failed, load, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept } from '../parts/failure.ts';

/** A recipe as this browser keeps it. */
export interface SavedRecipe {
  recipe: Recipe;
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
  /** Where this tab finds its picture; null without one. */
  photo: string | null;
  /** It stays until its mark is taken away; others make room for those that are opened later. */
  isKept: boolean;
  /** The room that it takes. */
  bytes: number;
}

interface Reading extends SavedRecipe {
  servings: number;
  unitSystem: UnitSystem;
}

interface SavedRecipesContext {
  /** The one that was kept last comes first. */
  saved: readonly SavedRecipe[];
  reading: Reading | null;
  error: ApiError | null;
}

export type SavedRecipesEvent =
  | LoaderEvent
  /** The browser keeps others than before. */
  | { type: 'copies.changed' }
  | { type: 'recipe.opened'; guid: string }
  | { type: 'servings.changed'; servings: number }
  | { type: 'units.changed'; unitSystem: UnitSystem }
  | { type: 'list.requested' };

/** The recipes that this browser keeps, to be read without a network. Nothing here asks the server. */
export const savedRecipesMachine = setup({
  types: {} as { context: SavedRecipesContext; events: SavedRecipesEvent; tags: 'busy' },
  actors: {} as {
    listSaved: PromiseActorLogic<readonly SavedRecipe[]>;
    /** Sends `copies.changed`. */
    followCopies: CallbackActorLogic<EventObject>;
  },
  actions: {
    keepList: assign((_, { saved }: { saved: readonly SavedRecipe[] }) => ({ saved, error: null })),
    open: assign({
      reading: ({ context }, { guid }: { guid: string }) => {
        const found = context.saved.find(({ recipe }) => recipe.guid === guid);
        return found === undefined ? null : { ...found, servings: found.recipe.servings, unitSystem: found.recipe.unitSystem };
      },
    }),
    setServings: assign({
      reading: ({ context }, { servings }: { servings: number }) =>
        context.reading === null ? null : { ...context.reading, servings: clampServings(servings) },
    }),
    setUnits: assign({
      reading: ({ context }, { unitSystem }: { unitSystem: UnitSystem }) =>
        context.reading === null ? null : { ...context.reading, unitSystem },
    }),
    close: assign({ reading: null }),
    keepError: assign(kept),
  },
  guards: {
    isEmpty: (_, { saved }: { saved: readonly SavedRecipe[] }) => saved.length === 0,
    isSaved: ({ context }, { guid }: { guid: string }) => context.saved.some(({ recipe }) => recipe.guid === guid),
  },
}).createMachine({
  id: 'savedRecipes',
  description: 'Shows the recipes that this browser keeps.',
  context: { saved: [], reading: null, error: null },
  invoke: { id: 'followCopies', src: 'followCopies' },
  initial: 'opening',
  states: {
    opening: load('The browser looks up what it keeps.', {
      src: 'listSaved',
      onDone: [
        { guard: { type: 'isEmpty', params: ({ event }) => ({ saved: event.output }) }, target: 'empty' },
        { target: 'listed', actions: { type: 'keepList', params: ({ event }) => ({ saved: event.output }) } },
      ],
      onError: { target: 'failed', actions: keepError },
    }),
    empty: { description: 'The browser keeps none.', on: { 'copies.changed': 'renewing' } },
    renewing: loadSilently('The list is read on while the browser looks up what it keeps now.', {
      src: 'listSaved',
      id: 'renewSaved',
      onDone: [
        {
          guard: { type: 'isEmpty', params: ({ event }) => ({ saved: event.output }) },
          target: 'empty',
          actions: { type: 'keepList', params: ({ event }) => ({ saved: event.output }) },
        },
        { target: 'listed', actions: { type: 'keepList', params: ({ event }) => ({ saved: event.output }) } },
      ],
      onError: { target: 'failed', actions: keepError },
    }),
    listed: {
      description: 'The recipes are listed.',
      on: {
        'copies.changed': 'renewing',
        'recipe.opened': {
          guard: { type: 'isSaved', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    reading: {
      description: 'One of them is read.',
      on: {
        'servings.changed': { actions: { type: 'setServings', params: ({ event }) => event } },
        'units.changed': { actions: { type: 'setUnits', params: ({ event }) => event } },
        'list.requested': { target: 'listed', actions: 'close' },
      },
    },
    failed: failed('The browser does not let this page read what it keeps.', 'opening'),
  },
});
