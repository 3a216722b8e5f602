import type { Sample } from '../../../contract/kitchen/samples.ts';
import type { Ingredient } from '../../../contract/recipes/recipe.ts';

const some = (amount: number, unit: Ingredient['unit'], item: string): Ingredient => ({
  amount,
  unit,
  item,
  note: null,
  scales: true,
  replaces: null,
});

const sampleOf = (id: string, title: string, servings: number, ingredients: Ingredient[], stepCount: number): Sample => ({
  id,
  recipe: {
    language: 'en',
    title,
    summary: `${title}, as it should be.`,
    cuisine: null,
    servings,
    prepMinutes: 15,
    cookMinutes: 20,
    ingredients,
    steps: Array.from({ length: stepCount }, (_, index) => ({ text: `${title}, part ${index + 1}.`, minutes: null, uses: [] })),
    allergens: [],
    diets: [],
    nutrition: null,
    assumptions: [],
  },
});

/** The sample recipes for visitors, shortened. */
export const kitchenSamples = [
  sampleOf('miso-ramen', 'Miso ramen', 2, [some(200, 'g', 'ramen noodles'), some(900, 'ml', 'chicken stock')], 5),
  sampleOf('pancakes', 'Fluffy pancakes', 4, [some(300, 'g', 'flour')], 2),
] as const;
