import { assert as assertStruct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { allergens, diets, recipeBodySchema, type Allergen, type Diet } from '../../../../contract/recipe.ts';
import { bodyOf } from '../../../../server/kitchen/built-in/body.ts';
import type { Dish, DishIngredient } from '../../../../server/kitchen/built-in/dish.ts';
import { allDishes } from '../../../../server/kitchen/built-in/dishes/all.ts';

const ruledOutBy: Record<Diet, readonly Allergen[]> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'fish', 'molluscs', 'eggs', 'milk'],
  gluten_free: ['gluten'],
  dairy_free: ['milk'],
};

const notMetric = new Set<string | null>(['cup', 'fl oz', 'oz', 'lb']);

const repeated = (list: readonly string[]) => list.filter((entry, at) => list.indexOf(entry) !== at);

/** Two names are one to somebody who types them: case and accents do not tell them apart. */
const asTyped = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const namesOf = (dish: Dish) => [...new Set([dish.title, ...dish.aliases].map(asTyped))];

/** A plain name: lower case, and no preparation, which belongs in the note. */
const isPlainName = (item: string) => /^[^\sA-Z,()](?:[^A-Z,()]*[^\sA-Z,()])?$/.test(item);
const hasSoundAmount = ({ amount, unit }: DishIngredient) => (amount === null ? unit === null : amount > 0 && !notMetric.has(unit));

const minutesInSteps = (dish: Dish) => dish.steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
const refusedBy = (dish: Dish): readonly Diet[] => dish.refuses ?? [];
const swapsOf = (dish: Dish) =>
  Object.entries(dish.swaps ?? {}).flatMap(([diet, swap]) => Object.entries(swap).map(([from, to]) => ({ diet, from, to })));
const impliedBy: Partial<Record<Diet, readonly Diet[]>> = { vegan: ['vegetarian', 'dairy_free'] };
const impliedDiets = (dish: Dish) => dish.diets.flatMap((diet) => impliedBy[diet] ?? []);

describe('the collection', () => {
  test('has at least 60 dishes of at least 12 cuisines', () => {
    expect(allDishes.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allDishes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(12);
  });

  test('has no id twice', () => {
    const ids = allDishes.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  test('gives no name to two dishes', () => {
    expect(repeated(allDishes.flatMap(namesOf))).toEqual([]);
  });
});

describe.each(allDishes.map((dish) => [dish.id, dish] as const))('%s', (_id, dish) => {
  const items = dish.ingredients.map(({ item }) => item);
  const used = dish.steps.flatMap(({ uses }) => uses);

  test('fits the contract of a recipe', () => {
    expect(() => assertStruct(bodyOf(dish), recipeBodySchema)).not.toThrow();
    expect(dish.summary.length).toBeLessThanOrEqual(300);
    expect(dish.aliases.length).toBeGreaterThan(0);
    expect(dish.keywords.length).toBeGreaterThan(0);
  });

  test('names each ingredient once and plainly, in metric or counted amounts', () => {
    expect(repeated(items)).toEqual([]);
    expect(items.filter((item) => !isPlainName(item))).toEqual([]);
    expect(dish.ingredients.filter((ingredient) => !hasSoundAmount(ingredient))).toEqual([]);
  });

  test('uses every ingredient, and none that it does not have', () => {
    expect(used.filter((use) => !items.includes(use))).toEqual([]);
    expect(items.filter((item) => !used.includes(item))).toEqual([]);
  });

  test('is told in 4 to 12 steps, each naming an ingredient once', () => {
    expect(dish.steps.length).toBeGreaterThanOrEqual(4);
    expect(dish.steps.length).toBeLessThanOrEqual(12);
    expect(dish.steps.flatMap(({ uses }) => repeated(uses))).toEqual([]);
  });

  test('has steps that add up to its times', () => {
    const whole = dish.prepMinutes + dish.cookMinutes;
    // Steps without a timer are not counted, and two pans may be on at once.
    expect(minutesInSteps(dish)).toBeLessThanOrEqual(whole * 1.25);
    expect(minutesInSteps(dish)).toBeGreaterThanOrEqual(Math.max(whole * 0.3, dish.cookMinutes * 0.7));
  });

  test('claims no diet that its allergens rule out, and every one that they decide', () => {
    expect(dish.diets.filter((diet) => ruledOutBy[diet].some((allergen) => dish.allergens.includes(allergen)))).toEqual([]);
    expect(dish.diets.includes('gluten_free')).toBe(!dish.allergens.includes('gluten'));
    expect(dish.diets.includes('dairy_free')).toBe(!dish.allergens.includes('milk'));
    expect(impliedDiets(dish).filter((diet) => !dish.diets.includes(diet))).toEqual([]);
  });

  test("lists allergens and diets once, in the contract's order", () => {
    expect(dish.allergens).toEqual(allergens.filter((allergen) => dish.allergens.includes(allergen)));
    expect(dish.diets).toEqual(diets.filter((diet) => dish.diets.includes(diet)));
  });

  test('refuses no diet that it suits, and swaps only what it has', () => {
    const refused = new Set<string>(refusedBy(dish));
    expect(dish.diets.filter((diet) => refused.has(diet))).toEqual([]);
    expect(swapsOf(dish).filter(({ diet }) => refused.has(diet))).toEqual([]);
    expect(swapsOf(dish).filter(({ from }) => !items.includes(from))).toEqual([]);
  });

  test('has an energy that its protein, fat and carbohydrate explain', () => {
    const [kcal, protein, fat, carbohydrate] = dish.nutrition;
    const explained = 4 * protein + 9 * fat + 4 * carbohydrate;
    // Fibre, alcohol and rounding leave some room.
    expect(Math.abs(explained - kcal)).toBeLessThanOrEqual(Math.max(25, kcal * 0.15));
  });
});

test('a dish that cannot be vegetarian cannot be vegan either', () => {
  const unsound = allDishes.filter((dish) => refusedBy(dish).includes('vegetarian')).filter((dish) => !refusedBy(dish).includes('vegan'));
  expect(unsound.map(({ id }) => id)).toEqual([]);
});
