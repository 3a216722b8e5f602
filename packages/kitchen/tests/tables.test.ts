import { describe, expect, test } from 'vitest';
import { locales, sourceLocale } from '../../../contract/shell/locales.ts';
import { allDishes } from '../src/dishes/all.ts';
import { foodTree } from '../src/foods/lexicon.ts';
import { readById } from '../src/foods/table.ts';
import { dietRules } from '../src/wishes/diets.ts';
import { checkDish } from '../src/check/dishes.ts';
import { checkEnglish, checkFoods } from '../src/check/foods.ts';
import { checkNames } from '../src/check/names.ts';
import { checkTexts } from '../src/check/texts.ts';

test('every food says what it is made of, what it weighs and what may stand in for it', () => {
  expect([...checkFoods(), ...checkEnglish()]).toEqual([]);
});

test('a table with two rows for one id is refused, with its name', () => {
  expect(() => readById('phrases/en.tsv', ['words'])).toThrow('data/phrases/en.tsv: two rows for ');
});

test('a diet leaves out foods that there are', () => {
  const foods = Object.values(dietRules).flatMap((rule) => rule.foods);
  expect(foods.filter((id) => !foodTree().foods.has(id))).toEqual([]);
});

describe.each(locales)('in %s', (language) => {
  test('every food has a name, and no name means two', () => {
    expect(checkNames(language)).toEqual([]);
  });

  test('every text of the cook and every dish is there, with its places, and names no food beside them', () => {
    expect(checkTexts(language)).toEqual([]);
  });
});

test('every dish holds together under every removal, allergy and diet', () => {
  expect(allDishes().flatMap(checkDish)).toEqual([]);
});

/** Bare names that do not say what is in the dish: each stands in several dishes, so that the kitchen asks which. */
const bare = [
  'dumplings', 'dumpling recipe', 'steamed dumplings', 'asian dumplings', 'dim sum', 'raviolis vapeur', 'ravioli al vapore', 'sweet and sour',
  'süß-sauer', 'quiche', 'quiches', 'breaded cutlet', 'breaded cutlets', 'breaded escalope', 'stuffed cabbage', 'stuffed cabbage rolls',
  'stuffed cabbage leaves',
]; // prettier-ignore

test('no two dishes go by one name, except bare ones', () => {
  const names = allDishes().flatMap(({ id, title, also }) =>
    [...new Set([...(title.key.includes('{') ? [] : [title.key]), ...also].map((name) => name.toLocaleLowerCase(sourceLocale)))].map(
      (name) => ({
        name,
        id,
      }),
    ),
  );
  const shared = [...Map.groupBy(names, ({ name }) => name)].filter(([, owners]) => owners.length > 1);
  expect(shared.filter(([name]) => !bare.includes(name)).map(([name, owners]) => [name, owners.map(({ id }) => id)])).toEqual([]);
  expect(bare.filter((name) => !shared.some(([one]) => one === name))).toEqual([]);
});

test('what people ask for first is there', () => {
  const count = (is: (dish: ReturnType<typeof allDishes>[number]) => boolean) => allDishes().filter(is).length;
  expect(allDishes().length).toBeGreaterThanOrEqual(500);
  expect(count(({ courses }) => courses.includes('dessert'))).toBeGreaterThanOrEqual(60);
  expect(count(({ needs, courses }) => needs.includes('oven') && courses.includes('baking'))).toBeGreaterThanOrEqual(40);
  expect(count(({ courses }) => courses.includes('breakfast'))).toBeGreaterThanOrEqual(40);
  expect(
    count(({ kinds }) => ['sauce', 'dip', 'dressing', 'pesto', 'chutney', 'spread'].some((kind) => kinds.some((one) => one === kind))),
  ).toBeGreaterThanOrEqual(25);
  expect(count(({ courses }) => courses.includes('drink'))).toBeGreaterThanOrEqual(15);
  expect(count(({ kinds }) => kinds.includes('salad'))).toBeGreaterThanOrEqual(20);
  expect(count(({ kinds }) => kinds.includes('soup') || kinds.includes('cream-soup'))).toBeGreaterThanOrEqual(30);
  expect(count(({ audiences }) => audiences.includes('children'))).toBeGreaterThanOrEqual(50);
  expect(new Set(allDishes().flatMap(({ cuisines }) => cuisines)).size).toBeGreaterThanOrEqual(50);
});
