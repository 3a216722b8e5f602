import { foldText } from '@anydish/language/script';
import { rowsIn } from '@anydish/language/words';
import { locales, type Locale } from '../../../contract/shell/locales.ts';

/* Detects a recipe's language by its function words: food names such as toast and mayonnaise are too international. */

const words = locales
  .map((language) => [language, new Set(rowsIn(language, 'small-words').flatMap(([said = '']) => said.split(' ')))] as const)
  .filter(([, known]) => known.size > 0);

/** Minimum lead over the second language. */
const lead = 1.25;
const fewest = 3;

/** The candidate language with the most function words in a text; null when there is no clear winner. */
export function languageBySmallWords(text: string, candidates: readonly Locale[]): Locale | null {
  const said = foldText(text).match(/[a-z]+/g) ?? [];
  const counts = words
    .filter(([language]) => candidates.includes(language))
    .map(([language, known]) => ({ language, count: said.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first !== undefined && first.count >= fewest && first.count >= (second?.count ?? 0) * lead ? first.language : null;
}
