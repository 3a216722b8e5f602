import type { Allergen, Diet, Unit } from '../../../contract/recipe.ts';

/** One ingredient of a dish as it is written down; `scales` is false for what does not follow the servings. */
export interface DishIngredient {
  amount: number | null;
  unit: Unit | null;
  item: string;
  note: string | null;
  scales: boolean;
}

/** One step; `uses` names ingredients by their `item`. */
export interface DishStep {
  text: string;
  minutes: number | null;
  uses: readonly string[];
}

/** A dish of the built-in kitchen. Amounts are metric (g, ml, tsp, tbsp, counted units) for `servings`. */
export interface Dish {
  id: string;
  title: string;
  /** Other names and spellings that people type. */
  aliases: readonly string[];
  cuisine: string;
  summary: string;
  /** Search words besides the names: main ingredients, technique, course, occasion. */
  keywords: readonly string[];
  servings: number;
  prepMinutes: number;
  cookMinutes: number;
  ingredients: readonly DishIngredient[];
  steps: readonly DishStep[];
  /** Written by hand and compared by a test with what the ingredients' lexicon derives. */
  allergens: readonly Allergen[];
  diets: readonly Diet[];
  /** Per serving, estimated: kilocalories, grams of protein, fat, carbohydrate. */
  nutrition: readonly [kcal: number, protein: number, fat: number, carbohydrate: number];
  /** Replacements that suit this dish better than the general ones: item -> item, per diet. */
  swaps?: Partial<Record<Diet, Readonly<Record<string, string>>>>;
  /** Diets for which this dish cannot honestly be changed. */
  refuses?: readonly Diet[];
}

/** An ingredient that follows the servings. */
export const some = (amount: number, unit: Unit | null, item: string, note: string | null = null): DishIngredient => ({
  amount,
  unit,
  item,
  note,
  scales: true,
});

/** An ingredient that stays the same whatever the servings. */
export const fixed = (amount: number, unit: Unit | null, item: string, note: string | null = null): DishIngredient => ({
  amount,
  unit,
  item,
  note,
  scales: false,
});

/** An ingredient without an amount. */
export const toTaste = (item: string, note: string | null = 'to taste'): DishIngredient => ({
  amount: null,
  unit: null,
  item,
  note,
  scales: false,
});

/** A step, the minutes that it takes or waits (null: no time worth a timer), and the items that it uses. */
export const step = (text: string, minutes: number | null, ...uses: string[]): DishStep => ({ text, minutes, uses });
