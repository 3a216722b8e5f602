import type { RecipeBody } from '../../../contract/recipe.ts';

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

/** Keeps what swaps and assumptions may have made too long within the recipe's own limits. */
export function fit(body: RecipeBody): RecipeBody {
  return {
    ...body,
    title: cut(body.title, 120),
    summary: cut(body.summary, 500),
    ingredients: body.ingredients.map((ingredient) => ({ ...ingredient, item: cut(ingredient.item, 120) })),
    steps: body.steps.map((step) => ({ ...step, text: cut(step.text, 1_000) })),
    assumptions: body.assumptions.slice(0, 20).map((line) => cut(line, 400)),
  };
}
