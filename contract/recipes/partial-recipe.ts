import { array, nullable, number, optional, string, type, type Infer } from 'superstruct';
import { pictureSchema } from './picture.ts';

/** A partial recipe: fields may be missing, lists may grow. */
export const partialRecipeSchema = type({
  title: nullable(string()),
  summary: nullable(string()),
  servings: nullable(number()),
  ingredients: array(
    type({
      amount: nullable(number()),
      unit: nullable(string()),
      item: string(),
      note: nullable(string()),
      food: optional(nullable(string())),
    }),
  ),
  steps: array(type({ text: string(), minutes: nullable(number()) })),
  kind: optional(string()),
  /** Grows with the list of ingredients. */
  picture: optional(pictureSchema),
});
export type PartialRecipe = Infer<typeof partialRecipeSchema>;
