import { foldText } from '../../../contract/recipes/number-words.ts';
import type { Locale } from '../../../contract/shell/locales.ts';

/*
 * What a recipe is written in, by the small words of its sentences: toast and mayonnaise are called so in half of the world.
 */

const smallWords: Partial<Record<Locale, string>> = {
  en: 'the and with in of until add for into to a an then over from minutes chopped it or fresh ground your',
  de: 'der die das und mit in den dem ein eine bis dann auf fur zu etwa geben nach lassen aus alles minuten frisch gehackt oder im',
  fr: 'le la les et avec dans de du des un une jusqu puis pour au aux sur pendant en faire ajoutez hache ou coupe',
  es: 'el la los las y con en de del un una hasta luego para por a al durante agrega anade picado o sobre se',
  'pt-BR': 'o a os as e com em de do da no na um uma ate depois para por ao adicione picado ou durante sobre se',
  hi: 'aur mein ko ka ki ke se karein dalein daal kar tak phir',
};
const words = Object.entries(smallWords).map(([language, said]) => [language as Locale, new Set(said.split(' '))] as const);

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
