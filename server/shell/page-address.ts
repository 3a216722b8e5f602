import { isLocale, locales, type Locale } from '../../contract/shell/locales.ts';

/** The query of an address. */
export const queryIn = (url: string): URLSearchParams => new URLSearchParams(url.split('?', 2)[1] ?? '');

/** The language that an address names by `?locale=`; null where it names none of ours. */
export function localeIn(url: string): Locale | null {
  const named = queryIn(url).get('locale');
  return isLocale(named) ? named : null;
}

/** A page's address in a language; null: in the reader's. The path may have a query of its own. */
export const addressIn = (path: string, language: Locale | null): string =>
  language === null ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${language}`;

/** Where a public page is in each of its languages, and for readers of others. A page of one language has the one address. */
export function alternatesOf(
  { path, languages }: { path: string; languages: readonly Locale[] },
  origin: string,
): [hreflang: Locale | 'x-default', href: string][] {
  const inEach = locales.filter((language) => languages.includes(language));
  if (inEach.length < 2) return [];
  return [...inEach.map((language): [Locale, string] => [language, origin + addressIn(path, language)]), ['x-default', origin + path]];
}
