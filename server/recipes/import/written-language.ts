import { foldText } from '@anydish/language/script';
import { rowsIn } from '@anydish/language/words';
import { locales, type Locale } from '../../../contract/shell/locales.ts';

/*
 * What a recipe is written in, by the small words of its sentences: toast and mayonnaise are called so in half of the world.
 */

const words = locales
  .map((language) => [language, new Set(rowsIn(language, 'small-words').flatMap(([said = '']) => said.split(' ')))] as const)
  .filter(([, known]) => known.size > 0);

/** How many more a language must have than the next one. */
const lead = 1.25;
const fewest = 3;

/** The language among the candidates whose small words stand in a text most; null where none is clear. */
export function languageBySmallWords(text: string, candidates: readonly Locale[]): Locale | null {
  const said = foldText(text).match(/[a-z]+/g) ?? [];
  const counts = words
    .filter(([language]) => candidates.includes(language))
    .map(([language, known]) => ({ language, count: said.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first !== undefined && first.count >= fewest && first.count >= (second?.count ?? 0) * lead ? first.language : null;
}
