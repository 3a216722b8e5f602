import { array, assert, constantFrom, double, oneof, constant, property, record, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import type { Measure } from '../../../contract/recipes/quantities.ts';
import { units } from '../../../contract/recipes/recipe.ts';
import { addMeasures } from '../../../contract/recipes/shopping-measures.ts';

const measures = array(
  record({ amount: double({ min: 0.01, max: 5_000, noNaN: true }), unit: constantFrom(null, ...units) }) as unknown as ReturnType<
    typeof record<Measure>
  >,
  { maxLength: 12 },
);
const densities = oneof(constant(null), double({ min: 0.1, max: 2, noNaN: true }));

const near = (one: readonly Measure[], other: readonly Measure[]) => {
  expect(one.map(({ unit }) => unit)).toEqual(other.map(({ unit }) => unit));
  for (const [index, { amount }] of one.entries()) expect(amount / (other[index]?.amount ?? 0)).toBeCloseTo(1, 6);
};

const weights: Partial<Record<string, number>> = { g: 1, kg: 1_000, oz: 28.3495, lb: 453.592 };
const volumes: Partial<Record<string, number>> = { ml: 1, l: 1_000, tsp: 5, tbsp: 15, 'fl oz': 29.5735, cup: 240 };
/** Grams of a food of this density, and how many of what is counted. */
const whole = (parts: readonly Measure[], density: number) => {
  const of = (unit: string | null) => (unit === null ? undefined : (weights[unit] ?? (volumes[unit] ?? Number.NaN) * density));
  const counted = parts.filter(({ unit }) => Number.isNaN(of(unit) ?? Number.NaN));
  return {
    grams: parts.filter((part) => !counted.includes(part)).reduce((sum, { amount, unit }) => sum + amount * (of(unit) ?? 0), 0),
    counted: counted.reduce((sum, { amount }) => sum + amount, 0),
  };
};

test.each<[string, Measure[], number | null, Measure[]]>([
  ['two onions and one', [{ amount: 2, unit: null }, { amount: 1, unit: null }], null, [{ amount: 3, unit: null }]],
  ['a kilogram and 200 g', [{ amount: 1, unit: 'kg' }, { amount: 200, unit: 'g' }], null, [{ amount: 1_200, unit: 'g' }]],
  ['flour by the spoon and by weight', [{ amount: 2, unit: 'tbsp' }, { amount: 85, unit: 'g' }], 0.5, [{ amount: 100, unit: 'g' }]],
  ['oil by the spoon and by the jug', [{ amount: 2, unit: 'tbsp' }, { amount: 70, unit: 'ml' }], null, [{ amount: 100, unit: 'ml' }]],
  ['onions by the piece and by weight', [{ amount: 2, unit: null }, { amount: 300, unit: 'g' }], null, [{ amount: 2, unit: null }, { amount: 300, unit: 'g' }]],
  ['spoons stay spoons', [{ amount: 1, unit: 'tbsp' }, { amount: 1, unit: 'tsp' }], null, [{ amount: 4, unit: 'tsp' }]],
])('adds up %s', (_, parts, density, sum) => expect(addMeasures(parts, density)).toEqual(sum)); // prettier-ignore

test('the order of the recipes makes no difference', () => {
  const shuffled = measures.chain((parts) =>
    record({ parts: constant(parts), mixed: shuffledSubarray(parts, { minLength: parts.length, maxLength: parts.length }) }),
  );
  assert(property(shuffled, densities, ({ parts, mixed }, density) => near(addMeasures(mixed, density), addMeasures(parts, density))));
});

test('adding recipes one by one gives the same sum as all at once', () => {
  assert(
    property(measures, measures, densities, (first, second, density) =>
      near(addMeasures([...addMeasures(first, density), ...second], density), addMeasures([...first, ...second], density)),
    ),
  );
});

test('nothing is lost or counted twice', () => {
  assert(
    property(measures, double({ min: 0.1, max: 2, noNaN: true }), (parts, density) => {
      const [before, after] = [whole(parts, density), whole(addMeasures(parts, density), density)];
      expect(after.grams).toBeCloseTo(before.grams, 4);
      expect(after.counted).toBeCloseTo(before.counted, 6);
    }),
  );
});

test('each kind of amount appears once', () => {
  assert(
    property(measures, densities, (parts, density) => {
      const sum = addMeasures(parts, density).map(({ unit }) => unit);
      expect(new Set(sum).size).toBe(sum.length);
    }),
  );
});
