import { describe, expect, test } from 'vitest';
import { diets, type Diet, type RecipeBody } from '../../../../contract/recipe.ts';
import { adapt, type Target } from '../../../../server/kitchen/adapt/adapt.ts';
import { exclusionOf } from '../../../../server/kitchen/adapt/exclusions.ts';
import { strangersIn } from '../../../../server/kitchen/adapt/texts.ts';
import { bodyOf } from '../../../../server/kitchen/built-in/body.ts';
import { allDishes } from '../../../../server/kitchen/built-in/dishes/all.ts';
import { breaks, examine } from '../../../../server/kitchen/lexicon/lexicon.ts';

const dishOf = (id: string) => {
  const dish = allDishes.find((candidate) => candidate.id === id);
  if (dish === undefined) throw new Error(`There is no dish ${id}.`);
  return dish;
};

function make(id: string, wishes: Partial<Target> = {}) {
  const dish = dishOf(id);
  const target = { diets: [], exclusions: [], servings: dish.servings, unitSystem: 'metric' as const, ...wishes };
  return adapt(bodyOf(dish), target, { swaps: dish.swaps ?? {}, refuses: dish.refuses ?? [] });
}

function made(id: string, wishes: Partial<Target> = {}): RecipeBody {
  const result = make(id, wishes);
  if (!result.ok) throw new Error(`${id} was refused: ${JSON.stringify(result.unmet)}`);
  return result.body;
}

const without = (...labels: string[]) => ({ exclusions: labels.flatMap((label) => exclusionOf(label) ?? []) });
const items = ({ ingredients }: RecipeBody) => ingredients.map(({ item }) => item);

describe.each(diets)('every dish made %s', (diet: Diet) => {
  const results = allDishes.map((dish) => ({ dish, result: make(dish.id, { diets: [diet] }) }));
  const bodies = results.flatMap(({ result }) => (result.ok ? [result.body] : []));

  test('keeps the diet in every ingredient, or is refused', () => {
    expect(bodies.flatMap((body) => items(body).filter((item) => breaks(item, diet)))).toEqual([]);
    for (const body of bodies) expect(body.diets).toContain(diet);
    expect(bodies.length).toBeGreaterThan(30);
  });

  test('speaks of nothing in its steps that the diet has no room for', () => {
    const strangers = bodies.flatMap((body) =>
      body.steps.flatMap(({ text }) => strangersIn(text, [diet], items(body)).map(({ name }) => `${body.title}: ${name} in "${text}"`)),
    );
    expect(strangers).toEqual([]);
  });

  test('is refused where the dish says so', () => {
    for (const { dish, result } of results.filter((entry) => entry.dish.refuses?.includes(diet))) expect(result.ok, dish.id).toBe(false);
  });

  test('tells every swap, in the list and in the assumptions, and in no step the old name alone', () => {
    for (const body of bodies) {
      for (const { item, replaces } of body.ingredients.filter((ingredient) => ingredient.replaces !== null)) {
        expect(body.assumptions.join(' ')).toContain(`Used ${item} instead of ${replaces?.toLowerCase()}.`);
      }
    }
  });

  test('points from its steps at ingredients that are there, with all allergens derived anew', () => {
    for (const body of bodies) {
      expect(body.steps.flatMap(({ uses }) => uses).every((index) => index < body.ingredients.length)).toBe(true);
      expect(body.allergens).toEqual(examine(items(body)).allergens);
    }
  });
});

test('a vegan lasagne is vegan to the last word', () => {
  const body = made('lasagne', { diets: ['vegan'], servings: 12 });
  const text = [body.title, body.summary, ...body.steps.map((step) => step.text)].join(' ');
  expect(text).not.toMatch(/\bbeef|\bmeat\b|(?<!vegan )butter\b|(?<!soy )milk\b|(?<!vegan )mozzarella|(?<!vegan )parmesan/i);
  expect(body.title).toMatch(/vegan/i);
  expect(body.allergens).not.toContain('milk');
  expect(body.nutrition).toBeNull();
});

test('a dish that fits as it is stays as it is', () => {
  const body = made('gazpacho', { diets: ['vegan'] });
  expect(body).toEqual({ ...bodyOf(dishOf('gazpacho')), assumptions: [] });
});

test('vegan and gluten-free together', () => {
  const body = made('lasagne', { diets: ['vegan', 'gluten_free'] });
  expect(body.diets).toEqual(['vegetarian', 'vegan', 'gluten_free', 'dairy_free']);
});

test('a refusal names the wish and, where there is one, the item', () => {
  expect(make('spaghetti-carbonara', { diets: ['vegan'] })).toEqual({
    ok: false,
    unmet: expect.arrayContaining([{ wish: 'vegan', item: null }]),
  });
  expect(make('roast-chicken', without('chicken'))).toEqual({ ok: false, unmet: [{ wish: 'without chicken', item: 'whole chicken' }] });
});

describe('leaving something out', () => {
  test('carbonara without bacon has no guanciale either', () => {
    const body = made('spaghetti-carbonara', without('bacon'));
    expect(items(body).join()).not.toMatch(/guanciale|bacon|pancetta/);
    expect(body.steps.map(({ text }) => text).join(' ')).not.toMatch(/guanciale|bacon|pancetta/);
    expect(body.assumptions.join(' ')).toMatch(/instead of guanciale/);
  });

  test('a seasoning goes without a substitute, and its step no longer asks for it', () => {
    const body = made('lasagne', without('nutmeg'));
    expect(items(body)).not.toContain('nutmeg');
    const asking = body.steps.filter(({ text }) => text.includes('nutmeg') && !text.includes('Leave out the nutmeg'));
    expect(asking).toEqual([]);
    expect(body.assumptions).toContain('Left out the nutmeg.');
  });

  test('onions of every kind, and nuts of every kind', () => {
    expect(items(made('greek-salad', without('onions'))).join()).not.toMatch(/onion/);
    expect(items(made('kung-pao-chicken', without('nuts'))).join()).not.toMatch(/peanut|cashew/);
  });

  test('no milk is not no coconut milk', () => {
    expect(items(made('thai-green-curry', without('milk')))).toContain('coconut milk');
  });
});

describe('servings and units', () => {
  test.each(allDishes.map(({ id }) => id))('%s says no amount in a step that would be wrong for more people', (id) => {
    // "A 900 g loaf tin" is the size of the tin.
    const amounts = /\b(?!900 g \()\d+([.,]\d+)?\s?(g|kg|ml|l|tsp|tbsp|cups?|tablespoons?|teaspoons?|oz|lb)\b/;
    const counted = /\b(two|three|four|five|six|\d+) (eggs?|onions?|cloves?|tomatoes|potatoes|carrots?|lemons?|limes?|cans?)\b/i;
    expect(
      dishOf(id)
        .steps.filter(({ text }) => amounts.test(text) || counted.test(text))
        .map(({ text }) => text),
    ).toEqual([]);
  });

  test('twice the people need twice the spaghetti, in pounds where asked', () => {
    const body = made('spaghetti-carbonara', { servings: 8, unitSystem: 'us' });
    expect(body.servings).toBe(8);
    expect(body.ingredients[0]).toMatchObject({ amount: 1.75, unit: 'lb', item: 'spaghetti' });
  });
});

test('what a text may never outgrow', () => {
  const long = {
    ...bodyOf(dishOf('lasagne')),
    summary: 'milk '.repeat(99),
    assumptions: Array.from({ length: 30 }, () => 'x'.repeat(500)),
  };
  const result = adapt(long, { diets: ['vegan'], exclusions: [], servings: 4, unitSystem: 'metric' }, { swaps: {}, refuses: [] });
  const body = result.ok ? result.body : null;
  expect(body?.summary.length).toBeLessThanOrEqual(500);
  expect(body?.assumptions).toHaveLength(20);
  expect(Math.max(...(body?.assumptions ?? []).map(({ length }) => length))).toBeLessThanOrEqual(400);
});
