import type { ApiError } from '../../contract/errors.ts';
import type { OvenScale } from '../../contract/recipes/oven.ts';
import type { Recipe, UnitSystem } from '../../contract/recipes/recipe.ts';
import { factorBy, type Have } from '../../contract/recipes/scale-by.ts';
import { clampServings } from '../kitchen/draft.ts';
import type { LoaderEvent } from '../parts/loader.ts';
import type { CollectionsNews } from './collections.machine.ts';
import type { RecipeReplaced } from './refine.machine.ts';

/** What a reader wants a recipe shown for, and in. */
export interface ShownAs {
  servings: number;
  unitSystem: UnitSystem;
  /** What there is of one ingredient, where the whole recipe follows it. */
  have?: Have | null | undefined;
  /** In what ovens are marked; null for what goes with the units. */
  oven?: OvenScale | null | undefined;
}

export interface RecipeInput {
  companyUri: string;
  guid: string;
  /** What the reader chose for this recipe before, on this device; null for the recipe as it was written. */
  chosen: ShownAs | null;
  /** The units that the reader prefers, for a recipe that nothing was chosen for; null for those that it was written in. */
  units: UnitSystem | null;
  /** In what the reader's oven is marked; null for what goes with the units. */
  ovens: OvenScale | null;
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
  have: Have | null;
  oven: OvenScale | null;
  /** When the copy was kept that is read; null for what the server has said. */
  savedAt: number | null;
  error: ApiError | null;
}

export type RecipeEvent =
  | { type: 'servings.changed'; servings: number }
  | { type: 'units.changed'; unitSystem: UnitSystem }
  /** Null: the recipe follows the servings again. */
  | { type: 'have.changed'; have: Have | null }
  | { type: 'oven.changed'; oven: OvenScale }
  | { type: 'print.requested' }
  | { type: 'text.sent'; title: string; text: string }
  | { type: 'file.requested' }
  | LoaderEvent
  | RecipeReplaced
  | CollectionsNews
  | { type: 'language.changed' };

/** The servings that come nearest to what is made. */
export const servingsOf = (recipe: Recipe, have: Have | null): number =>
  clampServings(Math.round(recipe.servings * (factorBy(recipe, have) ?? 1)));

/** A recipe for the servings and in the units that the reader chose before, or that it was written for. */
export const shownTo = ({ chosen, units, ovens }: RecipeInput, recipe: Recipe) => ({
  recipe,
  servings: chosen === null ? recipe.servings : clampServings(chosen.servings),
  unitSystem: chosen?.unitSystem ?? units ?? recipe.unitSystem,
  // What was had of another version says nothing of this one.
  have: factorBy(recipe, chosen?.have ?? null) === null ? null : (chosen?.have ?? null),
  oven: chosen?.oven ?? ovens,
  error: null,
});

/** A recipe that is in a collection no more. */
export const takenOut = (recipe: Recipe | null, collection: string): Recipe | null =>
  recipe?.shelf?.collections === undefined
    ? recipe
    : { ...recipe, shelf: { ...recipe.shelf, collections: recipe.shelf.collections.filter((one) => one !== collection) } };

const rememberChoice = {
  type: 'rememberChoice',
  params: ({ context: { servings, unitSystem, have, oven } }: { context: RecipeContext }) => ({ servings, unitSystem, have, oven }),
} as const;

/** What a reader may change in every state that shows a recipe. */
export const asTheReaderWants = {
  'servings.changed': {
    actions: [
      { type: 'setServings', params: ({ event }: { event: { servings: number } }) => ({ servings: event.servings }) },
      rememberChoice,
    ],
  },
  'have.changed': {
    actions: [{ type: 'setHave', params: ({ event }: { event: { have: Have | null } }) => ({ have: event.have }) }, rememberChoice],
  },
  'oven.changed': {
    actions: [{ type: 'setOven', params: ({ event }: { event: { oven: OvenScale } }) => ({ oven: event.oven }) }, rememberChoice],
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
