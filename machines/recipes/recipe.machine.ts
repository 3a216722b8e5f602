import { assign, sendTo, setup, type PromiseActorLogic } from 'xstate';
import { isError, type ApiError } from '../../contract/errors.ts';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { factorBy, type Have } from '../../contract/recipes/scale-by.ts';
import { clampServings } from '../kitchen/draft.ts';
import { failed, load } from '../parts/loader.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { refineMachine } from './refine.machine.ts';
import {
  asTheReaderWants,
  replaced,
  servingsOf,
  shownTo,
  takenOut,
  type RecipeContext,
  type RecipeEvent,
  type RecipeInput,
  type SavedCopy,
} from './recipe.model.ts';
import { collectionsMachine, type CollectionsNews } from './collections.machine.ts';
import { recipePhotoMachine } from './recipe-photo.machine.ts';
import { recipeChangesMachine } from './recipe-changes.machine.ts';
import { clipboardMachine } from '../shell/clipboard.machine.ts';
import { toShoppingMachine } from './to-shopping.machine.ts';
import { renameMachine } from './rename.machine.ts';
import { recipeFeedbackMachine } from './recipe-feedback.machine.ts';
import { recipeNotesMachine } from './recipe-notes.machine.ts';
import { shareMachine } from './share.machine.ts';

/** One recipe as it is read: loaded once, scaled and converted at will. */
export const recipeMachine = setup({
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
}).createMachine({
  id: 'recipe',
  description: 'Shows a recipe for any number of servings, in metric or US units.',
  context: ({ input }) => ({
    ...input,
    recipe: null,
    servings: null,
    unitSystem: null,
    have: null,
    oven: null,
    savedAt: null,
    error: null,
  }),
  invoke: [
    { id: 'changes', src: 'changes', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'rename', src: 'rename' },
    { id: 'share', src: 'share' },
    { id: 'toShopping', src: 'toShopping', input: ({ context }) => ({ newId: context.newId }) },
    { id: 'refine', src: 'refine', input: ({ context: { companyUri, guid, newId }, self }) => ({ companyUri, guid, newId, page: self }) },
    { id: 'clipboard', src: 'clipboard' },
    { id: 'notes', src: 'notes', input: ({ context: { companyUri, guid } }) => ({ companyUri, guid }) },
    {
      id: 'collections',
      src: 'collections',
      input: ({ context: { companyUri, newId }, self }) => ({ companyUri, newId, page: self }),
    },
    { id: 'photo', src: 'photo', input: ({ context: { companyUri, guid }, self }) => ({ companyUri, guid, page: self }) },
    { id: 'feedback', src: 'feedback', input: ({ context: { companyUri, guid, newId, today } }) => ({ companyUri, guid, newId, today }) },
  ],
  on: {
    'collection.made': { actions: { type: 'fill', params: ({ event }) => event } },
    'collection.deleted': { actions: { type: 'takeOut', params: ({ event }) => event } },
  },
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
            'wakeNotes',
            'wakeFeedback',
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
        'recipe.replaced': { actions: replaced },
        'network.returned': { actions: ['wakeNotes', 'wakeFeedback'] },
        'viewer.returned': { actions: ['wakeNotes', 'wakeFeedback'] },
        ...asTheReaderWants,
        'print.requested': { actions: 'print' },
        'text.sent': { actions: { type: 'sendText', params: ({ event }) => event } },
        'file.requested': {
          actions: { type: 'openFile', params: ({ context: { companyUri, guid } }) => ({ companyUri, guid }) },
        },
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
        // What is being fetched may be the version before.
        'recipe.replaced': { target: 'rewriting', reenter: true, actions: replaced },
        ...asTheReaderWants,
      },
    },
    missing: { description: 'There is no such recipe, or it is somebody else’s.' },
    failed: failed('The recipe could not be fetched.', 'loading'),
  },
});
