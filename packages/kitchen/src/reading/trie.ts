import type { Token } from './tokens.ts';

/** Phrases indexed by their first word. */
export interface Trie<Value> {
  add: (words: readonly string[], value: Value) => void;
  /** Every phrase that some places form, each with one of its sequences of words; an empty one leaves the place out. */
  addPlaces: (places: readonly (readonly (readonly string[])[])[], value: Value) => void;
  /** Everything that begins at `from`, longest first. */
  at: (tokens: readonly Pick<Token, 'key'>[], from: number) => { end: number; values: readonly Value[] }[];
  has: (word: string) => boolean;
  /** True for the first word of a phrase. */
  begins: (word: string) => boolean;
  /** The same phrases, found by other keys of the words of a text. */
  keyedBy: (keyOf: KeyOf) => Trie<Value>;
}

type KeyOf = (token: Pick<Token, 'key'>) => string;

/** What may stand at one place of a phrase: single words, and strings of several by the number of words. */
interface Place {
  single: ReadonlySet<string>;
  longer: readonly (readonly [length: number, known: ReadonlySet<string>])[];
  isOptional: boolean;
}

interface Places<Value> {
  places: readonly Place[];
  value: Value;
}

/** The words with which places can begin. */
function beginningsOf(places: readonly (readonly (readonly string[])[])[]): Set<string> {
  const words = new Set<string>();
  for (const sequences of places) {
    for (const [first] of sequences) if (first !== undefined) words.add(first);
    if (sequences.every((sequence) => sequence.length > 0)) break;
  }
  return words;
}

const placeOf = (sequences: readonly (readonly string[])[]): Place => {
  const byLength = Map.groupBy(sequences, (sequence) => sequence.length);
  const stringsOf = (length: number) => new Set((byLength.get(length) ?? []).map((sequence) => sequence.join(' ')));
  return {
    single: stringsOf(1),
    longer: [...byLength.keys()].filter((length) => length > 1).map((length) => [length, stringsOf(length)]),
    isOptional: byLength.has(0),
  };
};

/** `length` words from `from` on as one string. */
function wordsAt(keys: readonly string[], from: number, length: number): string {
  let words = keys[from] ?? '';
  for (let at = from + 1; at < from + length; at += 1) words += ` ${keys[at] ?? ''}`;
  return words;
}

/** The ends of everything that the places match in `keys`, from its start on. */
function endsOf(places: readonly Place[], keys: readonly string[]): number[] {
  let ends = [0];
  for (const { single, longer, isOptional } of places) {
    const next = isOptional ? [...ends] : [];
    const add = (end: number) => {
      if (!next.includes(end)) next.push(end);
    };
    for (const at of ends) {
      const key = keys[at];
      if (key === undefined) continue;
      if (single.has(key)) add(at + 1);
      for (const [length, known] of longer) if (known.has(wordsAt(keys, at, length))) add(at + length);
    }
    ends = next;
    if (ends.length === 0) break;
  }
  return ends.filter((end) => end > 0);
}

/**
 * `ownKey`: the comparison key of words. A phrase is stored as one string: tree nodes would take twenty times the memory. Phrases with the same
 * single value share its list, because a language has a hundred thousand phrases.
 */
export function createTrie<Value>(ownKey: KeyOf): Trie<Value> {
  const phrases = new Map<string, readonly Value[]>();
  const lists = new Map<Value, readonly Value[]>();
  /** The length in words of the longest phrase that begins with a word. */
  const longest = new Map<string, number>();
  const words = new Set<string>();
  const placesBy = new Map<string, Places<Value>[]>();
  /** The length in words of the longest phrase that places form. */
  let longestPlaces = 0;
  const trieWith = (keyOf: KeyOf): Trie<Value> => ({
    addPlaces: (places, value) => {
      for (const sequences of places) for (const sequence of sequences) for (const word of sequence) words.add(word);
      const entry = { places: places.map(placeOf), value };
      const length = places.reduce((sum, sequences) => sum + Math.max(...sequences.map((sequence) => sequence.length)), 0);
      longestPlaces = Math.max(longestPlaces, length);
      for (const word of beginningsOf(places)) {
        const known = placesBy.get(word);
        if (known === undefined) placesBy.set(word, [entry]);
        else known.push(entry);
      }
    },
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
      const inPlaces = placesBy.get(keyOf(token)) ?? [];
      if (inPlaces.length === 0) return found;
      const byEnd = new Map(found.map(({ end, values }) => [end, values]));
      const keys = tokens.slice(from, from + longestPlaces).map(keyOf);
      for (const { places, value } of inPlaces)
        for (const length of endsOf(places, keys)) byEnd.set(from + length, [...new Set([...(byEnd.get(from + length) ?? []), value])]);
      return [...byEnd].map(([end, values]) => ({ end, values })).toSorted((a, b) => b.end - a.end);
    },
    has: (word) => words.has(word),
    begins: (word) => longest.has(word) || placesBy.has(word),
    keyedBy: trieWith,
  });
  return trieWith(ownKey);
}
