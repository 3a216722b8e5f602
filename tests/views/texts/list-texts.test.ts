import { expect, test } from 'vitest';
import { formatList, listParts } from '../../../src/texts/list-texts.ts';

// Chinese and Japanese put no separator between listed units.
test.each([
  ['en', 'rice, salt, tea'],
  ['de', 'rice, salt und tea'],
  ['ja', 'rice、salt、tea'],
  ['zh-Hans', 'rice、salt、tea'],
])('a list in %s', (locale, text) => {
  expect(formatList(['rice', 'salt', 'tea'], locale)).toBe(text);
});

test('separators between elements', () => {
  const [rice, tea] = [{ name: 'rice' }, { name: 'tea' }];
  expect(listParts([rice, tea], 'de')).toEqual([
    { item: rice, text: '-' },
    { item: null, text: ' und ' },
    { item: tea, text: '-' },
  ]);
  expect(listParts([], 'de')).toEqual([]);
});
