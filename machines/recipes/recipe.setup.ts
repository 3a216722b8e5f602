import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { kept } from '../parts/failure.ts';
import { refineMachine } from './refine.machine.ts';
import { takenOut, type RecipeContext, type RecipeEvent, type RecipeInput, type SavedCopy } from './recipe.model.ts';
import { collectionsMachine } from './collections.machine.ts';
import type { CollectionsNews } from './collections.setup.ts';
import { recipePhotoMachine } from './recipe-photo.machine.ts';
import { recipeChangesMachine } from './recipe-changes.machine.ts';
import { toShoppingMachine } from './to-shopping.machine.ts';
import { renameMachine } from './rename.machine.ts';
import { recipeFeedbackMachine } from './recipe-feedback.machine.ts';
import { recipeNotesMachine } from './recipe-notes.machine.ts';
import { shareMachine } from './share.machine.ts';
import { shownAfter, shownAtFirst, type ShownAs, type ShownAsEvent } from './shown-as.ts';
import { takeAlongMachine } from './take-along.machine.ts';

/** Setup of the recipe flow: inputs, actions and guards. */
export const recipeSetup = setup({
  types: {} as {
    context: RecipeContext;
    input: RecipeInput;
    events: RecipeEvent;
    tags: 'busy';
    children: {
      changes: 'changes';
      rename: 'rename';
      share: 'share';
      toShopping: 'toShopping';
      refine: 'refine';
      takeAlong: 'takeAlong';
      notes: 'notes';
      feedback: 'feedback';
      collections: 'collections';
      photo: 'photo';
    };
  },
  actors: {
    changes: recipeChangesMachine,
    rename: renameMachine,
    share: shareMachine,
    toShopping: toShoppingMachine,
    refine: refineMachine,
    takeAlong: takeAlongMachine,
    notes: recipeNotesMachine,
    feedback: recipeFeedbackMachine,
    collections: collectionsMachine,
    photo: recipePhotoMachine,
  } as {
    changes: typeof recipeChangesMachine;
    rename: typeof renameMachine;
    share: typeof shareMachine;
    toShopping: typeof toShoppingMachine;
    refine: typeof refineMachine;
    takeAlong: typeof takeAlongMachine;
    notes: typeof recipeNotesMachine;
    feedback: typeof recipeFeedbackMachine;
    collections: typeof collectionsMachine;
    photo: typeof recipePhotoMachine;
    loadRecipe: PromiseActorLogic<Recipe, { companyUri: string; guid: string }>;
    /** This browser's copy; null without one. */
    findSaved: PromiseActorLogic<SavedCopy | null, { guid: string }>;
  },
  actions: {
    show: assign(({ context }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      shown: shownAtFirst(recipe, context.chosen, context),
      savedAt: null,
      error: null,
    })),
    showCopy: assign(({ context }, { copy }: { copy: SavedCopy | null }) =>
      copy === null ? {} : { ...copy, shown: shownAtFirst(copy.recipe, context.chosen, context), error: null },
    ),
    /** The server's current version; the reader's servings and units stay. */
    renew: assign((_, { recipe }: { recipe: Recipe }) => ({ recipe, savedAt: null, error: null })),
    /** Another version: the reader's servings stay, unless its own servings differ. */
    replace: assign(({ context: { recipe: before, shown } }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      savedAt: null,
      shown: shown && {
        ...shown,
        have: null,
        servings: before?.servings === recipe.servings && shown.have === null ? shown.servings : recipe.servings,
      },
    })),
    forgetTitles: sendTo('rename', { type: 'titles.forgotten' }),
    /** The server answers again: retry notes that failed to load or save. */
    wakeNotes: sendTo('notes', { type: 'network.returned' }),
    /** The same for feedback. */
    wakeFeedback: sendTo('feedback', { type: 'network.returned' }),
    /** Hole: stores the recipe for offline reading. */
    saveRecipe: (_, _params: { recipe: Recipe }) => undefined,
    /** A collection created for this recipe: add the recipe to it. */
    fill: sendTo('changes', (_, { collection, guids }: Extract<CollectionsNews, { type: 'collection.made' }>) => ({
      type: 'change.requested' as const,
      guids,
      change: { addTo: collection },
    })),
    takeOut: assign({ recipe: ({ context: { recipe } }, params: { collection: string }) => takenOut(recipe, params.collection) }),
    showAs: assign(({ context: { recipe, shown } }, { change }: { change: ShownAsEvent }) =>
      recipe === null || shown === null ? {} : { shown: shownAfter(recipe, shown, change) },
    ),
    /** Hole: remembers these settings for this recipe. */
    rememberChoice: (_, _params: { shown: ShownAs | null }) => undefined,
    keepError: assign(kept),
  },
  guards: {
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isNothing: (_, params: { copy: SavedCopy | null }) => params.copy === null,
    // A refused reader gets no offline copy either.
    isUnreachable: (_, params: { error: ApiError }) => isError(params.error, 'unknown'),
  },
});
