import { array, boolean, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import { recipeSchema, recipeSummarySchema } from './recipe.ts';

const recipe = '/api/companies/:companyUri/recipes/:guid';

/** Where recipes are: in the list, or in the trash. */
export const places = ['cookbook', 'trash'] as const;
export type Place = (typeof places)[number];

/** How long the trash keeps a recipe, in days. */
export const trashDays = 30;
export const mostRecipesAtOnce = 100;
export const longestTitle = 120;
export const longestTag = 40;
/** Maximum tags per recipe. */
export const mostTags = 20;
/** Maximum offline recipes per company: each takes space on every device. */
export const mostKeptOffline = 200;

/** Bulk changes of recipes. */
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

/** An offline recipe, with the data that tells whether a copy is current. */
const keptOfflineSchema = type({
  companyUri: string(),
  guid: string(),
  version: number(),
  photoGuid: nullable(string()),
  /** The owner's title; null for the cook's. */
  title: nullable(string()),
});
export type KeptOffline = Infer<typeof keptOfflineSchema>;

/** Owner actions on existing recipes. Impersonating staff are refused. */
export const recipeEndpoints = {
  changeRecipes: endpoint({
    method: 'POST',
    path: '/api/recipes/changes',
    body: object({ guids: size(array(guid()), 1, mostRecipesAtOnce), change: recipeChangeSchema }),
    query: null,
    /** The recipes that changed, which an undo restores. Excludes recipes of other users. */
    payload: type({
      changed: array(string()),
      /** When the recipes now in the trash are deleted, in milliseconds since 1970. */
      deletesAt: nullable(number()),
    }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict'],
  }),
  /** Deletes recipes in the trash for good, with photos, versions and links. Null: the whole trash. */
  eraseRecipes: endpoint({
    method: 'POST',
    path: '/api/recipes/erasures',
    body: object({ guids: nullable(size(array(guid()), 1, mostRecipesAtOnce)) }),
    query: null,
    /** The number deleted; recipes outside the trash stay. */
    payload: type({ erased: number() }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed'],
  }),
  /** The recipes that every device of the account keeps offline. */
  listKeptOffline: endpoint({
    method: 'GET',
    path: '/api/recipes/offline',
    body: null,
    query: null,
    payload: type({ recipes: array(keptOfflineSchema) }),
    errors: ['notSignedIn', 'notAllowed'],
  }),
  /** Shows an uploaded picture of the owner with the recipe; null: none. */
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
    /** Null or blank: the cook's title. */
    body: object({ title: nullable(size(text(), 0, longestTitle)) }),
    query: null,
    payload: recipeSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound'],
  }),
  copyRecipe: endpoint({
    method: 'POST',
    path: `${recipe}/copies`,
    /** Idempotency key, created by the client. */
    body: object({ copyKey: guid() }),
    query: null,
    payload: recipeSummarySchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict', 'tooManyRequests'],
  }),
} as const;
