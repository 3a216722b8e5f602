import { expect, test } from 'vitest';
import { aisleOf } from '../../../server/recipes/shopping/aisles.ts';

test('each aisle has its foods', () => {
  const foods = [
    'onion',
    'cod-fillet',
    'minced-beef',
    'whole-milk',
    'olive-oil',
    'plain-flour',
    'tinned-tomato',
    'black-pepper',
    'spaghetti',
    'red-pepper',
    'coconut-milk',
    'mirin',
  ];
  expect(foods.map(aisleOf)).toEqual([
    'produce',
    'fish',
    'meat',
    'dairy',
    'condiments',
    'baking',
    'preserved',
    'spices',
    'dry',
    'produce',
    'preserved',
    'condiments',
  ]);
});
