import type { ApiError } from '../../contract/errors.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { clampServings } from '../kitchen/draft.ts';
import type { LoaderEvent } from '../parts/loader.ts';
import type { CollectionsNews } from './collections.machine.ts';
import type { RecipeReplaced } from './refine.machine.ts';

/** What a reader wants a recipe shown for, and in. */
export interface ShownAs {
  servings: number;
  unitSystem: UnitSystem;
}

export interface RecipeInput {
  companyUri: string;
  guid: string;
  /** What the reader chose for this recipe before, on this device; null for the recipe as it was written. */
  chosen: ShownAs | null;
  /** The units that the reader prefers, for a recipe that nothing was chosen for; null for those that it was written in. */
  units: UnitSystem | null;
  newId: () => string;
  /** The day it is where the reader is: '2026-11-23'. */
  today: () => string;
}

/** A recipe as the browser keeps it. */
export interface SavedCopy {
  recipe: Recipe;
  /** When it was kept, in milliseconds since 1970. */
  savedAt: number;
}

export interface RecipeContext extends RecipeInput {
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
  | { type: 'print.requested' }
  | { type: 'text.sent'; title: string; text: string }
  | { type: 'file.requested' }
  | LoaderEvent
  | RecipeReplaced
  | CollectionsNews
  | { type: 'language.changed' };

/** A recipe for the servings and in the units that the reader chose before, or that it was written for. */
export const shownTo = ({ chosen, units }: RecipeInput, recipe: Recipe) => ({
  recipe,
  servings: chosen === null ? recipe.servings : clampServings(chosen.servings),
  unitSystem: chosen?.unitSystem ?? units ?? recipe.unitSystem,
  error: null,
});

/** A recipe that is in a collection no more. */
export const takenOut = (recipe: Recipe | null, collection: string): Recipe | null =>
  recipe?.shelf?.collections === undefined
    ? recipe
    : { ...recipe, shelf: { ...recipe.shelf, collections: recipe.shelf.collections.filter((one) => one !== collection) } };

const rememberChoice = {
  type: 'rememberChoice',
  params: ({ context: { servings, unitSystem } }: { context: RecipeContext }) => ({ servings, unitSystem }),
} as const;

/** What a reader may change in every state that shows a recipe. */
export const asTheReaderWants = {
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

export const replaced = [
  'forgetTitles',
  { type: 'replace', params: ({ event }: { event: RecipeReplaced }) => event },
  { type: 'saveRecipe', params: ({ event }: { event: RecipeReplaced }) => event },
] as const;
