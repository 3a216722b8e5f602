import { expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { patternsAt } from '../src/reading/patterns.ts';
import { vocabularyOf } from '../src/reading/vocabulary.ts';

// A description of words that nobody knows costs what another one does: a scanner's payload held up a server for seconds.

const languages = ['en', 'de', 'fr'] as const;

test.each(languages)('%s: the patterns at a word are those that may begin there, in the order of their table', (language) => {
  const { patterns } = vocabularyOf(language);
  for (const word of ['xqvb', ...patterns.withWord.keys()]) {
    const withWord = patterns.all.filter(({ begins }) => begins.has(word));
    expect(patternsAt(patterns, word, null)).toEqual(withWord);
    const withPlace = patterns.all.filter(({ begins }) => begins.size === 0 || begins.has(word));
    expect(patternsAt(patterns, word, ['x', 'y', 'n', 't'])).toEqual(withPlace);
  }
});

test.each(languages)('%s: a word that nobody knows begins no pattern, and is compared with a small share of the words', (language) => {
  const { patterns, spelled } = vocabularyOf(language);
  expect(patternsAt(patterns, 'xqvb', null)).toEqual([]);
  const shelves = [...spelled.values()].map(({ length }) => length);
  const all = shelves.reduce((sum, length) => sum + length, 0);
  expect(Math.max(...shelves)).toBeLessThan(all / 4);
  for (const [letter, words] of spelled) expect(words.every((word) => word.startsWith(letter))).toBe(true);
});

test.each(locales)('%s: a number that counts nothing begins few patterns, and none that begin with a food', (language) => {
  const { patterns } = vocabularyOf(language);
  const open = patterns.all.filter(({ begins }) => begins.size === 0);
  const atNumber = patternsAt(patterns, '7', ['n']);
  expect(atNumber.length).toBeLessThan(open.length / 3);
  for (const { opensWith } of atNumber) expect(opensWith.size === 0 || opensWith.has('n')).toBe(true);
});
