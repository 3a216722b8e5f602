import { expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { phrasingsIn } from './programs/phrasings.ts';
import { someCases, tryAll } from './programs/product.ts';

// `npm run kitchen -- product` tries as many as one likes.
const sample = { count: 1_500, seed: 20_261_122 };

test.each(locales)('there are thirty ways to leave something out in %s', (language) => {
  const { without, allergy } = phrasingsIn(language);
  const all = [...without, ...allergy];
  expect(new Set(all).size).toBeGreaterThanOrEqual(30);
  for (const phrase of all) expect(phrase.includes('{d}') && phrase.includes('{x}')).toBe(true);
});

test('of any dish, without anything, said in any way in any language: nothing that was left out is in it, and no sentence is damaged', async () => {
  const faults: string[] = [];
  const counts = await tryAll(someCases(sample.count, sample.seed), (fault) => faults.push(fault));
  process.stdout.write(`\n${JSON.stringify(counts)}\n`);
  expect(faults).toEqual([]);
  expect(counts.recipe).toBeGreaterThan(counts.tried * 0.7);
});
