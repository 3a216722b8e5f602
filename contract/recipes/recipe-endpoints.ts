import { array, boolean, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import { recipeSchema, recipeSummarySchema } from './recipe.ts';

const recipe = '/api/companies/:companyUri/recipes/:guid';

/** Where recipes lie: among the others, or in the trash. */
export const places = ['cookbook', 'trash'] as const;
export type Place = (typeof places)[number];

/** How long the trash keeps a recipe, in days. */
export const trashDays = 30;
export const mostRecipesAtOnce = 100;
export const longestTitle = 120;
export const longestTag = 40;
/** So many tags a recipe has at most. */
export const mostTags = 20;

/** What can be done with many recipes at once. */
export const recipeChangeSchema = object({
  isFavourite: optional(boolean()),
  isInTrash: optional(boolean()),
  addTag: optional(size(text(), 1, longestTag)),
  removeTag: optional(size(text(), 1, longestTag)),
});
export type RecipeChange = Infer<typeof recipeChangeSchema>;

/** What owners do with recipes that exist. Staff in a user's place are refused. */
export const recipeEndpoints = {
  changeRecipes: endpoint({
    method: 'POST',
    path: '/api/recipes/changes',
    body: object({ guids: size(array(guid()), 1, mostRecipesAtOnce), change: recipeChangeSchema }),
    query: null,
    /** Those that are other than before: what an undo takes back. Recipes of others are none. */
    payload: type({
      changed: array(string()),
      /** When those that are in the trash now are deleted, in milliseconds since 1970. */
      deletesAt: nullable(number()),
    }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed'],
  }),
  renameRecipe: endpoint({
    method: 'PUT',
    path: `${recipe}/title`,
    /** Null, or nothing but spaces: the title that the cook gave it. */
    body: object({ title: nullable(size(text(), 0, longestTitle)) }),
    query: null,
    payload: recipeSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound'],
  }),
  copyRecipe: endpoint({
    method: 'POST',
    path: `${recipe}/copies`,
    /** Made by the client; the same key never makes a second copy. */
    body: object({ copyKey: guid() }),
    query: null,
    payload: recipeSummarySchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict', 'tooManyRequests'],
  }),
} as const;
