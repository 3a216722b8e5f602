import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from '../../../contract/recipes/amounts.ts';
import { showRecipe } from '../../../contract/recipes/recipe-math.ts';
import { units, type Ingredient, type Unit } from '../../../contract/recipes/recipe.ts';
import { canScaleBy, factorBy, factorRange, haveInWords, readHave, unitsToHave, type Have } from '../../../contract/recipes/scale-by.ts';

const line = (amount: number | null, unit: Unit | null, item: string, more: Partial<Ingredient> = {}): Ingredient => ({
  amount,
  unit,
  item,
  note: null,
  scales: true,
  replaces: null,
  ...more,
});
const flour = line(200, 'g', 'flour', { food: 'flour', density: 0.52 });
const cake = {
  servings: 4,
  prepMinutes: null,
  cookMinutes: null,
  steps: [],
  version: 3,
  ingredients: [
    flour,
    line(250, 'ml', 'milk', { density: 1.03, isPoured: true }),
    line(3, null, 'eggs', { food: 'egg', each: 55, density: null }),
    line(1, 'pinch', 'salt'),
    line(1, null, 'bay leaf', { scales: false }),
    line(null, null, 'pepper'),
  ],
};
const have = (ingredient: number, amount: number, unit: Unit | null): Have => ({ ingredient, amount, unit, version: 3 });

test.each([
  ['140 g of 200 g of flour', have(0, 140, 'g'), 0.7],
  ['a kilo of it', have(0, 1, 'kg'), 5],
  ['one cup of it, by its density', have(0, 1, 'cup'), (240 * 0.52) / 200],
  ['half a litre of milk', have(1, 0.5, 'l'), 2],
  ['two cups of milk, by volume', have(1, 2, 'cup'), 480 / 250],
  ['milk by weight', have(1, 257.5, 'g'), 1],
  ['one egg', have(2, 1, null), 1 / 3],
  ['eggs by weight', have(2, 110, 'g'), 2 / 3],
])('%s', (_, had, factor) => {
  expect(factorBy(cake, had)).toBeCloseTo(factor, 10);
});

test.each([
  ['a pinch is no weight', have(3, 5, 'g')],
  ['what stays the same', have(4, 3, null)],
  ['what has no amount', have(5, 3, 'g')],
  ['what is not there', have(9, 3, 'g')],
  ['another version', { ...have(0, 140, 'g'), version: 2 }],
  ['nothing of it', have(0, 0, 'g')],
  ['far too little', have(0, 200 * factorRange.min - 1, 'g')],
  ['far too much', have(0, 200 * factorRange.max + 1, 'g')],
])('says nothing: %s', (_, had) => {
  expect(factorBy(cake, had)).toBeNull();
});

test('offers the units that can be compared, the line’s own first', () => {
  expect(unitsToHave(flour)).toEqual(['g', 'kg', 'oz', 'lb', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'fl oz']);
  expect(unitsToHave(line(3, null, 'onions', { each: 100, density: null }))).toEqual([null, 'g', 'kg', 'oz', 'lb']);
  expect(unitsToHave(line(1, 'pinch', 'salt'))).toEqual(['pinch']);
});

test('scales the whole recipe to measurable amounts', () => {
  const shown = showRecipe(cake, { servings: 4, unitSystem: 'metric', factor: factorBy(cake, have(0, 100, 'g')) });
  expect(shown.ingredients.map(({ amount, unit }) => (amount === null ? null : formatAmount(amount, unit, 'en')))).toEqual([
    '100',
    '125',
    '2',
    '1',
    '1',
    null,
  ]);
  const thirds = showRecipe(cake, { servings: 4, unitSystem: 'us', factor: factorBy(cake, have(0, 0.5, 'cup')) });
  expect(thirds.ingredients.slice(0, 2).map(({ amount, unit }) => `${formatAmount(amount ?? 0, unit, 'en')} ${unit}`)).toEqual([
    '½ cup',
    '⅓ cup',
  ]);
});

const ingredients = fc
  .record({
    amount: fc.option(fc.double({ min: 0, max: 5_000, noNaN: true })),
    unit: fc.option(fc.constantFrom(...units)),
    density: fc.option(fc.double({ min: 0.1, max: 1.6, noNaN: true })),
    each: fc.option(fc.double({ min: 1, max: 900, noNaN: true })),
    scales: fc.boolean(),
  })
  .map(({ amount, unit, ...more }) => line(amount, unit, 'something', more));

test('property: the scaled recipe needs exactly the available amount, in any offered unit', () => {
  const outcome = fc.check(
    fc.property(ingredients, fc.double({ min: 0.01, max: 5_000, noNaN: true }), fc.nat(), (ingredient, amount, which) => {
      const offered = unitsToHave(ingredient);
      const unit = offered[which % offered.length] ?? null;
      const had = { ingredient: 0, amount, unit, version: 1 };
      const factor = factorBy({ ingredients: [ingredient] }, had);
      if (!canScaleBy(ingredient)) return factor === null;
      if (factor === null) return true;
      // What is needed then is what is there: the same question about the scaled recipe is answered by one.
      const scaled = { ...ingredient, amount: (ingredient.amount ?? 0) * factor };
      const again = factorBy({ ingredients: [scaled] }, had);
      return again !== null && Math.abs(again - 1) < 1e-9 && factor >= factorRange.min && factor <= factorRange.max;
    }),
  );
  expect(outcome.counterexample).toBeNull();
});

test('property: twice the amount makes twice the recipe', () => {
  const outcome = fc.check(
    fc.property(ingredients, fc.double({ min: 0.01, max: 2_000, noNaN: true }), (ingredient, amount) => {
      const of = (had: number) =>
        factorBy({ ingredients: [ingredient] }, { ingredient: 0, amount: had, unit: ingredient.unit, version: 1 });
      const [once, twice] = [of(amount), of(2 * amount)];
      return once === null || twice === null || Math.abs(twice / once - 2) < 1e-9;
    }),
  );
  expect(outcome.counterexample).toBeNull();
});

test('survives an address, and ignores invalid ones', () => {
  for (const each of [have(0, 140, 'g'), have(2, 1.5, null), have(1, 2, 'fl oz')]) expect(readHave(haveInWords(each))).toEqual(each);
  for (const wrong of ['', 'x', '0:x:g:1', '0:1:stone:1', '-1:1:g:1', '0:1:g']) expect(readHave(wrong)).toBeNull();
});
