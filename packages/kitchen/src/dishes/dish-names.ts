import type { Locale } from '../../../../contract/shell/locales.ts';
import { phrasesOf, readTable } from '../foods/table.ts';

/** What a dish is called in a language. Places for foods stand as in its English title. */
interface DishName {
  title: string;
  /** The title when a food in it was swapped; null where the English has none. */
  swapped: string | null;
  also: readonly string[];
}

const read = new Map<Locale, ReadonlyMap<string, DishName>>();

/** The names of the dishes in another language than English, by the dish's id; read once. */
export function dishNames(language: Locale): ReadonlyMap<string, DishName> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const rows = readTable(`dishes/names/${language}.tsv`, ['id', 'title', 'swapped', 'also']);
  const names = new Map(
    rows.map(({ id, title, swapped, also }) => [id, { title, swapped: swapped === '' ? null : swapped, also: phrasesOf(also) }]),
  );
  read.set(language, names);
  return names;
}
