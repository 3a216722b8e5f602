import type { Locale } from '../../../../contract/shell/locales.ts';
import { phrasesOf, readById } from '../foods/table.ts';

/** A dish's name in a language. Food placeholders are the same as in its English title. */
interface DishName {
  title: string;
  /** The title when one of its foods was swapped; null when English has none. */
  swapped: string | null;
  also: readonly string[];
}

const read = new Map<Locale, ReadonlyMap<string, DishName>>();

/** Names of the dishes in a language other than English, by dish id; loaded once. */
export function dishNames(language: Locale): ReadonlyMap<string, DishName> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const rows = readById(`dishes/names/${language}.tsv`, ['title', 'swapped', 'also']);
  const names = new Map(
    [...rows].map(([id, { title, swapped, also }]) => [id, { title, swapped: swapped === '' ? null : swapped, also: phrasesOf(also) }]),
  );
  read.set(language, names);
  return names;
}
