import { expect, test } from 'vitest';
import type { Locale } from '../../../contract/shell/locales.ts';
import { dishOf } from '../src/dishes/all.ts';
import { readTable, wordsOf } from '../src/foods/table.ts';
import { cookOnce } from '../src/check/cook-once.ts';

const chosen = async (description: string, language: Locale) => {
  const outcome = await cookOnce({ description, language });
  return outcome.type === 'question' ? outcome.question.suggestions.map(({ id }) => id) : [];
};

test.each<[Locale, string, string, string]>([
  ['en', "what to do with yesterday's risotto", 'arancini', 'mushroom-risotto'],
  ['fr', 'un reste de bœuf bourguignon', 'chicken-pot-pie', 'beef-bourguignon'],
  ['it', 'mi è avanzato il risotto di ieri, che ci faccio?', 'arancini', 'mushroom-risotto'],
  ['ja', '昨日のカレーの残り、何かにリメイクできる?', 'jacket-potatoes', 'japanese-curry-rice'],
])('%s: "%s" is asked about, the dish itself comes last', async (language, text, first, last) => {
  const ids = await chosen(text, language);
  expect(ids[0]).toBe(first);
  expect(ids.at(-1)).toBe(last);
});

test('bread, rice and mash are foods on the next day', async () => {
  expect(await chosen('what to do with leftover mashed potatoes', 'en')).toContain('bubble-and-squeak');
  const bread = await cookOnce({ description: 'stale bread and lots of milk', language: 'en' });
  expect(bread.type === 'recipe' && bread.body.ingredients.some(({ food }) => food === 'strong-flour')).toBe(false);
});

test.each(['curry for tonight and leftovers for lunch tomorrow', 'beef stew, it tastes better from yesterday'])(
  '"%s" is about a new one',
  async (description) => {
    expect((await cookOnce({ description, language: 'en' })).type).toBe('recipe');
  },
);

test('every dish of the table is in the book', () => {
  const missing = readTable('leftover-dishes.tsv', ['of', 'in']).flatMap(({ of, in: dishes }) =>
    [...wordsOf(dishes), ...(of.startsWith('kind:') ? [] : [of])].filter((id) => dishOf(id) === null),
  );
  expect(missing).toEqual([]);
});
