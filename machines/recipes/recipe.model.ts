import type { ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import type { LoaderEvent } from '../parts/loader.ts';
import type { CollectionsNews } from './collections.machine.ts';
import type { RecipeReplaced } from './refine.machine.ts';
import type { ChosenBefore, Preferred, ShownAs, ShownAsEvent } from './shown-as.ts';

export interface RecipeInput extends Preferred {
  companyUri: string;
  guid: string;
  /** What the reader chose for this recipe before, on this device; null for the recipe as it was written. */
  chosen: ChosenBefore | null;
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
  /** As the reader wants it; null until the recipe is there. */
  shown: ShownAs | null;
  /** When the copy was kept that is read; null for what the server has said. */
  savedAt: number | null;
  error: ApiError | null;
}

export type RecipeEvent = ShownAsEvent | LoaderEvent | RecipeReplaced | CollectionsNews | { type: 'language.changed' };

/** A recipe that is in a collection no more. */
export const takenOut = (recipe: Recipe | null, collection: string): Recipe | null =>
  recipe?.shelf?.collections === undefined
    ? recipe
    : { ...recipe, shelf: { ...recipe.shelf, collections: recipe.shelf.collections.filter((one) => one !== collection) } };

export const replaced = [
  'forgetTitles',
  { type: 'replace', params: ({ event }: { event: RecipeReplaced }) => event },
  { type: 'saveRecipe', params: ({ event }: { event: RecipeReplaced }) => event },
] as const;
