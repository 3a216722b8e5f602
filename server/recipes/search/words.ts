import type { Locale } from '../../../contract/shell/locales.ts';
import { isCharacter, isWord, tokensOf } from '@anydish/kitchen/read';
import { stem } from '@anydish/language/spelling';

/** Longer words are not indexed. */
const longest = 60;

/** Treats hiragana and katakana as equal. */
const folded = (key: string): string => key.replace(/[\u30A1-\u30F6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

function wordsOfKeys(all: readonly string[]): string[] {
  const keys = all.flatMap((key) => (isWord(key) ? [folded(key).slice(0, longest)] : []));
  return keys.flatMap((key, place) => {
    const next = keys[place + 1];
    return isCharacter(key) && next !== undefined && isCharacter(next) ? [key, key + next] : [key];
  });
}

/**
 * The index words of a text, without case and accents. Japanese and Chinese have no spaces, so every character counts, and every pair of neighbours.
 */
export const wordsOf = (text: string, language: Locale): string[] => wordsOfKeys(tokensOf(text, language).map(({ key }) => key));

/** The words a search must match: pairs of characters where possible, because single ones are too unspecific. */
export function keyWords(text: string, language: Locale): string[] {
  const words = wordsOf(text, language);
  const pairs = words.filter((word) => isCharacter(word) && [...word].length === 2);
  return [...new Set(words.filter((word) => !isCharacter(word) || [...word].length === 2 || !pairs.some((pair) => pair.includes(word))))];
}

/** A word as a lexeme in the text form of a tsvector or a tsquery. */
const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The words of a text with their stems. */
export const formsOf = (text: string, language: Locale): string[] => [
  ...new Set(wordsOf(text, language).flatMap((word) => [word, stem(word, language)])),
];

/** The prefix of every index word of a kitchen. The query separates kitchens whose keys share a prefix. */
export const scopeOf = (companyGuid: string, language: Locale): string => `${companyGuid.slice(-8)}${language.slice(0, 2)}`;

/** Words as a tsvector: title words weigh most. */
export function vectorOf({ title, ingredients }: { title: readonly string[]; ingredients: readonly string[] }, scope: string): string {
  const weights = new Map([...ingredients.map((word) => [word, 'B'] as const), ...title.map((word) => [word, 'A'] as const)]);
  return [...weights].map(([word, weight]) => `${quoted(scope + word)}:1${weight}`).join(' ');
}

interface Scope {
  companies: readonly string[];
  language: Locale;
}

/** A food or kind id (`kind:soup`) as an index word. Real words never begin like this. */
export const idWord = (id: string): string => `=${id}`;

/** One search term. */
export interface Sought {
  /** Any of these alternatives, with all of its words: each as a prefix, or by its stem. */
  ways: readonly (readonly string[])[];
  /** Or any of these ids: foods, kinds of dishes, cuisines, diets. */
  ids: readonly string[];
}

/** A tsquery that requires all terms, in one of the companies. */
export function queryOf(things: readonly Sought[], { companies, language }: Scope): string {
  const inScope = (scope: string) =>
    things.map(({ ways, ids }) => {
      const formsOfWord = (word: string) => [...new Set([`${quoted(scope + word)}:*`, quoted(scope + stem(word, language))])].join(' | ');
      const written = ways.map((words) => `(${words.map((word) => `(${formsOfWord(word)})`).join(' & ')})`);
      return `(${[...written, ...ids.map((id) => quoted(scope + idWord(id)))].join(' | ')})`;
    });
  return companies.map((company) => `(${inScope(scopeOf(company, language)).join(' & ')})`).join(' | ');
}

/** The sort key of titles: without case and accents. */
export const titleKey = (title: string, language: Locale): string =>
  tokensOf(title, language)
    .map(({ key }) => key)
    .join(' ');

/** The words of a title that is stored by `titleKey`. */
export const wordsOfTitleKey = (title: string): string[] => wordsOfKeys(title.split(' '));
