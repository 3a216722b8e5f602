import type { Unit } from '../../../../contract/recipes/recipe.ts';
import { foodTree } from './lexicon.ts';

interface Amount {
  food: string;
  amount: number | null;
  unit: Unit | null;
}

const gramsPer: Partial<Record<Unit, number>> = { g: 1, kg: 1_000, oz: 28.35, lb: 453.6 };
const millilitresPer: Partial<Record<Unit, number>> = { ml: 1, l: 1_000, tsp: 5, tbsp: 15, cup: 240, 'fl oz': 29.57 };
/** Default weights of units. */
const usual: Partial<Record<Unit, number>> = {
  pinch: 0.4,
  handful: 25,
  sprig: 2,
  leaf: 0.5,
  bunch: 50,
  stalk: 30,
  slice: 30,
  clove: 5,
  sheet: 20,
};

const poured: ReadonlySet<string> = new Set(['liquid', 'drink', 'alcohol', 'milk', 'cream', 'yogurt', 'sauce', 'syrup', 'citrus']);

/** True for foods measured by volume: large amounts are millilitres, while sugar and purée are weighed. */
export const isPoured = (food: string): boolean =>
  poured.has(foodTree().food(food).role) || /-(?:oil|extract|essence|water|juice|smoke)$|^passata$/.test(food);

/** The weight of an amount in grams; null when unknown: no amount, or a piece of unknown weight. */
export function gramsOf({ food, amount, unit }: Amount): number | null {
  if (amount === null) return null;
  const { weights } = foodTree().food(food);
  if (unit === null) {
    const each = weights.get('each');
    return each === undefined ? null : amount * each;
  }
  const grams = gramsPer[unit];
  if (grams !== undefined) return amount * grams;
  const millilitres = millilitresPer[unit];
  if (millilitres !== undefined) return amount * millilitres * (weights.get('ml') ?? 1);
  const one = weights.get(unit) ?? usual[unit];
  return one === undefined ? null : amount * one;
}

/** Estimated energy in kilocalories, and grams of each nutrient, per serving. */
export function nutritionOf(
  ingredients: readonly Amount[],
  servings: number,
): { kcal: number; protein: number; fat: number; carbohydrate: number } {
  const sum = { kcal: 0, protein: 0, fat: 0, carbohydrate: 0 };
  for (const ingredient of ingredients) {
    const { per100 } = foodTree().food(ingredient.food);
    const share = (gramsOf(ingredient) ?? 0) / 100 / servings;
    if (per100 === null) continue;
    sum.kcal += per100.kcal * share;
    sum.protein += per100.protein * share;
    sum.fat += per100.fat * share;
    sum.carbohydrate += per100.carbohydrate * share;
  }
  const grams = (value: number) => Math.round(value);
  return { kcal: Math.round(sum.kcal / 5) * 5, protein: grams(sum.protein), fat: grams(sum.fat), carbohydrate: grams(sum.carbohydrate) };
}
