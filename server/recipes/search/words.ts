import type { Locale } from '../../../contract/shell/locales.ts';
import { isCharacter, isWord, tokensOf } from '@anydish/kitchen/read';
import { stem } from '@anydish/language/spelling';

/** Longer words are no words that anybody searches for. */
const longest = 60;

/** Both ways of writing a Japanese syllable are one, hiragana and katakana. */
const folded = (key: string): string => key.replace(/[\u30A1-\u30F6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

function wordsOfKeys(all: readonly string[]): string[] {
  const keys = all.flatMap((key) => (isWord(key) ? [folded(key).slice(0, longest)] : []));
  return keys.flatMap((key, place) => {
    const next = keys[place + 1];
    return isCharacter(key) && next !== undefined && isCharacter(next) ? [key, key + next] : [key];
  });
}

/**
 * The words that a text is found by: without case and accents. Japanese and Chinese have no spaces between words, so there each character
 * counts, and each pair of neighbours.
 */
export const wordsOf = (text: string, language: Locale): string[] => wordsOfKeys(tokensOf(text, language).map(({ key }) => key));

/** What of a text must be found, word by word: pairs of characters where there are any, for one alone says little. */
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

/** Where words are looked for: every word of the index begins with it. Kitchens whose keys begin alike are told apart by the query. */
export const scopeOf = (companyGuid: string, language: Locale): string => `${companyGuid.slice(-8)}${language.slice(0, 2)}`;

/** Words as a tsvector: those of the title weigh most. */
export function vectorOf({ title, ingredients }: { title: readonly string[]; ingredients: readonly string[] }, scope: string): string {
  const weights = new Map([...ingredients.map((word) => [word, 'B'] as const), ...title.map((word) => [word, 'A'] as const)]);
  return [...weights].map(([word, weight]) => `${quoted(scope + word)}:1${weight}`).join(' ');
}

interface Scope {
  companies: readonly string[];
  language: Locale;
}

/** What the kitchen knows by an id, a food or `kind:soup`, in an index of words. No word begins so. */
export const idWord = (id: string): string => `=${id}`;

/** One thing that is searched for. */
export interface Sought {
  /** In any of these ways, all words of it: each as it begins, or as its stem. */
  ways: readonly (readonly string[])[];
  /** Or one of these under any name: foods, kinds of dishes, cuisines, diets. */
  ids: readonly string[];
}

/** A tsquery that wants each of these things, in one of the companies. */
export function queryOf(things: readonly Sought[], { companies, language }: Scope): string {
  const inScope = (scope: string) =>
    things.map(({ ways, ids }) => {
      const formsOfWord = (word: string) => [...new Set([`${quoted(scope + word)}:*`, quoted(scope + stem(word, language))])].join(' | ');
      const written = ways.map((words) => `(${words.map((word) => `(${formsOfWord(word)})`).join(' & ')})`);
      return `(${[...written, ...ids.map((id) => quoted(scope + idWord(id)))].join(' | ')})`;
    });
  return companies.map((company) => `(${inScope(scopeOf(company, language)).join(' & ')})`).join(' | ');
}

/** By which titles are put in order: without case and accents. */
export const titleKey = (title: string, language: Locale): string =>
  tokensOf(title, language)
    .map(({ key }) => key)
    .join(' ');

/** The words of a title that is stored as `titleKey` makes it. */
export const wordsOfTitleKey = (title: string): string[] => wordsOfKeys(title.split(' '));
