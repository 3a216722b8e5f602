import { array, assert, boolean, constant, constantFrom, integer, nat, option, property, record, string, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { fromWire, toWire } from '../../contract/casing.ts';
import { changesOf, changesSchema, withChanges } from '../../contract/kitchen/partial-changes.ts';
import type { PartialRecipe } from '../../contract/recipes/partial-recipe.ts';
import { create } from 'superstruct';

const ingredient = record({
  amount: option(integer({ min: 0, max: 9 })),
  unit: constantFrom(null, 'g'),
  item: constantFrom('salt', 'oil'),
  note: constant(null),
});
const step = record({ text: constantFrom('Stir.', 'Bake it.', 'Serve it to your guests.'), minutes: option(nat(9)) });
const recipe: Arbitrary<PartialRecipe> = record({
  title: option(constantFrom('A stew', 'A long title of a stew')),
  summary: option(string({ maxLength: 40 })),
  servings: option(nat(9)),
  ingredients: array(ingredient, { maxLength: 8 }),
  steps: array(step, { maxLength: 8 }),
});

test('what is told over the wire makes the later recipe of the earlier one', () => {
  let told = 0;
  assert(
    property(recipe, recipe, boolean(), (before, other, isLonger) => {
      const after = isLonger ? { ...before, servings: other.servings, steps: [...before.steps, ...other.steps.slice(0, 1)] } : other;
      const changes = changesOf(before, after);
      if (changes === null) return;
      told += 1;
      const arrived = create(fromWire(JSON.parse(JSON.stringify(toWire(changes)))), changesSchema);
      expect(withChanges(before, arrived)).toEqual(after);
    }),
    { numRuns: 300 },
  );
  expect(told).toBeGreaterThan(5);
});

const start: PartialRecipe = {
  title: 'A stew',
  summary: 'Slowly cooked, with beans and a little smoke.',
  servings: 4,
  ingredients: [{ amount: 400, unit: 'g', item: 'white beans', note: null }],
  steps: [{ text: 'Soak the beans.', minutes: null }],
};

test('a step that grows is told alone', () => {
  const after = { ...start, steps: [...start.steps, { text: 'Fry', minutes: null }] };
  expect(changesOf(start, after)).toEqual({ type: 'changes', fields: {}, steps: { keep: 1, add: [{ text: 'Fry', minutes: null }] } });
});

test('another recipe, and one that lost a field, are told as a whole', () => {
  expect(changesOf({ ...start, kind: 'stew' }, start)).toBeNull();
  expect(changesOf(start, { ...start, title: 'X', summary: 'Y', ingredients: [], steps: [] })).toBeNull();
});

test('a difference that makes no recipe is refused', () => {
  expect(withChanges(start, { type: 'changes', fields: { title: 7 } })).toBeNull();
  expect(withChanges(start, { type: 'changes', fields: {}, steps: { keep: 0, add: ['text'] } })).toBeNull();
});
