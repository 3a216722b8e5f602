import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodTree, namesIn } from '@anydish/kitchen/foods';
import type { Measure } from '../../../contract/recipes/quantities.ts';
import { units, type Unit } from '../../../contract/recipes/recipe.ts';
import { locales } from '../../../contract/shell/locales.ts';
import { aisleOf } from '../../../server/recipes/shopping/aisles.ts';
import { asBought, isFromTheTap, isNamed, pantryName, shopName } from '../../../server/recipes/shopping/at-the-shop.ts';
import { boughtOf } from '../../../server/recipes/shopping/bought.ts';

type Part = readonly [amount: number, unit: Unit | null];
const needed = (food: string | null, parts: readonly Part[]) => ({ food, measures: parts.map(([amount, unit]) => ({ amount, unit })) });
const said = (food: string | null, parts: readonly Part[], system: 'metric' | 'us') =>
  boughtOf(needed(food, parts), system)
    .map(({ amount, unit, size }) =>
      [amount, unit, size === undefined ? null : `(${size.amount} ${size.unit})`].filter((part) => part !== null).join(' '),
    )
    .join(' + ');

// Food, what recipes need, what a shop sells in metric and in US units.
test.each<[string, Part[], string, string]>([
  ['brown-onion', [[2, null], [4, 'tbsp']], '3', '3'],
  ['carrot', [[3, 'tbsp']], '1', '1'],
  ['carrot', [[1.5, null]], '2', '2'],
  ['waxy-potato', [[300, 'g']], '3', '3'],
  ['waxy-potato', [[1, 'kg']], '1 kg', '2.25 lb'],
  ['white-cabbage', [[300, 'g']], '1', '1'],
  ['shallot', [[2, null]], '2', '2'],
  ['red-chilli', [[0.5, null]], '1', '1'],
  ['fresh-garlic', [[6, 'clove'], [1, 'tsp']], '1', '1'],
  ['fresh-ginger', [[1, 'tbsp']], '1', '1'],
  ['celery-stalk', [[2, null]], '1 bunch', '1 bunch'],
  ['spring-onion', [[3, null]], '1 bunch', '1 bunch'],
  ['fresh-parsley', [[2, 'tbsp']], '1 bunch', '1 bunch'],
  ['spinach', [[3, 'cup']], '1 bunch', '1 bunch'],
  ['bay-leaf', [[2, null]], '', ''],
  ['cherry-tomato', [[1, 'cup']], '150 g', '6 oz'],
  ['strawberry', [[1, 'cup']], '150 g', '5 oz'],
  ['mozzarella', [[1 / 3, 'cup']], '1 (125 g)', '1 (4 oz)'],
  ['firm-tofu', [[200, 'g']], '1 (280 g)', '1 (10 oz)'],
  ['parmesan', [[0.5, 'cup']], '50 g', '2 oz'],
  ['unsalted-butter', [[3, 'tbsp']], '50 g', '2 oz'],
  ['whole-milk', [[1, 'cup']], '250 ml', '8 fl oz'],
  ['double-cream', [[200, 'ml']], '200 ml', '7 fl oz'],
  ['hen-egg', [[3, null]], '3', '3'],
  ['tinned-tomato', [[1, 'can'], [200, 'g']], '2 can', '2 can'],
  ['tinned-chickpea', [[240, 'g']], '1 can', '1 can'],
  ['plain-flour', [[2, 'cup']], '250 g', '9 oz'],
  ['spaghetti', [[400, 'g']], '400 g', '15 oz'],
  ['basmati-rice', [[1, 'cup']], '200 g', '7 oz'],
  ['minced-beef', [[1, 'lb']], '450 g', '1 lb'],
  ['chicken-breast', [[2, null]], '2', '2'],
  ['chicken-breast', [[2, null], [300, 'g']], '700 g', '1.5 lb'],
  ['lasagne-sheet', [[9, null]], '9', '9'],
  ['white-bread', [[4, 'slice']], '1', '1'],
  ['flour-tortilla', [[6, null]], '6', '6'],
  ['fine-salt', [[1, 'tsp']], '', ''],
  ['black-pepper', [], '', ''],
  ['olive-oil', [[2, 'tbsp']], '', ''],
  ['soy-sauce', [[1, 'cup']], '250 ml', '8 fl oz'],
  ['caster-sugar', [[2, 'tbsp']], '', ''],
  ['dried-yeast', [[7, 'g']], '', ''],
])('%s needed as %j is bought as %s, or %s', (food, parts, metric, us) =>
  expect([said(food, parts, 'metric'), said(food, parts, 'us')]).toEqual([metric, us])); // prettier-ignore

test('words that are no known food keep their count, and are not measured in spoons', () => {
  expect(said(null, [[2, 'tbsp']], 'metric')).toBe('');
  expect(said(null, [[1, 'cup']], 'metric')).toBe('250 ml');
  expect(said(null, [[1.5, null]], 'us')).toBe('2');
});

describe('every food', () => {
  const foods = [...foodTree().foods.values()].filter(({ isKind }) => !isKind).map(({ id }) => id);
  const whole = new Set<Unit | null>([null, 'can', 'bunch']);
  const kitchenUnits = new Set<Unit | null>(['tsp', 'tbsp', 'cup', 'pinch', 'handful', 'clove', 'slice', 'sprig', 'stalk', 'leaf']);

  test('has an amount that a shop understands, in units of the reader', () => {
    assert(
      property(
        constantFrom(...foods),
        double({ min: 0.05, max: 3_000, noNaN: true }),
        constantFrom<Measure['unit']>(null, ...units),
        constantFrom('metric' as const, 'us' as const),
        (food, amount, unit, system) => {
          const foreign = system === 'us' ? ['g', 'kg', 'ml', 'l'] : ['oz', 'lb', 'fl oz', 'cup'];
          for (const bought of boughtOf({ food, measures: [{ amount, unit }] }, system)) {
            expect(bought.amount).toBeGreaterThan(0);
            expect(foreign).not.toContain(bought.unit);
            // A unit of unknown weight stays: nothing is invented.
            expect(kitchenUnits.has(bought.unit) && bought.unit !== unit).toBe(false);
            expect(whole.has(bought.unit) && !Number.isInteger(bought.amount)).toBe(false);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is one line of one amount where its weights are known', () => {
    for (const food of ['brown-onion', 'carrot', 'mozzarella', 'fresh-garlic', 'tinned-tomato'])
      expect(boughtOf(needed(food, [[1, null], [2, 'tbsp'], [50, 'g']]), 'metric').length).toBeLessThan(2); // prettier-ignore
  });
});

describe('names', () => {
  const one = [{ amount: 1, unit: null }];
  const two = [{ amount: 2, unit: null }];

  test.each(locales)('follow the language and the number: %s', (language) => {
    const reader = { language, unitSystem: 'metric' } as const;
    for (const food of ['carrot', 'brown-onion', 'hen-egg', 'lemon', 'waxy-potato']) {
      expect(shopName(food, one, reader)).toBe(namesIn(language).get(food)?.one);
      expect(shopName(food, two, reader)).toBe(namesIn(language).get(food)?.many);
    }
    // Uncountable foods have no plural.
    for (const food of ['water', 'salt', 'oil', 'flour', 'honey', 'juice', 'vinegar', 'sauce', 'hard-cheese', 'fine-salt', 'cheddar'])
      expect(pantryName(food, language)).toBe(namesIn(language).get(food)?.one);
    for (const food of ['brown-onion', 'hen-egg']) expect(pantryName(food, language)).toBe(namesIn(language).get(food)?.many);
  });

  test('are American beside American units', () => {
    expect(shopName('spring-onion', [{ amount: 1, unit: 'bunch' }], { language: 'en', unitSystem: 'us' })).toBe('scallions');
  });

  test('typed words stay in their own language only', () => {
    expect(isNamed('brown-onion', 'Onions', 'en')).toBe(true);
    expect(isNamed('brown-onion', 'Onions', 'de')).toBe(false);
  });
});

describe('what is bought', () => {
  const ingredient = (food: string | null, amount: number | null, unit: Unit | null, item = 'x') =>
    ({ food, amount, unit, item, note: null, scales: true, replaces: null }) as const;

  test('is the fruit for its juice and the egg for its yolk', () => {
    expect(asBought(ingredient('lemon-juice', 2, 'tbsp'))).toMatchObject({ food: 'lemon', unit: null, amount: expect.closeTo(0.68, 1) });
    expect(asBought(ingredient('egg-yolk', 2, null))).toMatchObject({ food: 'hen-egg', amount: 2, unit: null });
    expect(asBought(ingredient('lime-zest', null, null))).toMatchObject({ food: 'lime', amount: 1 });
    expect(asBought(ingredient('carrot', 2, null))).toMatchObject({ food: 'carrot', amount: 2 });
  });

  test('is never water, in any language', () => {
    expect(isFromTheTap(ingredient('plain-water', 1, 'l'))).toBe(true);
    for (const word of ['Water', 'Wasser', 'eau', 'agua', '水', 'ماء', 'מים', 'पानी'])
      expect(isFromTheTap(ingredient(null, 1, 'l', word))).toBe(true);
    for (const food of ['sparkling-water', 'rose-water', 'water-chestnut']) expect(isFromTheTap(ingredient(food, 1, null))).toBe(false);
  });

  test('has its aisle: citrus juice with the seasonings, ginger with the vegetables', () => {
    expect(['lemon-juice', 'orange-juice', 'fresh-ginger', 'red-chilli'].map(aisleOf)).toEqual([
      'condiments',
      'drinks',
      'produce',
      'produce',
    ]);
  });
});
