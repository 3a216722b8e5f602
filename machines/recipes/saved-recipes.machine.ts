import { assign, setup, type CallbackActorLogic, type EventObject, type PromiseActorLogic } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { failed, load, loadSilently, type LoaderEvent } from '../parts/loader.ts';
import { keepError, kept } from '../parts/failure.ts';
import {
  asTheReaderWants,
  shownAfter,
  shownAtFirst,
  type ChosenBefore,
  type Preferred,
  type ShownAs,
  type ShownAsEvent,
} from './shown-as.ts';
import { takeAlongMachine } from './take-along.machine.ts';

/** A recipe as this browser keeps it. */
export interface SavedRecipe {
  recipe: Recipe;
  /** The guid of the user whose it is. */
  owner: string;
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
  /** Where this tab finds its picture; null without one. */
  photo: string | null;
  /** It stays until its mark is taken away; others make room for those that are opened later. */
  isKept: boolean;
  /** The room that it takes. */
  bytes: number;
}

interface SavedRecipesInput extends Preferred {
  /** What the reader chose for a recipe before, on this device; null for the recipe as it was written. */
  chosenFor: (copy: SavedRecipe) => ChosenBefore | null;
}

interface SavedRecipesContext extends SavedRecipesInput {
  /** The one that was kept last comes first. */
  saved: readonly SavedRecipe[];
  reading: SavedRecipe | null;
  /** As the reader wants it; null while none is read. */
  shown: ShownAs | null;
  error: ApiError | null;
}

export type SavedRecipesEvent =
  | LoaderEvent
  /** The browser keeps others than before. */
  | { type: 'copies.changed' }
  | { type: 'recipe.opened'; guid: string }
  | ShownAsEvent
  | { type: 'list.requested' };

/** The recipes that this browser keeps, to be read without a network. Nothing here asks the server. */
export const savedRecipesMachine = setup({
  types: {} as {
    context: SavedRecipesContext;
    input: SavedRecipesInput;
    events: SavedRecipesEvent;
    tags: 'busy';
    children: { takeAlong: 'takeAlong' };
  },
  actors: { takeAlong: takeAlongMachine } as {
    takeAlong: typeof takeAlongMachine;
    listSaved: PromiseActorLogic<readonly SavedRecipe[]>;
    /** Sends `copies.changed`. */
    followCopies: CallbackActorLogic<EventObject>;
  },
  actions: {
    keepList: assign((_, { saved }: { saved: readonly SavedRecipe[] }) => ({ saved, error: null })),
    open: assign(({ context }, { guid }: { guid: string }) => {
      const reading = context.saved.find(({ recipe }) => recipe.guid === guid);
      return reading === undefined ? {} : { reading, shown: shownAtFirst(reading.recipe, context.chosenFor(reading), context) };
    }),
    showAs: assign(({ context: { reading, shown } }, { change }: { change: ShownAsEvent }) =>
      reading === null || shown === null ? {} : { shown: shownAfter(reading.recipe, shown, change) },
    ),
    /** Hole: the browser shows the recipe that is read so the next time, here and on its own page. */
    rememberChoice: (_, _params: { shown: ShownAs | null }) => undefined,
    close: assign({ reading: null, shown: null }),
    keepError: assign(kept),
  },
  guards: {
    isEmpty: (_, { saved }: { saved: readonly SavedRecipe[] }) => saved.length === 0,
    isSaved: ({ context }, { guid }: { guid: string }) => context.saved.some(({ recipe }) => recipe.guid === guid),
  },
}).createMachine({
  id: 'savedRecipes',
  description: 'Shows the recipes that this browser keeps.',
  context: ({ input }) => ({ ...input, saved: [], reading: null, shown: null, error: null }),
  invoke: [
    { id: 'followCopies', src: 'followCopies' },
    { id: 'takeAlong', src: 'takeAlong' },
  ],
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
        ...asTheReaderWants,
        'list.requested': { target: 'listed', actions: 'close' },
      },
    },
    failed: failed('The browser does not let this page read what it keeps.', 'opening'),
  },
});
