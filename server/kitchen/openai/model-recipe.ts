import {
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  number,
  optional,
  size,
  string,
  type,
  union,
  type Infer,
} from 'superstruct';
import { nutritionSchema, units } from '../../../contract/recipes/recipe.ts';
import { readWishesSchema } from './wishes-read.ts';

/*
 * What a model is asked to write. It is wider than a recipe: a list of texts may be too long, a number may be odd. to-body.ts repairs what it can;
 * only the rest costs a repair round.
 */
const minutes = () => nullable(max(min(number(), 0), 10_080));
const text = () => size(string(), 1, 4_000);

const modelRecipeFields = {
  wishes: readWishesSchema,
  title: text(),
  summary: string(),
  cuisine: nullable(string()),
  servings: max(min(integer(), 1), 100),
  prepMinutes: minutes(),
  cookMinutes: minutes(),
  ingredients: size(
    array(
      type({
        amount: nullable(max(min(number(), 0), 100_000)),
        unit: nullable(enums(units)),
        item: text(),
        itemInEnglish: optional(string()),
        madeOf: optional(array(string())),
        note: nullable(string()),
        scales: boolean(),
      }),
    ),
    1,
    60,
  ),
  steps: size(array(type({ text: text(), minutes: minutes(), uses: array(integer()) })), 1, 40),
  nutrition: nullable(nutritionSchema),
  assumptions: array(string()),
};

/** A recipe as the model writes it. */
export const modelRecipeSchema = type({ isFood: literal(true), notFoodReason: nullable(string()), ...modelRecipeFields });
export type ModelRecipe = Infer<typeof modelRecipeSchema>;

/** Lets the model reject a photo of a car; otherwise it invents a dish. */
const notFoodSchema = type({ isFood: literal(false), notFoodReason: nullable(string()) });

export const answerSchema = union([modelRecipeSchema, notFoodSchema]);
