import { readData } from '#platform';
import { parsePo } from 'pofile-ts';
import { sourceLocale, translations, type Locale } from '../../../../contract/shell/locales.ts';

const catalogs = new Map<Locale, ReadonlyMap<string, string>>();

/** The kitchen's sentences in a language by key; loaded once. */
function catalogOf(language: Locale): ReadonlyMap<string, string> {
  const known = catalogs.get(language);
  if (known !== undefined) return known;
  const { items } = parsePo(readData(`texts/${language}.po`));
  const catalog = new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
  catalogs.set(language, catalog);
  return catalog;
}

/**
 * The sentence in a language; null when it is not translated. English is its own key, except for names of features (`#cuisine:thai`), which are ids.
 */
export function templateIn(language: Locale, key: string): string | null {
  if (language === sourceLocale && !key.startsWith('#')) return key;
  const text = catalogOf(language).get(key);
  return text === undefined || text === '' ? null : text;
}

/** All of the kitchen's sentences in a language, with their placeholders. */
export function sentencesIn(language: Locale): string[] {
  const catalog = catalogOf(language === sourceLocale ? translations[0] : language);
  const entries = [...catalog].filter(([key]) => !key.startsWith('#'));
  return entries.map(([key, text]) => (language === sourceLocale ? key : text));
}
