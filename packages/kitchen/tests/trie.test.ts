import { expect, test } from 'vitest';
import { createTrie } from '../src/reading/trie.ts';

const tokens = (...keys: string[]) => keys.map((key) => ({ key }));

test('a hundred thousand forms of words are no hundred thousand lists in memory', () => {
  const trie = createTrie<true>(({ key }) => key);
  trie.add(['sweet'], true);
  trie.add(['very', 'sweet'], true);
  expect(trie.at(tokens('very', 'sweet'), 0)[0]?.values).toBe(trie.at(tokens('sweet'), 0)[0]?.values);
});

test('two words with one stem and one meaning mean it once; two meanings are both kept', () => {
  const [pie, pastry] = [{ id: 'pie' }, { id: 'pastry' }];
  const trie = createTrie<{ id: string }>(({ key }) => key);
  trie.add(['tart'], pie);
  trie.add(['tart'], pie);
  expect(trie.at(tokens('tart'), 0)).toEqual([{ end: 1, values: [pie] }]);
  trie.add(['tart'], pastry);
  trie.add(['cake'], pie);
  expect(trie.at(tokens('tart'), 0)).toEqual([{ end: 1, values: [pie, pastry] }]);
  expect(trie.at(tokens('cake'), 0)).toEqual([{ end: 1, values: [pie] }]);
});
