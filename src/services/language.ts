import { languageCookie, type Locale } from '../../contract/locales.ts';

const aYear = 365 * 24 * 60 * 60;

/** Keeps the choice where the server reads it before it serves a page. */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}
