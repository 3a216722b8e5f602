import { assign, sendTo, setup, type ActorRef, type PromiseActorLogic, type Snapshot } from 'xstate';
import type { ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import { keepError, kept, thrown } from '../parts/failure.ts';
import { load, saving } from '../parts/loader.ts';
import type { RecipeReplaced } from './refine.model.ts';

interface RecipePhotoInput {
  companyUri: string;
  guid: string;
  page: ActorRef<Snapshot<unknown>, RecipeReplaced>;
}

/** The photo before and after a change; null for none. */
export interface PhotoChange {
  before: string | null;
  after: string | null;
}

interface RecipePhotoContext extends RecipePhotoInput {
  change: PhotoChange;
  error: ApiError | null;
}

/** `shown` is the recipe's current photo. */
export type RecipePhotoEvent =
  | { type: 'photo.opened' }
  | { type: 'photo.closed' }
  | { type: 'photo.chosen'; file: unknown; shown: string | null }
  | { type: 'photo.removed'; shown: string | null };

interface Now {
  context: RecipePhotoContext;
}

const replaced = { type: 'tellPage', params: ({ event }: { event: { output: Recipe } }) => ({ recipe: event.output }) } as const;

/** The owner's photo of a recipe: choose, replace, remove, undo. */
export const recipePhotoMachine = setup({
  types: {} as { context: RecipePhotoContext; input: RecipePhotoInput; events: RecipePhotoEvent; tags: 'busy' | 'form' },
  actors: {} as {
    /** Uploads the chosen file. */
    uploadPhoto: PromiseActorLogic<{ guid: string }, { companyUri: string; file: unknown }>;
    setPhoto: PromiseActorLogic<Recipe, { companyUri: string; guid: string; photoGuid: string | null }>;
    /** Shows the change; true when the user chooses undo. */
    offerUndo: PromiseActorLogic<boolean, PhotoChange>;
  },
  actions: {
    keepBefore: assign((_, { shown }: { shown: string | null }) => ({ change: { before: shown, after: null }, error: null })),
    keepAfter: assign({ change: ({ context }, { guid }: { guid: string }) => ({ ...context.change, after: guid }) }),
    tellPage: sendTo(
      ({ context }) => context.page,
      (_, { recipe }: { recipe: Recipe }) => ({ type: 'recipe.replaced', recipe }) as const,
    ),
    forgetError: assign({ error: null }),
    keepError: assign(kept),
    /** Hole: reports an error. */
    tellFailure: (_, _params: { error: ApiError }) => undefined,
  },
  guards: { isYes: (_, { output }: { output: boolean }) => output },
}).createMachine({
  id: 'recipePhoto',
  description: 'Shows a photo of the owner’s with a recipe.',
  context: ({ input }) => ({ ...input, change: { before: null, after: null }, error: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The recipe is read with the picture that it has.',
      on: { 'photo.opened': { target: 'open', actions: 'forgetError' } },
      initial: 'quiet',
      states: {
        quiet: { description: 'Nothing is offered to be taken back.' },
        undoOffered: {
          description: 'The change is told, and can be taken back for a while.',
          invoke: {
            id: 'offerUndo',
            src: 'offerUndo',
            input: ({ context }) => context.change,
            onDone: [{ guard: { type: 'isYes', params: ({ event }) => event }, target: '#recipePhoto.undoing' }, 'quiet'],
            onError: 'quiet',
          },
        },
      },
    },
    open: {
      description: 'A photo is chosen, or the one that is there is taken away.',
      tags: 'form',
      on: {
        'photo.chosen': { target: 'uploading', actions: { type: 'keepBefore', params: ({ event }) => event } },
        'photo.removed': { target: 'saving', actions: { type: 'keepBefore', params: ({ event }) => event } },
        'photo.closed': 'closed',
      },
    },
    uploading: {
      description: 'The photo is on its way to the server, which checks it.',
      tags: ['busy', 'form'],
      invoke: {
        id: 'uploadPhoto',
        src: 'uploadPhoto',
        input: ({ context: { companyUri }, event }) => ({ companyUri, file: event.type === 'photo.chosen' ? event.file : null }),
        onDone: { target: 'saving', actions: { type: 'keepAfter', params: ({ event }) => event.output } },
        onError: { target: 'open', actions: keepError },
      },
      on: { 'photo.closed': 'closed' },
    },
    saving: saving('The recipe gets its picture, or loses it.', {
      src: 'setPhoto',
      input: ({ context: { companyUri, guid, change } }: Now) => ({ companyUri, guid, photoGuid: change.after }),
      onDone: { target: 'closed.undoOffered', actions: replaced },
      onError: { target: 'open', actions: keepError },
    }),
    undoing: load('The recipe gets back the picture that it had.', {
      src: 'setPhoto',
      id: 'setPhotoBack',
      input: ({ context: { companyUri, guid, change } }: Now) => ({ companyUri, guid, photoGuid: change.before }),
      onDone: { target: 'closed', actions: replaced },
      onError: { target: 'closed', actions: { type: 'tellFailure', params: thrown } },
    }),
  },
});
