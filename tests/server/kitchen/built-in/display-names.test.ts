import { expect, test } from 'vitest';
import { itemName } from '../../../../contract/recipe-math.ts';
import { allDishes } from '../../../../server/kitchen/built-in/dishes/all.ts';
import { pluralOf, withDisplayNames } from '../../../../server/kitchen/built-in/display-names.ts';
import { bodyOf } from '../../../../server/kitchen/built-in/body.ts';

test.each([
  ['egg', 'eggs'],
  ['egg yolk', 'egg yolks'],
  ['tomato', 'tomatoes'],
  ['potato', 'potatoes'],
  ['mango', 'mangoes'],
  ['avocado', 'avocados'],
  ['bay leaf', 'bay leaves'],
  ['scotch bonnet chilli', 'scotch bonnet chillies'],
  ['little gem lettuce', 'little gem lettuces'],
  ['cinnamon stick', 'cinnamon sticks'],
  ['pak choi', null],
  ['star anise', null],
  ['cardamom pods', null],
])('%s, several: %s', (item, many) => {
  expect(pluralOf(item)).toBe(many);
});

const named = (id: string) => {
  const dish = allDishes.find((candidate) => candidate.id === id);
  if (dish === undefined) throw new Error(`There is no dish "${id}".`);
  return withDisplayNames(bodyOf(dish)).ingredients;
};

test('a count follows the servings: one egg, two eggs', () => {
  const egg = named('shakshuka').find(({ item }) => item === 'egg');
  if (egg === undefined) throw new Error('Shakshuka has eggs.');
  expect(itemName({ ...egg, amount: 4 })).toBe('eggs');
  expect(itemName({ ...egg, amount: 1 })).toBe('egg');
});

test('nobody reads of cans of canned tomatoes', () => {
  const names = allDishes.flatMap(({ id }) => named(id)).filter(({ unit }) => unit === 'can');
  expect(names.map(({ item }) => item)).toContain('tomatoes');
  expect(names.filter(({ item }) => item.startsWith('canned'))).toEqual([]);
});
