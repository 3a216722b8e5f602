import type { ApiError } from '../../contract/errors.ts';
import type { Recipe } from '../../contract/recipes/recipe.ts';
import type { LoaderEvent } from '../parts/loader.ts';
import type { CollectionsNews } from './collections.setup.ts';
import type { RecipeReplaced } from './refine.model.ts';
import type { ChosenBefore, Preferred, ShownAs, ShownAsEvent } from './shown-as.ts';

export interface RecipeInput extends Preferred {
  companyUri: string;
  guid: string;
  /** The reader's last settings for this recipe on this device; null for the recipe's own. */
  chosen: ChosenBefore | null;
  /** It was cooked to its end on this device. */
  wasCooked: boolean;
  newId: () => string;
  /** The reader's local date: '2026-11-23'. */
  today: () => string;
}

/** A recipe as stored in the browser. */
export interface SavedCopy {
  recipe: Recipe;
  /** Time of storing, in milliseconds since 1970. */
  savedAt: number;
}

export interface RecipeContext extends RecipeInput {
  recipe: Recipe | null;
  /** With the reader's settings; null before it is loaded. */
  shown: ShownAs | null;
  /** Time at which the shown copy was stored; null for the server's version. */
  savedAt: number | null;
  error: ApiError | null;
}

export type RecipeEvent = ShownAsEvent | LoaderEvent | RecipeReplaced | CollectionsNews | { type: 'language.changed' };

/** The recipe left a collection. */
export const takenOut = (recipe: Recipe | null, collection: string): Recipe | null =>
  recipe?.shelf?.collections === undefined
    ? recipe
    : { ...recipe, shelf: { ...recipe.shelf, collections: recipe.shelf.collections.filter((one) => one !== collection) } };

export const replaced = [
  'forgetTitles',
  { type: 'replace', params: ({ event }: { event: RecipeReplaced }) => event },
  { type: 'saveRecipe', params: ({ event }: { event: RecipeReplaced }) => event },
] as const;
