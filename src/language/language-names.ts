import { locales } from '../../contract/shell/locales.ts';

function readName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  // In a list a name is capitalized, even where the language writes it in lower case.
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const names: ReadonlyMap<string, string> = new Map(locales.map((locale) => [locale, readName(locale)]));

/** A language's own name, never translated, so that readers find theirs on a page they cannot read. */
export const ownName = (tag: string): string => names.get(tag) ?? tag;

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Whether readers of one understand the other: British and American English count as the same. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

/** A language's name in another language: "German". */
export const languageName = (tag: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
