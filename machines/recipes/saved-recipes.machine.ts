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

/** A recipe as stored in this browser. */
export interface SavedRecipe {
  recipe: Recipe;
  /** Guid of its owner. */
  owner: string;
  /** Time of storing, in milliseconds since 1970. */
  savedAt: number;
  /** URL of its picture in this tab; null without one. */
  photo: string | null;
  /** Stored until its mark is removed; recently opened recipes make room for newer ones. */
  isKept: boolean;
  /** Size in bytes. */
  bytes: number;
}

interface SavedRecipesInput extends Preferred {
  /** The reader's last settings for a recipe on this device; null for the recipe's own. */
  chosenFor: (copy: SavedRecipe) => ChosenBefore | null;
}

interface SavedRecipesContext extends SavedRecipesInput {
  /** Newest first. */
  saved: readonly SavedRecipe[];
  reading: SavedRecipe | null;
  /** With the reader's settings; null while none is open. */
  shown: ShownAs | null;
  error: ApiError | null;
}

export type SavedRecipesEvent =
  | LoaderEvent
  /** The stored recipes changed. */
  | { type: 'copies.changed' }
  | { type: 'recipe.opened'; guid: string }
  | ShownAsEvent
  | { type: 'list.requested' };

/** The recipes stored in this browser, for reading offline. Makes no server calls. */
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
    /** Hole: remembers the reader's settings, here and on the recipe's page. */
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
