import type { Locale } from '../../../contract/shell/locales.ts';
import { readPieces, type Piece } from './alternatives.ts';
import { tokensOf } from './tokens.ts';

export const patternIds = [
  'without',
  'allergy',
  'replace',
  'instead',
  'with',
  'only',
  'allow',
  'keep',
  'servings',
  'time',
  'pieces',
  'more',
] as const;
export type PatternId = (typeof patternIds)[number];

export type PatternPart =
  | { type: 'word'; key: string }
  | { type: 'place'; name: 'x' | 'y' | 'n' | 't' }
  | { type: 'choice'; options: readonly (readonly PatternPart[])[] };

/** A way to say a wish: words, alternatives, and places for foods, numbers and times. */
export interface Pattern {
  id: PatternId;
  parts: readonly PatternPart[];
  /** The words that it may begin with; empty when it may begin with a place. */
  begins: ReadonlySet<string>;
}

const isPlaceName = (name: string): name is 'x' | 'y' | 'n' | 't' => ['x', 'y', 'n', 't'].includes(name);

const partsOf = (pieces: readonly Piece[], language: Locale): PatternPart[] =>
  pieces.flatMap((piece): PatternPart[] => {
    if (typeof piece !== 'string') return [{ type: 'choice', options: piece.map((option) => partsOf(option, language)) }];
    return piece.split(/(\{[a-z]\})/).flatMap((text): PatternPart[] => {
      const name = /^\{([a-z])\}$/.exec(text)?.[1];
      if (name !== undefined && isPlaceName(name)) return [{ type: 'place', name }];
      return tokensOf(text, language).map(({ key }) => ({ type: 'word', key }));
    });
  });

/** The words that parts may begin with; null when that may be a place, or nothing. */
function beginningsOf(parts: readonly PatternPart[]): string[] | null {
  const [first, ...rest] = parts;
  if (first === undefined || first.type === 'place') return null;
  if (first.type === 'word') return [first.key];
  const each = first.options.map((option) => beginningsOf([...option, ...rest]));
  return each.some((words) => words === null) ? null : each.flatMap((words) => words ?? []);
}

/** @throws Error for a pattern of an id that nobody knows, or with a bracket that is not closed. */
export function compilePattern(id: string, phrase: string, language: Locale): Pattern {
  const known = patternIds.find((one) => one === id);
  if (known === undefined) throw new Error(`${language}: "${id}" is no pattern`);
  const parts = partsOf(readPieces(phrase), language);
  return { id: known, parts, begins: new Set(beginningsOf(parts)) };
}

/** Every word that a pattern may hold. */
export const wordsIn = (parts: readonly PatternPart[]): string[] =>
  parts.flatMap((part) => (part.type === 'word' ? [part.key] : part.type === 'choice' ? part.options.flatMap(wordsIn) : []));

/** Patterns, with what is needed to find those that may begin at a word: most words begin none. */
export interface Patterns {
  all: readonly Pattern[];
  /** Places in `all`, by the word. */
  withWord: ReadonlyMap<string, readonly number[]>;
  /** Places in `all` of those that may begin with a place. */
  withPlace: readonly number[];
}

export function byBeginning(all: readonly Pattern[]): Patterns {
  const withWord = new Map<string, number[]>();
  const withPlace: number[] = [];
  for (const [at, { begins }] of all.entries()) {
    if (begins.size === 0) withPlace.push(at);
    for (const word of begins) {
      const others = withWord.get(word);
      if (others === undefined) withWord.set(word, [at]);
      else others.push(at);
    }
  }
  return { all, withWord, withPlace };
}

/** The patterns that may begin at a word, in the order of their table. */
export function patternsAt({ all, withWord, withPlace }: Patterns, word: string, mayBePlace: boolean): Pattern[] {
  const places = withWord.get(word) ?? [];
  const chosen = mayBePlace ? [...places, ...withPlace].toSorted((a, b) => a - b) : places;
  return chosen.flatMap((at) => all[at] ?? []);
}
