import { describe, expect, test } from 'vitest';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { checkAnswer } from '../../../../server/kitchen/openai/check-answer.ts';
import { textsSaidIn } from '@anydish/kitchen/prove';
import { soughtOf } from '@anydish/kitchen/read';
import { orderFor } from '../../../support/server/order.ts';

const noodles = {
  is_food: true,
  not_food_reason: null,
  title: 'Noodles',
  summary: 'Plain and quick.',
  cuisine: null,
  servings: 4,
  prep_minutes: 5,
  cook_minutes: 10,
  ingredients: [{ amount: 400, unit: 'g', item: 'rice noodles', item_in_english: 'rice noodles', note: null, scales: true }],
  steps: [{ text: 'Boil the noodles.', minutes: 10, uses: [0] }],
  nutrition: null,
  assumptions: [],
};
const [line] = noodles.ingredients;

const placesOfWords: [string, (words: string) => object][] = [
  ['title', (title) => ({ title })],
  ['summary', (summary) => ({ summary })],
  ['cuisine', (cuisine) => ({ cuisine })],
  ['note', (note) => ({ ingredients: [{ ...line, note }] })],
  ['step', (text) => ({ steps: [{ text, minutes: 1, uses: [] }] })],
  ['assumption', (assumption) => ({ assumptions: [assumption] })],
];

function check(more: object, wishes: Wish[] = []) {
  const order = orderFor('noodles', { wishes });
  return checkAnswer(JSON.stringify({ ...noodles, ...more }), { ...order, sought: soughtOf(order, [], 'en') }, 'Write a recipe.');
}

describe.each(placesOfWords)('a model that speaks of peanuts and feta in its %s', (_, put) => {
  const answer = put('Topped with crushed peanuts and feta');

  test('delivers nothing to somebody who is allergic to peanuts', () => {
    const checked = check(answer, [{ kind: 'allergy', id: 'peanut' }]);
    expect(checked).toMatchObject({ kind: 'unproven', problem: expect.stringContaining('peanut') });
  });

  test('gets no label that they take away', () => {
    const checked = check(answer);
    expect(checked.kind === 'recipe' && [checked.body.allergens, checked.body.labels]).toEqual([
      ['peanuts', 'milk'],
      ['pescatarian', 'gluten_free'],
    ]);
  });
});

test('what it says to be left out is no evidence', () => {
  const checked = check({ assumptions: ['Made without peanuts.'], summary: 'Sesame seeds instead of peanuts.' }, [
    { kind: 'allergy', id: 'peanut' },
  ]);
  expect(checked.kind).toBe('recipe');
});

test('no field escapes: whatever is added to a recipe is read, but for codes', () => {
  const body = { title: 'one', unit: 'g', food: 'x', tips: [{ words: 'two', deeper: { still: ['three'] } }], wishes: [{ label: 'four' }] };
  expect(textsSaidIn(body)).toEqual(['one', 'two', 'three']);
});
