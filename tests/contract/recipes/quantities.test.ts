import { array, assert, boolean, constant, constantFrom, double, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isForeign, measure, writtenIn, type Measured } from '../../../contract/recipes/quantities.ts';
import { showIngredient, showRecipe } from '../../../contract/recipes/recipe-math.ts';
import { units, unitSystems, type Ingredient, type Unit, type UnitSystem } from '../../../contract/recipes/recipe.ts';

type Row = readonly [amount: number, unit: Unit | null, of: string | Measured, expected: readonly [number, Unit | null]];

const measuredOf = (of: Row[2]): Measured => (typeof of === 'string' ? { item: of } : of);
const measured = ([amount, unit, of]: Row, system: UnitSystem) => {
  const shown = measure({ amount, unit }, measuredOf(of), system);
  return [shown.amount, shown.unit];
};

const onion = { item: 'onion', food: 'onion', each: 150, density: null };
const cabbage = { item: 'cabbage', food: 'cabbage', each: 900, density: null };
const flour = { item: 'Mehl', food: 'plain-flour', density: 0.55 };
const honey = { item: 'Honig', food: 'honey', density: 1.4 };
const sugar = { item: 'Zucker', food: 'caster-sugar', density: 0.9, isPoured: false };
const puree = { item: 'Tomatenmark', food: 'tomato-puree', density: 1.1, isPoured: false };
const oil = { item: 'Öl', food: 'olive-oil', density: 0.92, isPoured: true };
const salt = { item: 'Salz', food: 'salt', density: 1.2 };

describe('metric', () => {
  test.each<Row>([
    [600, 'g', 'spaghetti', [600, 'g']],
    [187.5, 'g', 'mozzarella', [190, 'g']],
    [3.5, 'g', 'dried yeast', [3.5, 'g']],
    // Up a unit and down.
    [994, 'g', 'flour', [990, 'g']],
    [999, 'g', 'flour', [1, 'kg']],
    [1_600, 'g', 'tomatoes', [1.6, 'kg']],
    [0.4, 'kg', 'tomatoes', [400, 'g']],
    [999, 'ml', 'stock', [1, 'l']],
    [1_400, 'ml', 'milk', [1.4, 'l']],
    [0.3, 'l', 'milk', [300, 'ml']],
    [5, 'ml', 'vanilla', [1, 'tsp']],
    [0.5, 'tbsp', 'olive oil', [1.5, 'tsp']],
    [3, 'tsp', 'salt', [1, 'tbsp']],
    [13.8, 'ml', 'vinegar', [1, 'tbsp']],
    [4, 'tbsp', 'soy sauce', [4, 'tbsp']],
    [0.125, 'tsp', 'nutmeg', [0.125, 'tsp']],
    [0.01, 'tsp', 'nutmeg', [1, 'pinch']],
    [5, 'pinch', 'salt', [0.25, 'tsp']],
    [2, 'g', salt, [0.25, 'tsp']],
    // Nobody counts thirty-six spoons.
    [36, 'tbsp', 'olive oil', [540, 'ml']],
    [36, 'tbsp', 'flour', [280, 'g']],
    // Sugar and purée are weighed, oil is poured.
    [5, 'tbsp', sugar, [70, 'g']],
    [6, 'tbsp', puree, [100, 'g']],
    [5, 'tbsp', oil, [75, 'ml']],
    [1, 'cup', sugar, [215, 'g']],
    // Cups and pounds of another country.
    [1, 'cup', 'milk', [240, 'ml']],
    [2, 'cup', 'plain flour', [250, 'g']],
    [1, 'cup', honey, [340, 'g']],
    [1, 'lb', 'beef mince', [450, 'g']],
    [3, 'lb', 'potatoes', [1.35, 'kg']],
    [8, 'oz', 'mushrooms', [225, 'g']],
    [4, 'fl oz', 'cream', [120, 'ml']],
  ])('%s %s of %j', (...row) => expect(measured(row, 'metric')).toEqual(row[3]));
});

describe('US', () => {
  test.each<Row>([
    [250, 'ml', 'milk', [1, 'cup']],
    [80, 'ml', 'cream', [0.333, 'cup']],
    [50, 'ml', 'white wine', [3, 'tbsp']],
    [1.5, 'l', 'vegetable stock', [6.5, 'cup']],
    [500, 'g', 'beef mince', [1, 'lb']],
    [1.2, 'kg', 'potatoes', [2.75, 'lb']],
    [150, 'g', 'cheddar', [5.5, 'oz']],
    [400, 'g', 'butter beans', [14, 'oz']],
    [24, 'oz', 'cheddar', [1.5, 'lb']],
    // Cups by what a cup of it weighs, from the lexicon or by the English word.
    [250, 'g', 'plain flour', [2, 'cup']],
    [300, 'g', flour, [2.25, 'cup']],
    [340, 'g', honey, [1, 'cup']],
    [100, 'g', 'sugar', [0.5, 'cup']],
    [3_000, 'g', flour, [6.5, 'lb']],
    // Never a quarter of an ounce, never a spoon too many.
    [7, 'g', 'parsley', [2, 'tsp']],
    [5, 'g', 'cheddar', [1.5, 'tsp']],
    [3, 'g', salt, [0.5, 'tsp']],
    [36, 'tbsp', 'olive oil', [2.25, 'cup']],
    [24, 'tsp', 'sugar', [0.5, 'cup']],
    [1 / 3, 'cup', 'milk', [0.333, 'cup']],
  ])('%s %s of %j', (...row) => expect(measured(row, 'us')).toEqual(row[3]));
});

describe('counts', () => {
  test.each<Row>([
    [0.5, null, onion, [0.5, null]],
    [1.6, null, onion, [1.5, null]],
    [5.4, null, onion, [5, null]],
    // A quarter of an onion is some onion; a quarter of a cabbage is a piece of it.
    [0.25, null, onion, [40, 'g']],
    [0.25, null, cabbage, [0.25, null]],
    [0.1, null, cabbage, [90, 'g']],
    // Eggs are whole, in every language; an aubergine is no egg.
    [4.5, null, 'eggs', [5, null]],
    [0.25, null, 'egg', [1, null]],
    [2.2, null, { item: 'Eier', food: 'egg' }, [2, null]],
    [1.4, null, { item: 'Eigelb', food: 'egg-yolk' }, [1, null]],
    [1.4, null, { item: 'Aubergine', food: 'eggplant' }, [1.5, null]],
    [3, 'clove', 'garlic', [3, 'clove']],
    [0.3, 'clove', 'garlic', [1, 'clove']],
    [1.5, 'can', 'chopped tomatoes', [1.5, 'can']],
  ])('%s %s of %j', (...row) => expect(measured(row, 'metric')).toEqual(row[3]));

  test("a part of an onion is weighed in the reader's units", () => {
    expect(measure({ amount: 0.25, unit: null }, onion, 'us')).toEqual({ amount: 1.5, unit: 'oz' });
  });
});

test.each<[UnitSystem, Unit[]]>([
  ['us', ['g', 'kg', 'ml', 'l']],
  ['metric', ['oz', 'lb', 'fl oz', 'cup']],
])('to a cook of %s, %j are foreign, and nothing else', (system, foreign) => {
  expect(units.filter((unit) => isForeign(unit, system)).toSorted()).toEqual(foreign.toSorted());
  expect(isForeign(null, system)).toBe(false);
});

/* For any food that can be divided, from a gram to six kilograms of it. */

const grams: Partial<Record<Unit, number>> = { g: 1, kg: 1_000, oz: 28.3495, lb: 453.592 };
const millilitres: Partial<Record<Unit, number>> = { ml: 1, l: 1_000, tsp: 5, tbsp: 15, 'fl oz': 29.5735, cup: 240, pinch: 0.3 };

/** What an amount weighs, in grams, of a food with this density. */
function weight({ amount, unit }: Pick<Ingredient, 'amount' | 'unit'>, density: number): number {
  if (unit === null || amount === null) return Number.NaN;
  return amount * (grams[unit] ?? (millilitres[unit] ?? Number.NaN) * density);
}

const divided = (least: number) =>
  record({
    weighs: double({ min: least, max: 6_000, noNaN: true }),
    unit: constantFrom<Unit>('g', 'kg', 'ml', 'l', 'oz', 'lb', 'cup', 'tbsp', 'tsp'),
    density: double({ min: 0.3, max: 1.5, noNaN: true }),
    factor: constantFrom(...[1, 2, 3, 5, 7, 11, 12, 23, 24].flatMap((servings) => [servings / 4, servings / 1, servings / 12])),
  });

interface Divided {
  weighs: number;
  unit: Unit;
  density: number;
  factor: number;
}

/** An ingredient that weighs so much once it is scaled. */
const ingredientOf = ({ weighs, unit, density, factor }: Divided): Ingredient => ({
  item: 'Futter',
  food: 'anything',
  note: null,
  replaces: null,
  scales: true,
  unit,
  density,
  amount: weighs / factor / weight({ amount: 1, unit }, density),
});

const systems = constantFrom<UnitSystem>(...unitSystems);

test('no amount disappears, is NaN, or is off by more than a third', () => {
  assert(
    property(divided(1.5), systems, (one, system) => {
      const shown = showIngredient(ingredientOf(one), one.factor, system);
      expect(shown.amount).toBeGreaterThan(0);
      expect(Math.abs(weight(shown, one.density) / one.weighs - 1)).toBeLessThan(0.334);
    }),
  );
});

test('every result can be measured with kitchen tools', () => {
  const most: Partial<Record<Unit, number>> = { g: 990, ml: 990, tsp: 2.5, tbsp: 4, oz: 15, pinch: 4 };
  const least: Partial<Record<Unit, number>> = { g: 0.5, ml: 15, kg: 1, l: 1, tsp: 0.125, tbsp: 1, oz: 0.5, cup: 0.25, lb: 0.75 };
  assert(
    property(divided(0.2), systems, (one, system) => {
      const { amount, unit } = measure({ amount: ingredientOf(one).amount ?? 0, unit: one.unit }, ingredientOf(one), system);
      expect(isForeign(unit, system), `${amount} ${unit}`).toBe(false);
      expect(amount, `${amount} ${unit}`).toBeLessThanOrEqual(most[unit ?? 'piece'] ?? 1_000);
      expect(amount, `${amount} ${unit}`).toBeGreaterThanOrEqual(least[unit ?? 'piece'] ?? 0);
    }),
  );
});

test.each([
  // Between a third and half a cup there is none.
  ['a quarter', 40, 0.25],
  ['a fifth', 160, 0.2],
])('a cook with scales and one with cups cook the same, within %s from %i g on', (_, least, most) => {
  assert(
    property(divided(least), (one) => {
      const [metric = 0, us = 0] = unitSystems.map((system) => weight(showIngredient(ingredientOf(one), one.factor, system), one.density));
      expect(Math.abs(metric - us) / Math.max(metric, us)).toBeLessThanOrEqual(most);
    }),
  );
});

test('for its own servings in metric units a recipe keeps every amount', () => {
  const metric = units.filter((unit) => !isForeign(unit, 'metric'));
  const ingredient = record({
    amount: option(double({ min: 0, max: 10_000, noNaN: true })),
    unit: option(constantFrom<Unit>(...metric)),
    item: constantFrom('egg', 'flour', 'onion', 'milk'),
    note: constant(null),
    scales: boolean(),
    replaces: constant(null),
  });
  assert(
    property(array(ingredient, { maxLength: 6 }), integer({ min: 1, max: 24 }), (ingredients, servings) => {
      const recipe = { servings, ingredients, steps: [], prepMinutes: 10, cookMinutes: 20 };
      expect(showRecipe(recipe, { servings, unitSystem: 'metric' })).toEqual(recipe);
    }),
  );
});

test.each<[UnitSystem, (Unit | null)[]]>([
  ['us', ['cup', 'tsp', null]],
  ['us', ['cup', 'oz', 'g']],
  ['metric', ['g', 'ml', 'cup']],
  ['metric', ['tbsp', null]],
  ['metric', []],
])('a list is %s by what it is measured with: %j', (system, written) => {
  expect(writtenIn(written.map((unit) => ({ unit })))).toBe(system);
});
