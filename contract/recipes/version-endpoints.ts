import { array, enums, integer, is, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { isError, type ApiError } from '../errors.ts';
import { text } from '../text.ts';
import { recipeSchema, units, type Recipe } from './recipe.ts';

const recipe = '/api/companies/:companyUri/recipes/:guid';

/** Maximum stored versions of a recipe: the first, the current, and the newest of the others. */
export const mostVersions = 50;

const versionKinds = ['original', 'refined', 'edited', 'restored'] as const;

/** An entry of the version list. */
export const versionSchema = type({
  version: number(),
  kind: enums(versionKinds),
  title: string(),
  /** The instruction, in the user's words; null when no cook was asked. */
  wish: nullable(string()),
  /** The version it was made from; null for the original. */
  madeFrom: nullable(number()),
  /** Milliseconds since 1970. */
  createdAt: number(),
});
export type Version = Infer<typeof versionSchema>;

/** A version and the one it was made from; null when there is none, or it is not stored. */
const comparisonSchema = type({ recipe: recipeSchema, before: nullable(recipeSchema) });
export type Comparison = Infer<typeof comparisonSchema>;

const versionNumber = () => min(integer(), 1);
const index = (most: number) => nullable(max(min(integer(), 0), most));

/** An edited recipe: `from` is a line's index in the version that was edited, null for a new line. */
export const editFields = {
  /** The version that the editor saw. A save over a newer version is refused, and both are returned. */
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
};

const editSchema = object(editFields);
export type RecipeEdit = Infer<typeof editSchema>;

const conflictSchema = type({ current: recipeSchema });

/** The current recipe after a concurrent change; null for any other error. */
export const newerOf = (error: ApiError | null): Recipe | null =>
  isError(error, 'conflict') && is(error?.payload, conflictSchema) ? error.payload.current : null;

/** The versions of a recipe, by its owner and the kitchen. Versions are never overwritten. */
export const versionEndpoints = {
  listVersions: endpoint({
    method: 'GET',
    path: `${recipe}/versions`,
    body: null,
    query: null,
    /** Newest first. Missing numbers are no longer stored. */
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
  /** Restores an earlier version as a new one, on top of the version that the viewer saw. */
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
