import { describe, expect, test } from 'vitest';
import { grownMinutes, itemName, possibleServings, showIngredient, showRecipe, usesOven } from '../../../contract/recipes/recipe-math.ts';
import type { Ingredient, Step, Unit } from '../../../contract/recipes/recipe.ts';

const ingredient = (amount: number | null, unit: Unit | null, item: string, more: Partial<Ingredient> = {}): Ingredient => ({
  amount,
  unit,
  item,
  note: null,
  scales: true,
  replaces: null,
  ...more,
});
const step = (text: string, minutes: number | null = null, more: Partial<Step> = {}): Step => ({ text, minutes, uses: [], ...more });
const recipe = (ingredients: Ingredient[], steps: Step[] = [], servings = 4) => ({
  servings,
  ingredients,
  steps,
  prepMinutes: null as number | null,
  cookMinutes: null as number | null,
});

describe('an ingredient', () => {
  test('that is fixed, or has no amount, stays', () => {
    const fixed = ingredient(1, 'leaf', 'bay leaf', { scales: false });
    const toTaste = ingredient(null, null, 'salt');
    const none = ingredient(0, 'g', 'salt');
    for (const one of [fixed, toTaste, none]) expect(showIngredient(one, 6, 'metric')).toBe(one);
  });

  test('stays as written for its own servings, odd amounts included', () => {
    const odd = ingredient(187.3, 'g', 'flour');
    expect(showIngredient(odd, 1, 'metric')).toBe(odd);
    const spoon = ingredient(7, 'tbsp', 'oil');
    expect(showIngredient(spoon, 1, 'us')).toBe(spoon);
  });

  test("that is fixed is still converted to the reader's units", () => {
    expect(showIngredient(ingredient(2, 'l', 'water', { scales: false }), 3, 'us')).toMatchObject({ amount: 8.5, unit: 'cup' });
  });

  test('keeps everything except its amount', () => {
    const noted = ingredient(100, 'g', 'feta', { note: 'crumbled', food: 'feta', replaces: 'halloumi' });
    expect(showIngredient(noted, 2, 'metric')).toEqual({ ...noted, amount: 200 });
  });
});

describe('time', () => {
  test.each<[NonNullable<Step['growth']>, number, number]>([
    ['none', 4, 20],
    ['batches', 2, 40],
    ['batches', 4, 80],
    // One batch is one batch.
    ['batches', 0.25, 10],
    ['size', 1, 20],
    // A roast twice as heavy takes longer, but not twice as long.
    ['size', 2, 30],
    ['size', 4, 50],
    ['size', 0.5, 15],
  ])('that grows by %s, times %s, makes twenty minutes %s', (growth, factor, minutes) => {
    expect(grownMinutes({ minutes: 20, growth }, factor)).toBe(minutes);
  });

  test('that is unknown stays unknown, and is at least a minute otherwise', () => {
    expect(grownMinutes({ minutes: null, growth: 'batches' }, 3)).toBeNull();
    expect(grownMinutes({ minutes: 1, growth: 'size' }, 0.05)).toBe(1);
    expect(grownMinutes({ minutes: 20 }, 3)).toBe(20);
  });

  test('of the recipe is the sum of its steps; parallel steps add nothing', () => {
    const steps = [
      step('Fry.', 10, { growth: 'batches', time: 'working' }),
      step('Rest.', 30, { time: 'waiting' }),
      step('Boil the rice meanwhile.', 15, { time: 'meanwhile' }),
    ];
    expect(showRecipe({ ...recipe([], steps), cookMinutes: 35 }, { servings: 8, unitSystem: 'metric' }).cookMinutes).toBe(50);
    expect(showRecipe({ ...recipe([], steps), cookMinutes: 35 }, { servings: 4, unitSystem: 'metric' }).cookMinutes).toBe(35);
    const untold = [step('Fry.', 10)];
    expect(showRecipe({ ...recipe([], untold), cookMinutes: 35 }, { servings: 8, unitSystem: 'metric' }).cookMinutes).toBe(35);
  });

  test('of chopping grows with the square root of the servings', () => {
    const shown = (servings: number) => showRecipe({ ...recipe([]), prepMinutes: 20 }, { servings, unitSystem: 'metric' }).prepMinutes;
    expect([1, 4, 8, 16].map(shown)).toEqual([10, 20, 30, 40]);
  });
});

describe('a recipe', () => {
  const onions = ingredient(1, null, 'onion', { plural: 'onions' });
  const soup = recipe(
    [onions, ingredient(400, 'g', 'potatoes', { noteTemplate: 'in cubes of ⟨cm:2⟩', note: 'in cubes of 2 cm' })],
    [
      step('Peel the onion.', 5, { template: 'Peel ⟨0:the onion|the onions⟩.' }),
      step('Bake at 180 °C.', 30, { template: 'Bake at ⟨C:180⟩.' }),
    ],
  );
  const textsOf = (servings: number, unitSystem: 'metric' | 'us') =>
    showRecipe(soup, { servings, unitSystem }).steps.map(({ text }) => text);

  test('is unchanged for its own servings in its own units', () => {
    expect(showRecipe(soup, { servings: 4, unitSystem: 'metric' })).toEqual(soup);
  });

  test('uses singular and plural by the new amounts', () => {
    expect(textsOf(4, 'metric')[0]).toBe('Peel the onion.');
    expect(textsOf(12, 'metric')[0]).toBe('Peel the onions.');
    expect(textsOf(2, 'metric')[0]).toBe('Peel the onion.');
  });

  test("uses the reader's units, notes included", () => {
    expect(textsOf(4, 'us')[1]).toBe('Bake at 350 °F.');
    expect(showRecipe(soup, { servings: 4, unitSystem: 'us' }).ingredients[1]).toMatchObject({
      amount: 14,
      unit: 'oz',
      note: 'in cubes of 1 in',
    });
  });

  test('gives every temperature in one scale: of marks, of plain sentences, notes, tips and assumptions', () => {
    const fryUntil = 'Fry ⟨0:the onion|the onions⟩ until cooked (74 °C inside).';
    const fried = {
      ...recipe(
        [ingredient(1, null, 'onion', { note: 'warmed to 40 °C' })],
        [step('', 5, { template: fryUntil }), step('Heat the oil to 180 °C.', 5, {})],
      ),
      tips: [{ about: 'reheat' as const, text: 'Reheat to 70 °C.' }],
      assumptions: ['Cooked to 74 °C.'],
    };
    const shown = showRecipe(fried, { servings: 4, unitSystem: 'metric', oven: 'fahrenheit' });
    expect([...shown.steps, ...shown.tips].map(({ text }) => text)).toEqual([
      'Fry the onion until cooked (165 °F inside).',
      'Heat the oil to 350 °F.',
      'Reheat to 160 °F.',
    ]);
    expect([shown.ingredients[0]?.note, ...shown.assumptions]).toEqual(['warmed to 105 °F', 'Cooked to 165 °F.']);
  });

  test.each<[boolean, { text?: string; template?: string }]>([
    [true, { template: 'Bake in the oven at ⟨C:180⟩.' }],
    [true, { text: 'Bake in the oven at 350 °F.' }],
    [false, { template: 'Fry until cooked through (⟨C:74⟩ inside).' }],
    [false, { text: 'Heat the oil to 180 °C.' }],
    [false, { template: 'Roast in the oven until it is done (⟨C:74⟩ inside).' }],
  ])('uses an oven: %s, of %j', (expected, { text = '', template }) => {
    expect(usesOven(recipe([], [step(text, null, template === undefined ? {} : { template })]))).toBe(expected);
  });

  test('formats numbers for its reader', () => {
    const dough = recipe([], [step('Roll it out.', null, { template: 'Roll it out ⟨cm:0.5⟩ thick.' })]);
    const format = (value: number) => value.toLocaleString('de');
    expect(showRecipe(dough, { servings: 4, unitSystem: 'metric', format }).steps[0]?.text).toBe('Roll it out 0,5 cm thick.');
  });

  test('yields at least one', () => {
    const pancakes = { ...recipe([]), makes: { count: 8 } };
    const count = (servings: number) => showRecipe(pancakes, { servings, unitSystem: 'metric' }).makes?.count;
    expect([4, 2, 6, 24].map(count)).toEqual([8, 4, 12, 48]);
    expect(showRecipe({ ...pancakes, makes: { count: 1 } }, { servings: 1, unitSystem: 'metric' }).makes?.count).toBe(1);
    expect(showRecipe({ ...pancakes, makes: null }, { servings: 1, unitSystem: 'metric' }).makes).toBeNull();
  });

  test('is never mutated', () => {
    const before = structuredClone(soup);
    showRecipe(soup, { servings: 24, unitSystem: 'us' });
    expect(soup).toEqual(before);
  });
});

test.each([
  [{ servings: 4 }, 5, 5],
  // A loaf for twelve is made once or twice.
  [{ servings: 12, servingsStep: 12 }, 12, 12],
  [{ servings: 12, servingsStep: 12 }, 2, 12],
  [{ servings: 12, servingsStep: 12 }, 13, 24],
  // Half a loaf can be baked.
  [{ servings: 12, servingsStep: 6 }, 5, 6],
  [{ servings: 12, servingsStep: 6 }, 12, 12],
  // As it is written it can be made, in steps of any size.
  [{ servings: 10, servingsStep: 4 }, 10, 10],
])('%j is made for %i as for %i', (made, wanted, servings) => expect(possibleServings(made, wanted)).toBe(servings));

test.each([
  [1, null, 'onion'],
  [0.5, null, 'onion'],
  [2, null, 'onions'],
  [null, null, 'onion'],
  [200, 'g', 'onion'],
] as const)('%s %s of it is called "%s"', (amount, unit, name) => {
  expect(itemName({ amount, unit, item: 'onion', plural: 'onions' })).toBe(name);
});
