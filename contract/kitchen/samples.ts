import { array, object, optional, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { recipeBodySchema } from '../recipes/recipe.ts';

/** A sample recipe for visitors: chosen by staff from the listed ones, or a dish of the built-in kitchen. */
const sampleSchema = type({
  id: string(),
  recipe: recipeBodySchema,
  /** Its public page; missing for a built-in dish. */
  path: optional(string()),
});
export type Sample = Infer<typeof sampleSchema>;

/** Public, the same for everyone, and cacheable. */
export const sampleEndpoints = {
  listSamples: endpoint({
    method: 'GET',
    path: '/api/samples',
    body: null,
    /** One of `locales`, so that caches keep languages apart; English by default. */
    query: object({ language: optional(text()) }),
    payload: array(sampleSchema),
    errors: ['invalidInput'],
  }),
} as const;
