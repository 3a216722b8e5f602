import { describe, expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { cooked } from './cooked.ts';

const pantry: ReadonlySet<string> = new Set(['spice', 'fat', 'liquid', 'sugar', 'flour', 'raising']);

describe('"that is all I have" needs nothing but the pantry besides, and says what', () => {
  test.each<[Locale, string, readonly string[]]>([
    ['en', "2 chicken breasts, a lemon and some rice, that's it", ['chicken', 'lemon', 'rice']],
    ['en', 'nothing but pasta, garlic and olive oil', ['pasta', 'garlic', 'olive-oil']],
    ['en', 'all I have is tofu, broccoli and noodles', ['tofu', 'broccoli', 'noodle']],
    ['en', 'I have only potatoes, onions and eggs', ['potato', 'onion', 'egg']],
    ['de', 'Ich habe noch Kartoffeln, Eier und Speck, sonst nichts', ['potato', 'egg', 'bacon']],
  ])('%s: %s', async (language, description, named) => {
    const outcome = await cooked({ description, language });
    const foods = outcome.plan.ingredients.map(({ food }) => food);
    const isNamed = (food: string) => named.some((one) => foodTree().lineage(food).has(one));
    for (const one of named) expect(foods.some((food) => foodTree().lineage(food).has(one))).toBe(true);
    const besides = foods.filter((food) => !isNamed(food));
    for (const food of besides) {
      const isPlain = ['salt', 'vinegar', 'soy-sauce', 'mustard', 'stock-cube'].some((kind) => foodTree().lineage(food).has(kind));
      expect(isPlain || pantry.has(foodTree().food(food).role) || food.startsWith('dried-') || food === 'bay-leaf').toBe(true);
    }
    const remark = outcome.plan.remarks.find(({ id }) => id.startsWith('Besides what you named'));
    expect(remark?.foods?.['foods'] ?? []).toEqual([...new Set(besides)]);
  });
});

test('a food that was asked for is not swapped for another one', async () => {
  const outcome = await cookOnce({ description: 'I have salmon, spinach, cream and mushrooms' });
  if (outcome.type !== 'recipe') throw new Error('It is not cooked.');
  expect(outcome.plan.ingredients.some(({ was }) => was === 'baby-spinach')).toBe(false);
});
