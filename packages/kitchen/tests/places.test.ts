import { expect, test } from 'vitest';
import { phraseCount, phrasesIn, placesOf, readPieces } from '../src/reading/alternatives.ts';
import { createTrie } from '../src/reading/trie.ts';

/** Every phrase that the places form, in words. */
const spelledOut = (places: readonly (readonly string[])[]): string[] =>
  places.reduce<string[]>((phrases, texts) => phrases.flatMap((phrase) => texts.map((text) => `${phrase} ${text}`.trim())), ['']);
const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

test.each([
  '(do|should|can) (i|we) (peel|soak them|fold in)',
  'left (us |me |)(a |some |)(bag|bags) of',
  'lea(f|ves) of the (bay|mint)',
  '(my|our (old|dear) )(aunt|uncle) (brought|sent (us|me))',
  'straight from( the|) (farm|garden)',
])('the places of "%s" form the same phrases', (phrase) => {
  const pieces = readPieces(phrase);
  const phrases = new Set(phrasesIn(pieces).map(spaced));
  expect(new Set(spelledOut(placesOf(pieces)))).toEqual(phrases);
  expect(phraseCount(pieces)).toBe(phrasesIn(pieces).length);
});

test('characters are words of their own', () => {
  expect(placesOf(readPieces('(玉|卵)を(切|焼)る'))).toEqual([['玉', '卵'], ['を'], ['切', '焼'], ['る']]);
});

const trieOf = (phrase: string) => {
  const trie = createTrie<string>(({ key }) => key);
  trie.addPlaces(
    placesOf(readPieces(phrase)).map((texts) => texts.map((text) => (text === '' ? [] : text.split(' ')))),
    'x',
  );
  return trie;
};
const tokens = (text: string) => text.split(' ').map((key) => ({ key }));

test('places match every phrase that they form, the longest first, and no other', () => {
  const trie = trieOf('left (us |me |)(a |)(bag|bag full) of');
  const ends = (text: string, from = 0) => trie.at(tokens(text), from).map(({ end }) => end);
  expect(ends('left us a bag full of plums')).toEqual([6]);
  expect(ends('left bag of')).toEqual([3]);
  expect(ends('they left me bag of', 1)).toEqual([5]);
  expect(ends('left us a sack of')).toEqual([]);
  expect(ends('left us')).toEqual([]);
  expect(trie.begins('left')).toBe(true);
  expect(trie.begins('bag')).toBe(false);
  expect(trie.has('bag')).toBe(true);
});

test('a phrase and the places of another are found together', () => {
  const trie = trieOf('(very |)(fresh|ripe) (plums|figs|)');
  trie.add(['very', 'fresh'], 'y');
  expect(trie.at(tokens('very fresh figs'), 0)).toEqual([
    { end: 3, values: ['x'] },
    { end: 2, values: ['y', 'x'] },
  ]);
  expect(trie.begins('fresh')).toBe(true);
});
