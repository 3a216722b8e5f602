import { describe, expect, test } from 'vitest';
import { readDishes } from '../src/dishes/read-dish.ts';

const porridge = `porridge
  title: Porridge
  summary: A bowl of {a: rolled-oat}.
  kinds: porridge
  courses: breakfast
  cuisines: british
  makes: 2 servings
  prep: 2
  list:
    ! 100 g rolled-oat
    ? 1 pinch fine-salt
  method:
    5m: Simmer {a: rolled-oat} until creamy. / Season with {a: fine-salt}.
`;

test('a dish is read from its text', () => {
  const [dish, ...others] = readDishes('dishes/some.txt', `# A comment\n\n${porridge}`);
  expect(others).toEqual([]);
  expect(dish).toMatchObject({ id: 'porridge', prepMinutes: 2, kinds: ['porridge'], risks: [] });
  expect(dish?.ingredients.map(({ food, part }) => [food, part])).toEqual([
    ['rolled-oat', 'defining'],
    ['fine-salt', 'optional'],
  ]);
  expect(dish?.steps[0]?.map(({ minutes }) => minutes)).toEqual([5, null]);
});

test('a list that several dishes share is taken by its name', () => {
  const [dish] = readDishes('dishes/some.txt', `${porridge}  takes:\n    like salad 1\n`);
  expect(dish?.additions.length).toBeGreaterThan(5);
  expect(new Set(dish?.additions.map(({ before }) => before))).toEqual(new Set([0]));
});

describe('a mistake is reported with its file, line and dish', () => {
  test.each([
    ['an unknown word', porridge.replace('courses: breakfast', 'courses: brekfast'), 5, 'porridge: "brekfast" is not among the courses'],
    [
      'an ingredient',
      porridge.replace('100 g rolled-oat', '100 grm rolled-oat'),
      10,
      'porridge: "grm" in "! 100 grm rolled-oat" is no unit',
    ],
    ['an unclosed bracket', porridge.replace('until creamy', '[until creamy'), 13, 'porridge: a bracket is not closed'],
    ['an unknown field', porridge.replace('  prep: 2', '  prep: 2\n  colour: grey'), 9, 'porridge: "colour" is no field of a dish'],
    ['a missing field', porridge.replace('  prep: 2\n', ''), 1, 'porridge: "prep" is missing'],
    ['a field that is there twice', porridge.replace('  prep: 2', '  prep: 2\n  prep: 3'), 9, 'porridge has "prep" twice'],
    ['an id', porridge.replace('porridge', 'Porridge with salt'), 1, '"Porridge with salt" is no id of a dish: small letters and hyphens'],
    [
      'a wrong indent',
      porridge.replace('    ! 100', '   ! 100'),
      10,
      'a dish begins at the margin, its fields after two spaces, their lines after four',
    ],
    ['an unknown list', `${porridge}  takes:\n    like stew 2\n`, 15, 'porridge: data/additions.txt has no list "stew"'],
  ])('%s', (_, text, line, message) => {
    expect(() => readDishes('dishes/some.txt', text)).toThrow(`data/dishes/some.txt:${line}: ${message}`);
  });
});
