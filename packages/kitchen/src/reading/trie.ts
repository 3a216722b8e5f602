import type { Token } from './tokens.ts';

/** Phrases indexed by their first word. */
export interface Trie<Value> {
  add: (words: readonly string[], value: Value) => void;
  /** Everything that begins at `from`, longest first. */
  at: (tokens: readonly Pick<Token, 'key'>[], from: number) => { end: number; values: readonly Value[] }[];
  has: (word: string) => boolean;
  /** True for the first word of a phrase. */
  begins: (word: string) => boolean;
}

/**
 * `keyOf`: the comparison key of words. A phrase is stored as one string: tree nodes would take twenty times the memory. Phrases with the same
 * single value share its list, because a language has a hundred thousand phrases.
 */
export function createTrie<Value>(keyOf: (token: Pick<Token, 'key'>) => string): Trie<Value> {
  const phrases = new Map<string, readonly Value[]>();
  const lists = new Map<Value, readonly Value[]>();
  /** The length in words of the longest phrase that begins with a word. */
  const longest = new Map<string, number>();
  const words = new Set<string>();
  return {
    add: (phrase, value) => {
      const [first] = phrase;
      if (first === undefined) return;
      for (const word of phrase) words.add(word);
      longest.set(first, Math.max(longest.get(first) ?? 0, phrase.length));
      const key = phrase.join(' ');
      const known = phrases.get(key);
      // Forms of one word have the same stem.
      if (known?.includes(value) === true) return;
      const alone = lists.get(value) ?? [value];
      lists.set(value, alone);
      phrases.set(key, known === undefined ? alone : [...known, value]);
    },
    at: (tokens, from) => {
      const token = tokens[from];
      if (token === undefined) return [];
      let phrase = keyOf(token);
      const most = longest.get(phrase) ?? 0;
      const found: { end: number; values: readonly Value[] }[] = [];
      for (let end = from + 1; end <= from + most; end += 1) {
        const values = phrases.get(phrase);
        if (values !== undefined) found.unshift({ end, values });
        const next = tokens[end];
        if (next === undefined) break;
        phrase += ` ${keyOf(next)}`;
      }
      return found;
    },
    has: (word) => words.has(word),
    begins: (word) => longest.has(word),
  };
}
