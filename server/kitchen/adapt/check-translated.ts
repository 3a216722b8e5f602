import { convertRecipe, scaleRecipe } from '../../../contract/recipe-math.ts';
import type { RecipeBody } from '../../../contract/recipe.ts';
import { examine } from '../lexicon/lexicon.ts';
import { unmetWishes, type Adapted, type DishRules, type Target } from './adapt.ts';
import { fit } from './fit.ts';
import { planSwaps, type Wishes } from './swaps.ts';

const noRules: DishRules = { swaps: {}, refuses: [] };

const inWordsOf = ({ diets, exclusions }: Wishes) => [...diets, ...exclusions.map(({ label }) => `without ${label}`)].join(', ');

/**
 * `adapt` for a recipe in another language than the lexicon's. `names` are its ingredients in English, in the same order: what is
 * in them is known by these. Nothing is swapped, because its texts could not follow: what would need it is unmet.
 * `notChecked` says in the recipe's language which of its ingredients nobody could check.
 */
export function checkTranslated(
  body: RecipeBody,
  names: readonly string[],
  target: Target,
  notChecked: (items: readonly string[]) => string,
): Adapted {
  const ingredients = body.ingredients.map((ingredient, index) => ({ ...ingredient, item: names[index] ?? ingredient.item }));
  const english = { ...body, ingredients };
  const { swaps } = planSwaps(ingredients, english, target, {});
  const unmet = [...unmetWishes(english, target, noRules), ...swaps.map(({ from }) => ({ wish: inWordsOf(target), item: from }))];
  if (unmet.length > 0) return { ok: false, unmet };
  const { allergens, diets, unknown } = examine(ingredients.map(({ item }) => item));
  const unsure = body.ingredients.flatMap(({ item }, index) => (unknown.includes(ingredients[index]?.item ?? '') ? [item] : []));
  const assumptions = [...body.assumptions, ...(unsure.length > 0 ? [notChecked([...new Set(unsure)])] : [])];
  const checked = { ...body, allergens, diets, assumptions };
  return { ok: true, body: fit(convertRecipe(scaleRecipe(checked, target.servings), target.unitSystem)) };
}
