import { boolean, object, size } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { recipeSchema } from '../recipes/recipe.ts';
import { editFields } from '../recipes/version-endpoints.ts';
import { text } from '../text.ts';

const path = '/api/console/recipes/:guid/content';
const reads = ['notSignedIn', 'notAllowed', 'secondFactorRequired', 'notFound'] as const;

/** Staff correct the content of a recipe: a new version, of which its owner is told. For those who manage recipes. */
export const correctionEndpoints = {
  /** The current version in the language in which it is stored, without photos and without the owner's tags. */
  getRecipeContent: endpoint({ method: 'GET', path, body: null, query: null, payload: recipeSchema, errors: reads }),
  /** On top of the version that was seen; like the owner's own edit, with a summary, a reason, and whether the owner is mailed. */
  correctRecipe: endpoint({
    method: 'PUT',
    path,
    body: object({ ...editFields, summary: size(text(), 1, 500), reason: size(text(), 1, 1_000), isMailed: boolean() }),
    query: null,
    payload: recipeSchema,
    errors: ['invalidInput', ...reads, 'conflict', 'tooManyRequests', 'stepUpRequired'],
  }),
} as const;
