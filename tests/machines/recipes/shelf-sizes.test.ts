import { expect, test } from 'vitest';
import { shelfSize } from '../../../machines/recipes/shelf-sizes.ts';
import type { RecipeSummary } from '../../../contract/recipes/recipe.ts';
import { shelf, summary } from '../samples.ts';

const facets = { total: 9, tags: [], categories: [], cuisines: [], diets: [], cooks: [] };
const counted = { ...facets, collections: [{ guid: 'guests', count: 7 }] };
const within = (guid: string, ...collections: string[]): RecipeSummary => ({ ...summary(guid), shelf: { ...shelf, collections } });

test('the number follows what was added to and taken out of a collection since it was counted', () => {
  const loaded = [within('one', 'guests'), within('two', 'guests'), within('three')];
  expect(shelfSize('guests', counted, { loaded, shown: loaded })).toBe(7);
  const taken = [within('one', 'sweet'), within('two'), within('three')];
  expect(shelfSize('guests', counted, { loaded, shown: taken })).toBe(5);
  expect(shelfSize('sweet', counted, { loaded, shown: taken })).toBe(1);
});

test('an older server counts none', () => {
  const both = { loaded: [summary('one')], shown: [summary('one')] };
  expect([shelfSize('guests', facets, both), shelfSize('guests', null, both)]).toEqual([null, null]);
});
