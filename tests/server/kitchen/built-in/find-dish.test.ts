import { describe, expect, test } from 'vitest';
import { allDishes } from '../../../../server/kitchen/built-in/dishes/all.ts';
import { findDish } from '../../../../server/kitchen/built-in/find-dish.ts';
import { readOrder } from '../../../../server/kitchen/built-in/read-order.ts';

const find = (text: string) => findDish(readOrder(text), () => true);
const cooked = (text: string) => {
  const found = find(text);
  return found.sure ? found.dish.id : null;
};
const near = (text: string) => {
  const found = find(text);
  return found.sure ? [`cooked ${found.dish.id}`] : found.nearest.map(({ id }) => id);
};

test.each(allDishes.map((dish) => [dish.title, dish.id] as const))('"%s" is cooked', (title, id) => {
  expect(cooked(title)).toBe(id);
});

describe('phrases that name a dish', () => {
  test.each([
    ['carbonara', 'spaghetti-carbonara'],
    ['spagetti carbonarra', 'spaghetti-carbonara'],
    ['Spaghetti Carbonara recipe please', 'spaghetti-carbonara'],
    ['carbonara without bacon', 'spaghetti-carbonara'],
    ['how do I make an easy carbonara?', 'spaghetti-carbonara'],
    ['vegan lasagne for 6', 'lasagne'],
    ['lasagna', 'lasagne'],
    ['lasange', 'lasagne'],
    ['LASAGNE!!!', 'lasagne'],
    ["my grandma's lasagne", 'lasagne'],
    ['spag bol', 'spaghetti-bolognese'],
    ['bolognaise', 'spaghetti-bolognese'],
    ['margarita pizza', 'margherita-pizza'],
    ['pizza', 'margherita-pizza'],
    ['mushroom risotto', 'mushroom-risotto'],
    ['risotto with mushrooms', 'mushroom-risotto'],
    ['mushrom risoto', 'mushroom-risotto'],
    ['tiramisu', 'tiramisu'],
    ['tiramisù', 'tiramisu'],
    ['tomato soup', 'tomato-soup'],
    ['a bowl of tomato soup for two', 'tomato-soup'],
    ['chicken tikka masala', 'chicken-tikka-masala'],
    ['tikka masala with chicken', 'chicken-tikka-masala'],
    ['chiken tika masala', 'chicken-tikka-masala'],
    ['pad thai', 'pad-thai'],
    ['pad thai without peanuts', 'pad-thai'],
    ['thai green curry', 'thai-green-curry'],
    ['green curry', 'thai-green-curry'],
    ['ramen', 'miso-ramen'],
    ['fish n chips', 'fish-and-chips'],
    ['fish & chips', 'fish-and-chips'],
    ['sheperds pie', 'shepherds-pie'],
    ['gluten free pancakes for two', 'pancakes'],
    ['panckes', 'pancakes'],
    ['banana bred', 'banana-bread'],
    ['brownies without nuts', 'brownies'],
    ['dairy-free mac and cheese', 'mac-and-cheese'],
    ['mac n cheese', 'mac-and-cheese'],
    ['veggie burger', 'burger'],
    ['chilli con carne for 8 people', 'chilli-con-carne'],
    ['chili con carne', 'chilli-con-carne'],
    ['guacamole', 'guacamole'],
    ['houmous', 'hummus'],
    ['felafel', 'falafel'],
    ['shakshouka', 'shakshuka'],
    ['bouef bourguignon', 'beef-bourguignon'],
    ['boeuf bourguignon', 'beef-bourguignon'],
    ['ratatouile', 'ratatouille'],
    ['quiche lorraine', 'quiche-lorraine'],
    ['crêpes', 'crepes'],
    ['french onion soup', 'french-onion-soup'],
    ['moussaka', 'moussaka'],
    ['greek salad', 'greek-salad'],
    ['tzaziki', 'tzatziki'],
    ['paella', 'paella'],
    ['gazpacho for 12', 'gazpacho'],
    ['spanish omelette', 'tortilla-espanola'],
    ['borscht', 'borscht'],
    ['jollof rice', 'jollof-rice'],
    ['pho', 'beef-pho'],
    ['egg fried rice', 'egg-fried-rice'],
    ['beef stroganoff with peas', 'beef-stroganoff'],
    ['stroganoff', 'beef-stroganoff'],
    ['scrambled eggs', 'scrambled-eggs'],
    ['I want to cook a roast chicken on sunday', 'roast-chicken'],
    ['a nice warm soup for a cold day with lentils', 'red-lentil-soup'],
  ])('"%s" is %s', (text, id) => {
    expect(cooked(text)).toBe(id);
  });
});

describe('phrases that leave it open', () => {
  test.each([
    ['soup', /soup/],
    ['curry', /curry|paneer|masala/],
    ['rice', /rice/],
    ['chicken lasagne', /lasagne/],
    ['mushroom stroganoff', /stroganoff/],
    ['unicorn stew', /./],
    ['something with salmon', /salmon/],
    ['chocolate cake', /brownies/],
    ['pumpkin soup', /soup/],
    ['leftover rice, two eggs, peas and soy sauce', /egg-fried-rice/],
    ['I have eggs, spinach and feta', /./],
  ])('"%s" is asked about, with dishes that are near', (text, expected) => {
    const ids = near(text);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThanOrEqual(3);
    expect(ids.join(' ')).toMatch(expected);
    expect(ids.join(' ')).not.toMatch(/^cooked/);
  });

  test.each([
    'asdfgh qwerty',
    'the quick brown fox',
    'how do I fix my car',
    'hello',
    '🍕',
    '12345',
    'please',
    '<script>alert(1)</script>',
    ';;; drop table recipes',
    '',
  ])('"%s" names nothing, and nothing is made up', (text) => {
    expect(near(text)).toEqual([]);
  });

  test('only dishes that fit are offered', () => {
    const found = findDish(readOrder('soup'), ({ id }) => id === 'gazpacho' || id === 'tomato-soup');
    expect(found).toMatchObject({ sure: false });
    expect(found.sure ? [] : found.nearest.every(({ id }) => id === 'gazpacho' || id === 'tomato-soup')).toBe(true);
  });
});

test('"something quick with chicken and rice" becomes a dish that has both and is quick, and says that it was a choice', () => {
  const found = find('something quick with chicken and rice');
  if (!found.sure) throw new Error('It asked.');
  const names = found.dish.ingredients.map(({ item }) => item).join(' ');
  expect(names).toMatch(/chicken/);
  expect(names).toMatch(/rice/);
  expect(found.dish.prepMinutes + found.dish.cookMinutes).toBeLessThanOrEqual(45);
  expect(found.isNamed).toBe(false);
});
