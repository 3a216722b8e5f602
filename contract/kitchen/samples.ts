import { array, object, optional, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { recipeBodySchema } from '../recipes/recipe.ts';

/** A recipe of the built-in kitchen, shown to visitors before they sign up. */
const sampleSchema = type({ id: string(), recipe: recipeBodySchema });
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
