import { assert } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { recipeBodySchema } from '../../../../contract/recipe.ts';
import { createBuiltInCook } from '../../../../server/kitchen/built-in/cook.ts';
import { chooseTechnique, improvise, techniques } from '../../../../server/kitchen/built-in/improvise/improvise.ts';
import { larderOf } from '../../../../server/kitchen/built-in/improvise/larder.ts';
import { keyOf } from '../../../../server/kitchen/lexicon/words.ts';
import { lastEvent, orderFor } from '../../../support/server/order.ts';

const cook = createBuiltInCook();
const everything = [
  'chicken',
  'chickpeas',
  'broccoli',
  'carrots',
  'spinach',
  'onion',
  'rice',
  'feta',
  'eggs',
  'apple',
  'walnuts',
  'coconut milk',
  'soy sauce',
];

test('there are at least six techniques, each with its own id', () => {
  expect(new Set(techniques.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
});

describe.each(techniques.map((technique) => [technique.id, technique] as const))('%s', (_, technique) => {
  test('uses every food that was read, in its list and in its steps', () => {
    const body = improvise(technique.words[0] ?? '', everything);
    if (body === null) throw new Error('Nothing was improvised.');
    assert(body, recipeBodySchema);
    expect(body.title.startsWith(technique.name)).toBe(true);
    const items = body.ingredients.map(({ item }) => keyOf(item));
    const steps = keyOf(body.steps.map(({ text }) => text).join(' '));
    for (const food of everything) {
      expect(items, food).toContain(keyOf(food));
      expect(steps, food).toContain(keyOf(food));
    }
    expect(body.assumptions[0]).toMatch(/^Improvised/);
  });

  test.each([[['tofu']], [['potatoes']], [['lettuce']], [['eggs']], [['pasta']], [['bananas']]])('makes sense of %s alone', (foods) => {
    const body = improvise(technique.words[0] ?? '', foods);
    assert(body, recipeBodySchema);
    const text = body?.steps.map((step) => step.text).join(' ') ?? '';
    expect(text).not.toMatch(/the {2}|the \.|the ,|undefined| and \.|,,/);
    expect(body?.steps.every(({ text: line }) => line.trim() !== '')).toBe(true);
  });
});

test.each([
  ['stir fry', ['chicken', 'broccoli'], 'stir-fry'],
  ['', ['chicken', 'broccoli', 'peppers'], 'stir-fry'],
  ['', ['penne', 'tomatoes'], 'pasta'],
  ['', ['eggs', 'spinach'], 'frittata'],
  ['', ['lettuce', 'cucumber'], 'salad'],
  ['', ['coconut milk', 'sweet potato'], 'curry'],
  ['', ['lentils', 'carrots'], 'stew'],
  ['soup please', ['eggs', 'leeks'], 'soup'],
  ['roast', ['potatoes', 'carrots'], 'roast'],
])('"%s" with %s is a %s', (words, foods, id) => {
  expect(chooseTechnique(words, larderOf(foods)).id).toBe(id);
});

test('nothing to cook is no recipe', () => {
  expect(improvise('soup', [])).toBeNull();
  expect(improvise('soup', ['salt'])).toBeNull();
});

test('chicken is cooked through, and the tofu that stands in for it is not looked at for pink', async () => {
  const order = orderFor('chicken and broccoli stir fry', { improvise: true });
  const { body, cookedBy } = await lastEvent(cook, order, 'done');
  expect(cookedBy.isImprovised).toBe(true);
  expect(body.steps.map(({ text }) => text).join(' ')).toMatch(/no longer pink/);
  const vegan = await lastEvent(cook, { ...order, diets: ['vegan'] }, 'done');
  expect(vegan.body.steps.map(({ text }) => text).join(' ')).not.toMatch(/pink|chicken/);
});

test('without a food in the words it asks for some', async () => {
  const { question } = await lastEvent(cook, orderFor('surprise me', { improvise: true }), 'needs_input');
  expect(question.reason).toEqual({ id: expect.stringContaining('name some') });
});
