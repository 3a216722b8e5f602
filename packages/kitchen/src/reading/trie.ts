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
}

/** What may stand at one place of a phrase, as strings of words, by the number of words. */
interface Place {
  byLength: ReadonlyMap<number, ReadonlySet<string>>;
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

const placeOf = (sequences: readonly (readonly string[])[]): Place => ({
  byLength: new Map(
    [...Map.groupBy(sequences, (sequence) => sequence.length)]
      .filter(([length]) => length > 0)
      .map(([length, same]) => [length, new Set(same.map((sequence) => sequence.join(' ')))]),
  ),
  isOptional: sequences.some((sequence) => sequence.length === 0),
});

/** The ends of everything that the places match from `from` on. */
function endsOf(places: readonly Place[], keyAt: (at: number) => string | undefined, from: number): Set<number> {
  let ends = new Set([from]);
  for (const { byLength, isOptional } of places) {
    const next = new Set(isOptional ? ends : []);
    for (const at of ends)
      for (const [length, known] of byLength) {
        const keys = Array.from({ length }, (_, index) => keyAt(at + index));
        if (known.has(keys.join(' '))) next.add(at + length);
      }
    ends = next;
    if (ends.size === 0) break;
  }
  ends.delete(from);
  return ends;
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
  const placesBy = new Map<string, Places<Value>[]>();
  return {
    addPlaces: (places, value) => {
      for (const sequences of places) for (const sequence of sequences) for (const word of sequence) words.add(word);
      const entry = { places: places.map(placeOf), value };
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
      const keyAt = (at: number) => (tokens[at] === undefined ? undefined : keyOf(tokens[at]));
      for (const { places, value } of inPlaces)
        for (const end of endsOf(places, keyAt, from)) byEnd.set(end, [...new Set([...(byEnd.get(end) ?? []), value])]);
      return [...byEnd].map(([end, values]) => ({ end, values })).toSorted((a, b) => b.end - a.end);
    },
    has: (word) => words.has(word),
    begins: (word) => longest.has(word) || placesBy.has(word),
  };
}
