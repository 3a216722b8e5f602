import type { Locale } from '../../../../contract/shell/locales.ts';
import { readPieces, type Piece } from './alternatives.ts';
import { tokensOf } from './tokens.ts';

export const patternIds = [
  'without',
  'allergy',
  'replace',
  'instead',
  'with',
  'wish',
  'only',
  'allow',
  'keep',
  'avoid',
  'servings',
  'time',
  'pieces',
  'more',
] as const;
export type PatternId = (typeof patternIds)[number];

/** Placeholders for foods (two of them), a number and a time. */
export type PlaceName = 'x' | 'y' | 'n' | 't';

export type PatternPart =
  | { type: 'word'; key: string }
  | { type: 'place'; name: PlaceName }
  | { type: 'choice'; options: readonly (readonly PatternPart[])[] };

/** A way to express a wish: words, alternatives, and placeholders for foods, numbers and times. */
export interface Pattern {
  id: PatternId;
  parts: readonly PatternPart[];
  /** The words it can begin with; empty when it can begin with a placeholder. */
  begins: ReadonlySet<string>;
  /** The placeholders it begins with; empty when it begins with words, or can begin with either. */
  opensWith: ReadonlySet<PlaceName>;
}

/** A match of a pattern, with the values of its placeholders. */
export interface Match {
  pattern: Pattern;
  from: number;
  end: number;
  x: readonly string[];
  y: readonly string[];
  /** The tokens of x's foods. */
  place: { from: number; end: number };
  /** Where the wish begins, when foods that take the place of others come first: "tofu instead of chicken". */
  begin?: number;
  /** A number, or minutes. */
  value: number | null;
  /** Number of matched words: the match with more words wins. */
  words: number;
  /** Foods beside an allergy that may or may not belong to it. */
  doubt: { from: number; end: number; foods: readonly string[] } | null;
}

const isPlaceName = (name: string): name is PlaceName => ['x', 'y', 'n', 't'].includes(name);

const partsOf = (pieces: readonly Piece[], language: Locale): PatternPart[] =>
  pieces.flatMap((piece): PatternPart[] => {
    if (typeof piece !== 'string') return [{ type: 'choice', options: piece.map((option) => partsOf(option, language)) }];
    return piece.split(/(\{[a-z]\})/).flatMap((text): PatternPart[] => {
      const name = /^\{([a-z])\}$/.exec(text)?.[1];
      if (name !== undefined && isPlaceName(name)) return [{ type: 'place', name }];
      return tokensOf(text, language).map(({ key }) => ({ type: 'word', key }));
    });
  });

/** The words that parts can begin with; null when they can begin with a placeholder or be empty. */
function beginningsOf(parts: readonly PatternPart[]): string[] | null {
  const [first, ...rest] = parts;
  if (first === undefined || first.type === 'place') return null;
  if (first.type === 'word') return [first.key];
  const each = first.options.map((option) => beginningsOf([...option, ...rest]));
  return each.some((words) => words === null) ? null : each.flatMap((words) => words ?? []);
}

/** The placeholders that parts begin with; null when they can begin with a word or be empty. */
function openingsOf(parts: readonly PatternPart[]): PlaceName[] | null {
  const [first, ...rest] = parts;
  if (first === undefined || first.type === 'word') return null;
  if (first.type === 'place') return [first.name];
  const each = first.options.map((option) => openingsOf([...option, ...rest]));
  return each.some((places) => places === null) ? null : each.flatMap((places) => places ?? []);
}

/** @throws Error for a pattern with an unknown id, or with an unclosed bracket. */
export function compilePattern(id: string, phrase: string, language: Locale): Pattern {
  const known = patternIds.find((one) => one === id);
  if (known === undefined) throw new Error(`${language}: "${id}" is no pattern`);
  const parts = partsOf(readPieces(phrase), language);
  return { id: known, parts, begins: new Set(beginningsOf(parts)), opensWith: new Set(openingsOf(parts)) };
}

/** Every word in a pattern. */
export const wordsIn = (parts: readonly PatternPart[]): string[] =>
  parts.flatMap((part) => (part.type === 'word' ? [part.key] : part.type === 'choice' ? part.options.flatMap(wordsIn) : []));

/** Patterns, indexed by what they can begin with: most words begin none. */
export interface Patterns {
  all: readonly Pattern[];
  /** Indexes in `all`, by the word. */
  withWord: ReadonlyMap<string, readonly number[]>;
  /** Indexes in `all` of patterns that can begin with a placeholder, by its name, or by `any` for those that can also begin with something else. */
  withPlace: ReadonlyMap<PlaceName | 'any', readonly number[]>;
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, at: number): void {
  const others = lists.get(key);
  if (others === undefined) lists.set(key, [at]);
  else others.push(at);
}

export function byBeginning(all: readonly Pattern[]): Patterns {
  const withWord = new Map<string, number[]>();
  const withPlace = new Map<PlaceName | 'any', number[]>();
  for (const [at, { begins, opensWith }] of all.entries()) {
    if (begins.size === 0) for (const name of opensWith.size === 0 ? (['any'] as const) : opensWith) addTo(withPlace, name, at);
    for (const word of begins) addTo(withWord, word, at);
  }
  return { all, withWord, withPlace };
}

/**
 * The patterns that can begin at a word, in table order. `places`: the placeholders that the word can fill; null for none. A number begins few
 * patterns: otherwise a text of numbers would be compared with every pattern that begins with a food, at each number.
 */
export function patternsAt({ all, withWord, withPlace }: Patterns, word: string, places: readonly PlaceName[] | null): Pattern[] {
  const worded = withWord.get(word) ?? [];
  if (places === null) return worded.flatMap((at) => all[at] ?? []);
  const placed = [...places, 'any' as const].flatMap((name) => withPlace.get(name) ?? []);
  const chosen = [...new Set([...worded, ...placed])].toSorted((a, b) => a - b);
  return chosen.flatMap((at) => all[at] ?? []);
}
