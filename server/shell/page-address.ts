import { isLocale, locales, type Locale } from '../../contract/shell/locales.ts';

/** The query of an address. */
export const queryIn = (url: string): URLSearchParams => new URLSearchParams(url.split('?', 2)[1] ?? '');

/** The language in `?locale=`; null when missing or unknown. */
export function localeIn(url: string): Locale | null {
  const named = queryIn(url).get('locale');
  return isLocale(named) ? named : null;
}

/** A page's address in a language; null: in the reader's. The path may already have a query. */
export const addressIn = (path: string, language: Locale | null): string =>
  language === null ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${language}`;

/** The addresses of a public page in each language, and the default. A page in one language has a single address. */
export function alternatesOf(
  { path, languages }: { path: string; languages: readonly Locale[] },
  origin: string,
): [hreflang: Locale | 'x-default', href: string][] {
  const inEach = locales.filter((language) => languages.includes(language));
  if (inEach.length < 2) return [];
  return [...inEach.map((language): [Locale, string] => [language, origin + addressIn(path, language)]), ['x-default', origin + path]];
}
