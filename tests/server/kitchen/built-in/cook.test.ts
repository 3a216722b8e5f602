import { assert } from 'superstruct';
import { expect, test } from 'vitest';
import { recipeBodySchema, type Diet } from '../../../../contract/recipe.ts';
import { createBuiltInCook } from '../../../../server/kitchen/built-in/cook.ts';
import { allDishes } from '../../../../server/kitchen/built-in/dishes/all.ts';
import { breaks } from '../../../../server/kitchen/lexicon/lexicon.ts';
import { cookAll, lastEvent, orderFor } from '../../../support/server/order.ts';

const cook = createBuiltInCook();

test('it says what it does, shows the recipe, and names itself as the cook', async () => {
  const events = await cookAll(cook, orderFor('carbonara'));
  expect(events.map((event) => (event.type === 'stage' ? event.stage : event.type))).toEqual([
    'reading',
    'looking',
    'writing',
    'adapting',
    'partial',
    'done',
  ]);
  expect(events.at(-1)).toMatchObject({ cookedBy: { kind: 'built-in', model: null, promptVersion: null, isImprovised: false } });
});

test('servings and diet in words are used, and said', async () => {
  const { body } = await lastEvent(cook, orderFor('vegan lasagne for 6', { servings: 2 }), 'done');
  expect(body.servings).toBe(6);
  expect(body.diets).toContain('vegan');
  expect(body.assumptions).toContain('Made for 6, as your description says.');
  expect(body.assumptions).toContain('Made vegan, as your description says.');
});

test('a word that it could not use is said', async () => {
  const { body } = await lastEvent(cook, orderFor('beef stroganoff with peas'), 'done');
  expect(body.assumptions.join(' ')).toContain('peas');
});

test('only a photo and no words: it cannot see, and says so', async () => {
  const { question } = await lastEvent(cook, orderFor('  ', { photo: new Uint8Array([1]), photoGuid: 'x' }), 'needs_input');
  expect(question).toEqual({ kind: 'describe-photo', suggestions: [], ingredients: [] });
});

test('a photo with words is cooked by the words, which is said', async () => {
  const { body } = await lastEvent(cook, orderFor('gazpacho', { photo: new Uint8Array([1]) }), 'done');
  expect(body.assumptions.join(' ')).toContain('cannot see');
});

test('when unsure it asks with three dishes and the ingredients that it read', async () => {
  const { question } = await lastEvent(cook, orderFor('I have eggs, spinach and feta'), 'needs_input');
  expect(question.kind).toBe('choose');
  expect(question.suggestions).toHaveLength(3);
  expect(question.ingredients).toEqual(['eggs', 'spinach', 'feta']);
});

test('the suggestion that was taken is cooked, with the wishes of the words', async () => {
  const { body } = await lastEvent(cook, orderFor('some vegan soup for 3', { choice: 'tomato-soup' }), 'done');
  expect(body).toMatchObject({ servings: 3 });
  expect(body.title).toMatch(/Tomato soup/);
});

test('a suggestion that does not exist is no dish: the words decide', async () => {
  const { body } = await lastEvent(cook, orderFor('gazpacho', { choice: '../../etc/passwd' }), 'done');
  expect(body.title).toBe('Gazpacho');
});

test('nonsense gets an honest question', async () => {
  const { question } = await lastEvent(cook, orderFor('asdfgh qwerty'), 'needs_input');
  expect(question).toMatchObject({
    kind: 'choose',
    suggestions: [],
    ingredients: [],
    reason: { id: expect.stringContaining('other words') },
  });
});

test('what cannot be vegan is refused with the reason and with dishes that can', async () => {
  const { question } = await lastEvent(cook, orderFor('paella', { diets: ['vegan'] }), 'needs_input');
  expect(question.reason).toMatch(/cannot honestly be made vegan/);
  expect(question.suggestions).toHaveLength(3);
  for (const { id } of question.suggestions) {
    const { body } = await lastEvent(cook, orderFor('paella', { diets: ['vegan'], choice: id }), 'done');
    expect(body.diets).toContain('vegan');
  }
});

test('all four diets at once are kept or refused, never half', async () => {
  const all: Diet[] = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free'];
  for (const { id } of allDishes) {
    const last = (await cookAll(cook, orderFor('x', { choice: id, diets: all }))).at(-1);
    const items = last?.type === 'done' ? last.body.ingredients.map(({ item }) => item) : [];
    expect(items.filter((item) => all.some((diet) => breaks(item, diet)))).toEqual([]);
    expect(['done', 'needs_input', 'failed']).toContain(last?.type);
  }
});

test.each(allDishes.map(({ id }) => id))('%s is a valid recipe for 1 in US units and for 24 in metric', async (id) => {
  for (const order of [orderFor('', { choice: id, servings: 1, unitSystem: 'us' }), orderFor('', { choice: id, servings: 24 })]) {
    const { body } = await lastEvent(cook, order, 'done');
    assert(body, recipeBodySchema);
    expect(body.ingredients.every(({ amount }) => amount === null || amount > 0)).toBe(true);
    expect(body.steps.flatMap(({ uses }) => uses).every((index) => index < body.ingredients.length)).toBe(true);
  }
});

test('an order that is cancelled ends without a last event', async () => {
  const abort = new AbortController();
  abort.abort();
  expect(await cookAll(cook, orderFor('carbonara'), abort.signal)).toEqual([]);
});
