import { assert, constantFrom, double, integer, oneof, property, record, array } from 'fast-check';
import { expect, test } from 'vitest';
import { factorBy } from '../../../contract/recipes/scale-by.ts';
import { shownAfter, shownAtFirst, type ShownAsEvent } from '../../../machines/recipes/shown-as.ts';
import { recipe } from '../samples.ts';

const preferred = { units: null, ovens: null };
const have = (amount: number, version = 1) => ({ ingredient: 0, amount, unit: null, version });

test('stored settings come before the account’s, and those before the recipe’s own', () => {
  expect(shownAtFirst(recipe, null, preferred)).toEqual({
    servings: recipe.servings,
    unitSystem: recipe.unitSystem,
    have: null,
    oven: null,
  });
  expect(shownAtFirst(recipe, null, { units: 'us', ovens: 'gas' })).toMatchObject({ unitSystem: 'us', oven: 'gas' });
  const chosen = { servings: 99, unitSystem: 'metric', have: have(1, 9), oven: 'celsius' } as const;
  // Within the recipe's limits; an available amount of another version is dropped.
  expect(shownAtFirst(recipe, chosen, { units: 'us', ovens: 'gas' })).toEqual({ ...chosen, servings: 24, have: null });
});

const changes = oneof(
  record({ type: constantFrom('servings.changed' as const), servings: oneof(integer(), double()) }),
  record({ type: constantFrom('units.changed' as const), unitSystem: constantFrom('metric' as const, 'us' as const) }),
  record({ type: constantFrom('oven.changed' as const), oven: constantFrom('gas' as const, 'celsius' as const, 'fahrenheit' as const) }),
  record({
    type: constantFrom('have.changed' as const),
    have: oneof(
      constantFrom(null),
      record({ ingredient: integer({ min: 0, max: 9 }), amount: double(), unit: constantFrom(null), version: integer() }),
      record({ ingredient: constantFrom(0), amount: integer({ min: 1, max: 40 }), unit: constantFrom(null), version: constantFrom(1) }),
    ),
  }),
);

test('any sequence of settings yields a valid recipe', () => {
  assert(
    property(array<ShownAsEvent>(changes, { maxLength: 12 }), (wanted) => {
      const shown = wanted.reduce((so, change) => shownAfter(recipe, so, change), shownAtFirst(recipe, null, preferred));
      expect(Number.isInteger(shown.servings) && shown.servings >= 1 && shown.servings <= 24).toBe(true);
      expect(shown.have === null || factorBy(recipe, shown.have) !== null).toBe(true);
      expect(wanted.at(-1)?.type !== 'servings.changed' || shown.have === null).toBe(true);
    }),
  );
});
