import { locales } from '../../contract/shell/locales.ts';

function readName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  // In a list a name begins with a capital, also where the language itself writes it small.
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const names: ReadonlyMap<string, string> = new Map(locales.map((locale) => [locale, readName(locale)]));

/** What a language is called by those who speak it. Never translated: who cannot read the page must find theirs. */
export const ownName = (tag: string): string => names.get(tag) ?? tag;

const languageOf = (tag: string) => new Intl.Locale(tag).language;

/** Whether who reads one reads the other: British and American English are the same. */
export const isSameLanguage = (one: string, other: string): boolean => languageOf(one) === languageOf(other);

/** A language in the words of another: "German". */
export const languageName = (tag: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
