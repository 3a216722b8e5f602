import { array, object, optional, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { recipeBodySchema } from '../recipes/recipe.ts';

/** A recipe that visitors see before they sign up: one that staff chose of those that are shared and listed, else a dish of the built-in kitchen. */
const sampleSchema = type({
  id: string(),
  recipe: recipeBodySchema,
  /** Its public page; missing for a dish that nobody shared. */
  path: optional(string()),
});
export type Sample = Infer<typeof sampleSchema>;

/** Open to everybody, the same for everybody, and kept by every cache on the way. */
export const sampleEndpoints = {
  listSamples: endpoint({
    method: 'GET',
    path: '/api/samples',
    body: null,
    /** One of `locales`, so that caches keep each language apart; English without it. */
    query: object({ language: optional(text()) }),
    payload: array(sampleSchema),
    errors: ['invalidInput'],
  }),
} as const;
