import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { factorBy, type Have } from '../../contract/recipes/scale-by.ts';
import { clampServings } from '../kitchen/draft.ts';
import { kept } from '../parts/failure.ts';
import { refineMachine } from './refine.machine.ts';
import { servingsOf, shownTo, takenOut, type RecipeContext, type RecipeEvent, type RecipeInput, type SavedCopy } from './recipe.model.ts';
import { collectionsMachine, type CollectionsNews } from './collections.machine.ts';
import { recipePhotoMachine } from './recipe-photo.machine.ts';
import { recipeChangesMachine } from './recipe-changes.machine.ts';
import { clipboardMachine } from '../shell/clipboard.machine.ts';
import { toShoppingMachine } from './to-shopping.machine.ts';
import { renameMachine } from './rename.machine.ts';
import { recipeFeedbackMachine } from './recipe-feedback.machine.ts';
import { recipeNotesMachine } from './recipe-notes.machine.ts';
import { shareMachine } from './share.machine.ts';

/** What the flow of a recipe is made of: its needs, its actions, and what it asks itself. */
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
      clipboard: 'clipboard';
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
    clipboard: clipboardMachine,
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
    clipboard: typeof clipboardMachine;
    notes: typeof recipeNotesMachine;
    feedback: typeof recipeFeedbackMachine;
    collections: typeof collectionsMachine;
    photo: typeof recipePhotoMachine;
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
    /** Another version: the reader's servings stay, unless the recipe is made for others now. */
    replace: assign(({ context }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      savedAt: null,
      have: null,
      ...(context.recipe?.servings === recipe.servings && context.have === null ? {} : { servings: recipe.servings }),
    })),
    forgetTitles: sendTo('rename', { type: 'titles.forgotten' }),
    /** The server answers again: notes that could not be fetched or saved are tried again. */
    wakeNotes: sendTo('notes', { type: 'network.returned' }),
    /** The same for what was said of the recipe. */
    wakeFeedback: sendTo('feedback', { type: 'network.returned' }),
    /** Hole: the browser keeps it, to be read without a network. */
    saveRecipe: (_, _params: { recipe: Recipe }) => undefined,
    /** A collection that was made for this recipe: it comes in. */
    fill: sendTo('changes', (_, { collection, guids }: Extract<CollectionsNews, { type: 'collection.made' }>) => ({
      type: 'change.requested' as const,
      guids,
      change: { addTo: collection },
    })),
    takeOut: assign({ recipe: ({ context: { recipe } }, params: { collection: string }) => takenOut(recipe, params.collection) }),
    setServings: assign((_, params: { servings: number }) => ({ servings: clampServings(params.servings), have: null })),
    /** The whole recipe follows what there is of one ingredient. What cannot be compared changes nothing. */
    setHave: assign(({ context: { recipe } }, { have }: { have: Have | null }) =>
      recipe === null || (have !== null && factorBy(recipe, have) === null) ? {} : { have, servings: servingsOf(recipe, have) },
    ),
    setOven: assign({ oven: (_, params: { oven: OvenScale }) => params.oven }),
    setUnits: assign({ unitSystem: (_, params: { unitSystem: UnitSystem }) => params.unitSystem }),
    /** Hole: the browser shows this recipe so the next time. */
    rememberChoice: (_, _params: Pick<RecipeContext, 'servings' | 'unitSystem' | 'have' | 'oven'>) => undefined,
    /** Holes: what takes the recipe along. The system asks where to. */
    print: () => undefined,
    sendText: (_, _params: { title: string; text: string }) => undefined,
    openFile: (_, _params: { companyUri: string; guid: string }) => undefined,
    keepError: assign(kept),
  },
  guards: {
    isMissing: (_, params: { error: ApiError }) => isError(params.error, 'notFound'),
    isNothing: (_, params: { copy: SavedCopy | null }) => params.copy === null,
    // A refused reader gets no copy either.
    isUnreachable: (_, params: { error: ApiError }) => isError(params.error, 'unknown'),
  },
});
