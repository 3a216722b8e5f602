import { describe, expect, test } from 'vitest';
import { convertIngredient, convertRecipe, convertStepText, scaleIngredient, scaleRecipe } from '../../contract/recipe-math.ts';
import type { Ingredient, Unit } from '../../contract/recipe.ts';

const ingredient = (amount: number | null, unit: Unit | null, item: string, scales = true): Ingredient => ({
  amount,
  unit,
  item,
  note: null,
  scales,
  replaces: null,
});
const parts = ({ amount, unit }: Ingredient) => [amount, unit];

describe('scaling', () => {
  test.each<[amount: number, unit: Unit | null, item: string, factor: number, expected: [number, Unit | null]]>([
    [400, 'g', 'spaghetti', 1.5, [600, 'g']],
    [125, 'g', 'mozzarella', 1.5, [190, 'g']],
    [800, 'g', 'tomatoes', 2, [1.6, 'kg']],
    [7, 'g', 'dried yeast', 0.5, [3.5, 'g']],
    [700, 'ml', 'milk', 2, [1.4, 'l']],
    [1, 'tbsp', 'olive oil', 0.5, [1.5, 'tsp']],
    [1, 'tsp', 'salt', 3, [1, 'tbsp']],
    [2, 'tbsp', 'soy sauce', 2, [4, 'tbsp']],
    [0.25, 'tsp', 'nutmeg', 0.5, [0.125, 'tsp']],
    [1, null, 'onion', 0.5, [0.5, null]],
    [1, null, 'onion', 0.25, [0.25, null]],
    [3, null, 'eggs', 1.5, [5, null]],
    [1, null, 'egg', 0.25, [1, null]],
    [2, 'clove', 'garlic', 1.5, [3, 'clove']],
    [1, 'can', 'chopped tomatoes', 1.5, [1.5, 'can']],
    [8, 'oz', 'cheddar', 3, [1.5, 'lb']],
    [1, 'cup', 'milk', 1 / 3, [0.333, 'cup']],
  ])('%s %s %s times %s', (amount, unit, item, factor, expected) => {
    expect(parts(scaleIngredient(ingredient(amount, unit, item), factor))).toEqual(expected);
  });

  test('what does not follow the servings, and what has no amount, stays', () => {
    const fixed = ingredient(1, null, 'bay leaf', false);
    const toTaste = ingredient(null, null, 'salt');
    expect(scaleIngredient(fixed, 6)).toBe(fixed);
    expect(scaleIngredient(toTaste, 6)).toBe(toTaste);
  });

  test('the same number of servings changes nothing, odd amounts included', () => {
    const odd = ingredient(187.3, 'g', 'flour');
    expect(scaleRecipe({ servings: 4, ingredients: [odd] }, 4)).toEqual({ servings: 4, ingredients: [odd] });
  });

  test.each([1, 2, 3, 5, 7, 24])('for %s people nothing vanishes and nothing is off by more than a sixth', (servings) => {
    const list = [
      ingredient(400, 'g', 'spaghetti'),
      ingredient(150, 'ml', 'cream'),
      ingredient(35, 'g', 'butter'),
      ingredient(90, 'g', 'peas'),
    ];
    const scaled = scaleRecipe({ servings: 4, ingredients: list }, servings).ingredients;
    for (const [index, { amount, unit }] of scaled.entries()) {
      const inBase = (amount ?? 0) * (unit === 'kg' || unit === 'l' ? 1_000 : 1);
      const exact = ((list[index]?.amount ?? 0) * servings) / 4;
      expect(Math.abs(inBase - exact) / exact).toBeLessThan(1 / 6);
    }
  });
});

describe('units', () => {
  test.each<[amount: number, unit: Unit | null, item: string, expected: [number, Unit | null]]>([
    [250, 'ml', 'milk', [1, 'cup']],
    [80, 'ml', 'cream', [0.333, 'cup']],
    [50, 'ml', 'white wine', [3.5, 'tbsp']],
    [1.5, 'l', 'vegetable stock', [6.5, 'cup']],
    [500, 'g', 'beef mince', [1, 'lb']],
    [1.2, 'kg', 'potatoes', [2.75, 'lb']],
    [150, 'g', 'cheddar', [5.5, 'oz']],
    [250, 'g', 'plain flour', [2, 'cup']],
    [100, 'g', 'sugar', [0.5, 'cup']],
    [50, 'g', 'butter', [3.5, 'tbsp']],
    [400, 'g', 'butter beans', [14, 'oz']],
    [2, 'tbsp', 'olive oil', [2, 'tbsp']],
    [2, 'clove', 'garlic', [2, 'clove']],
    [3, null, 'eggs', [3, null]],
  ])('%s %s %s in US units', (amount, unit, item, expected) => {
    expect(parts(convertIngredient(ingredient(amount, unit, item), 'us'))).toEqual(expected);
  });

  test.each<[amount: number, unit: Unit, item: string, expected: [number, Unit]]>([
    [1, 'cup', 'milk', [240, 'ml']],
    [2, 'cup', 'plain flour', [250, 'g']],
    [1, 'lb', 'beef mince', [450, 'g']],
    [3, 'lb', 'potatoes', [1.35, 'kg']],
    [8, 'oz', 'mushrooms', [225, 'g']],
    [4, 'fl oz', 'cream', [120, 'ml']],
    [300, 'g', 'rice', [300, 'g']],
  ])('%s %s %s in metric units', (amount, unit, item, expected) => {
    expect(parts(convertIngredient(ingredient(amount, unit, item), 'metric'))).toEqual(expected);
  });

  test.each([
    ['Heat the oven to 200 °C.', 'us', 'Heat the oven to 400 °F.'],
    ['Bake at 180°C for 20 minutes.', 'us', 'Bake at 350 °F for 20 minutes.'],
    ['until it reaches 74 °C', 'us', 'until it reaches 165 °F'],
    ['Heat the oven to 190 °C (375 °F).', 'us', 'Heat the oven to 190 °C (375 °F).'],
    ['Bake at 350 °F.', 'metric', 'Bake at 180 °C.'],
    ['Cut into 3 cm pieces.', 'us', 'Cut into 3 cm pieces.'],
  ] as const)('%s in %s', (text, system, expected) => {
    expect(convertStepText(text, system)).toBe(expected);
  });

  test('a recipe that is metric already is left alone', () => {
    const recipe = { ingredients: [ingredient(333, 'g', 'flour')], steps: [{ text: 'Bake at 180 °C.', minutes: 20, uses: [0] }] };
    expect(convertRecipe(recipe, 'metric')).toEqual(recipe);
  });
});
