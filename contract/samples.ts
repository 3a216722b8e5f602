import { array, string, type, type Infer } from 'superstruct';
import { endpoint } from './endpoint.ts';
import { recipeBodySchema } from './recipe.ts';

/** A recipe of the built-in kitchen, for whoever wants to see what comes out before signing up. */
const sampleSchema = type({ id: string(), recipe: recipeBodySchema });
export type Sample = Infer<typeof sampleSchema>;

/** Open to everybody, the same for everybody, and kept by every cache on the way. */
export const sampleEndpoints = {
  listSamples: endpoint({
    method: 'GET',
    path: '/api/samples',
    body: null,
    query: null,
    payload: array(sampleSchema),
    errors: [],
  }),
} as const;
