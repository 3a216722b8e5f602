import { expect, test } from 'vitest';
import { chipsFor } from '../../../machines/recipes/refine-chips.ts';
import { recipe } from '../samples.ts';

const idsOf = (labels: ('vegetarian' | 'vegan')[], isBuiltIn: boolean) =>
  chipsFor({ ...recipe, labels, prepMinutes: 10, cookMinutes: 90 }, isBuiltIn).map(({ id }) => id);

test('the built-in cook offers only what it does not have to refuse', () => {
  expect(idsOf(['vegetarian'], true)).not.toContain('cheap');
  expect(idsOf([], true)).toContain('cheap');
  expect(idsOf([], true)).not.toEqual(expect.arrayContaining(['quick']));
  expect(idsOf([], true)).not.toEqual(expect.arrayContaining(['oven']));
});

test('a model offers all that the recipe does not meet yet', () => {
  expect(idsOf(['vegetarian'], false)).toEqual(expect.arrayContaining(['vegan', 'cheap', 'quick', 'oven']));
});
