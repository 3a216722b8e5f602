import { array, enums, integer, is, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { isError, type ApiError } from '../errors.ts';
import { text } from '../text.ts';
import { recipeSchema, units, type Recipe } from './recipe.ts';

const recipe = '/api/companies/:companyUri/recipes/:guid';

/** So many versions of a recipe are kept: the first, the current one, and the newest of the others. */
export const mostVersions = 50;

const versionKinds = ['original', 'refined', 'edited', 'restored'] as const;

/** A version in the list of all. */
export const versionSchema = type({
  version: number(),
  kind: enums(versionKinds),
  title: string(),
  /** What was asked for, in the words of the person who asked; null for what nobody asked a cook for. */
  wish: nullable(string()),
  /** Which version it was made from; null for the original. */
  madeFrom: nullable(number()),
  /** Milliseconds since 1970. */
  createdAt: number(),
});
export type Version = Infer<typeof versionSchema>;

/** A version beside the one that it was made from; null where there is none, or none is kept. */
const comparisonSchema = type({ recipe: recipeSchema, before: nullable(recipeSchema) });
export type Comparison = Infer<typeof comparisonSchema>;

const versionNumber = () => min(integer(), 1);
const index = (most: number) => nullable(max(min(integer(), 0), most));

/** A recipe as it was edited: `from` is the place that a line had in the version it was edited from, null for a new one. */
const editSchema = object({
  /** The version that was seen. A save on top of another one is refused, and both are told. */
  version: versionNumber(),
  title: size(text(), 1, 120),
  ingredients: size(
    array(
      object({
        from: index(59),
        amount: nullable(max(min(number(), 0), 100_000)),
        unit: nullable(enums(units)),
        item: size(text(), 1, 120),
      }),
    ),
    1,
    60,
  ),
  steps: size(array(object({ from: index(39), text: size(text(), 1, 1_000) })), 1, 40),
});
export type RecipeEdit = Infer<typeof editSchema>;

const conflictSchema = type({ current: recipeSchema });

/** What the recipe is now that it was changed meanwhile; null for any other error. */
export const newerOf = (error: ApiError | null): Recipe | null =>
  isError(error, 'conflict') && is(error?.payload, conflictSchema) ? error.payload.current : null;

/** The versions of a recipe: what its owner and the kitchen made of it. None is ever written over. */
export const versionEndpoints = {
  listVersions: endpoint({
    method: 'GET',
    path: `${recipe}/versions`,
    body: null,
    query: null,
    /** The newest first. A number that is missing in between is no longer kept. */
    payload: type({ versions: array(versionSchema) }),
    errors: ['notSignedIn', 'notFound'],
  }),
  getVersion: endpoint({
    method: 'GET',
    /** A number, or `latest`. */
    path: `${recipe}/versions/:version`,
    body: null,
    query: null,
    payload: comparisonSchema,
    errors: ['notSignedIn', 'notFound'],
  }),
  /** Makes a new version of an earlier one, on top of the version that was seen. */
  restoreRecipe: endpoint({
    method: 'POST',
    path: `${recipe}/versions`,
    body: object({ version: versionNumber(), to: versionNumber() }),
    query: null,
    payload: recipeSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict', 'tooManyRequests'],
  }),
  editRecipe: endpoint({
    method: 'PUT',
    path: `${recipe}/content`,
    body: editSchema,
    query: null,
    payload: recipeSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict', 'tooManyRequests'],
  }),
} as const;
