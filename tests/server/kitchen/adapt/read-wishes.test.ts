import { expect, test } from 'vitest';
import { readWishes, targetOf } from '../../../../server/kitchen/adapt/read-wishes.ts';
import { orderFor } from '../../../support/server/order.ts';

test.each<[text: string, servings: number | null]>([
  ['lasagne for 6', 6],
  ['lasagne for six people', 6],
  ['serves 8', 8],
  ['dinner for a family of four', 4],
  ['3 portions of soup', 3],
  ['feeds twelve', 12],
  ['soup for two', 2],
  ['bake for 30 minutes', null],
  ['paella for 2 hours', null],
  ['for 99 people', null],
  ['for 0 people', null],
  ['a 5-minute omelette', null],
])('servings in "%s"', (text, servings) => {
  expect(readWishes(text).servings).toBe(servings);
});

test.each<[text: string, diets: string[]]>([
  ['vegan lasagne', ['vegan']],
  ['a plant-based curry', ['vegan']],
  ['veggie burger', ['vegetarian']],
  ['pasta without meat', ['vegetarian']],
  ['gluten free pancakes', ['gluten_free']],
  ['pancakes for a coeliac', ['gluten_free']],
  ['lactose-free mac and cheese', ['dairy_free']],
  ['vegan gluten-free brownies', ['vegan', 'gluten_free']],
  ['beef stew', []],
])('diets in "%s"', (text, diets) => {
  expect(readWishes(text).diets).toEqual(diets);
});

test.each<[text: string, labels: string[]]>([
  ['carbonara without bacon', ['bacon']],
  ['curry, no onions please', ['onions']],
  ['salad without nuts and eggs', ['nuts', 'eggs']],
  ['nut-free brownies', ['nut']],
  ["tacos, I don't like coriander", ['coriander']],
  ['stew without carrots for 4', ['carrots']],
  ['I am allergic to peanuts, make pad thai', ['peanuts']],
  ['no-bake cheesecake', []],
  ['soup without florb', []],
])('what "%s" leaves out', (text, labels) => {
  expect(readWishes(text).exclusions.map(({ label }) => label)).toEqual(labels);
});

test('words win over the form, and the form stands where they are silent', () => {
  const request = orderFor('', { servings: 2, diets: ['gluten_free'] });
  expect(targetOf(request, readWishes('vegan soup for 5'))).toMatchObject({ servings: 5, diets: ['vegan', 'gluten_free'] });
  expect(targetOf(request, readWishes('soup'))).toMatchObject({ servings: 2, diets: ['gluten_free'] });
});

test.each(['', ' ', '\u0000', '🍕🍕', 'x'.repeat(2_000), '((((((', 'no no no without without', 'for for for 6 6 6'])(
  '"%s" is read without harm',
  (text) => {
    expect(() => readWishes(text)).not.toThrow();
  },
);
