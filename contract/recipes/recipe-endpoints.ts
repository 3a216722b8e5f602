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
/** So many recipes a company marks to be kept offline at most: each takes room on every device. */
export const mostKeptOffline = 200;

/** What can be done with many recipes at once. */
export const recipeChangeSchema = object({
  isFavourite: optional(boolean()),
  isInTrash: optional(boolean()),
  addTag: optional(size(text(), 1, longestTag)),
  removeTag: optional(size(text(), 1, longestTag)),
  /** Collections, by their keys. */
  addTo: optional(guid()),
  removeFrom: optional(guid()),
  isKeptOffline: optional(boolean()),
});
export type RecipeChange = Infer<typeof recipeChangeSchema>;

/** A recipe to be kept offline, with what tells whether a copy of it is up to date. */
const keptOfflineSchema = type({
  companyUri: string(),
  guid: string(),
  version: number(),
  photoGuid: nullable(string()),
  /** The owner's own title; null for the cook's. */
  title: nullable(string()),
});
export type KeptOffline = Infer<typeof keptOfflineSchema>;

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
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict'],
  }),
  /** Deletes what lies in the trash, for good: photos, versions and links go with it. Null: all that lies there. */
  eraseRecipes: endpoint({
    method: 'POST',
    path: '/api/recipes/erasures',
    body: object({ guids: nullable(size(array(guid()), 1, mostRecipesAtOnce)) }),
    query: null,
    /** How many there were; what does not lie in the trash stays. */
    payload: type({ erased: number() }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed'],
  }),
  /** What every device of the account keeps to be read offline. */
  listKeptOffline: endpoint({
    method: 'GET',
    path: '/api/recipes/offline',
    body: null,
    query: null,
    payload: type({ recipes: array(keptOfflineSchema) }),
    errors: ['notSignedIn', 'notAllowed'],
  }),
  /** Shows a picture of the owner's with the recipe, uploaded before; null: none. */
  setRecipePhoto: endpoint({
    method: 'PUT',
    path: `${recipe}/photo`,
    body: object({ photoGuid: nullable(guid()) }),
    query: null,
    payload: recipeSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'tooManyRequests'],
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
