import { expect, test } from 'vitest';
import { choiceOf, idOfChoice } from '../src/built-in/choices.ts';
import { allDishes } from '../src/dishes/all.ts';
import { foodTree } from '../src/foods/lexicon.ts';

test('a choice names whole foods alone, however many there are', () => {
  const [dish] = allDishes();
  if (dish === undefined) throw new Error('There is no dish.');
  const covered = [...foodTree().foods.keys()].slice(0, 40);
  for (let first = 0; first < 20; first += 1) {
    const id = idOfChoice({ dish, covered: covered.slice(first), changes: 1 });
    expect(id.length).toBeLessThanOrEqual(80);
    const [, ...named] = id.split('~');
    expect(named.filter((food) => !covered.includes(food))).toEqual([]);
    expect(choiceOf(id)).toEqual({ dish, foods: named });
  }
  expect(idOfChoice({ dish, covered, changes: 0 })).toBe(dish.id);
});
