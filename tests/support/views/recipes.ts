import type { Ingredient, Recipe } from '../../../contract/recipes/recipe.ts';

const ingredient = (amount: number | null, unit: Ingredient['unit'], item: string, rest: Partial<Ingredient> = {}): Ingredient => ({
  amount,
  unit,
  item,
  note: null,
  scales: amount !== null,
  replaces: null,
  ...rest,
});

/** A recipe for two, in metric units. */
export const shakshuka: Recipe = {
  guid: 'recipe-1',
  companyUri: 'ana',
  createdAt: Date.UTC(2025, 3, 1, 12),
  unitSystem: 'metric',
  photoGuid: null,
  title: 'Shakshuka with feta',
  summary: 'Eggs poached in a spiced tomato sauce.',
  cuisine: 'Levantine',
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 75,
  ingredients: [
    ingredient(1.5, 'tbsp', 'olive oil', { replaces: 'butter' }),
    ingredient(4, null, 'eggs'),
    ingredient(500, 'ml', 'tomato passata'),
    ingredient(100, 'g', 'feta', { note: 'crumbled' }),
    ingredient(null, null, 'salt'),
  ],
  steps: [
    { text: 'Simmer the passata in the oil.', minutes: 20, uses: [0, 2] },
    { text: 'Bake at 200 °C with the eggs.', minutes: null, uses: [1] },
    { text: 'Serve.', minutes: null, uses: [] },
  ],
  allergens: ['eggs', 'milk'],
  diets: ['vegetarian', 'gluten_free'],
  nutrition: { kcal: 411.6, protein: 24, fat: 29, carbohydrate: 14 },
  assumptions: ['I took this for a shakshuka.'],
  cookedBy: { kind: 'built-in', model: null, promptVersion: null, isImprovised: false },
};
