import { isLocale, languageCookie, type Locale } from '../../contract/shell/locales.ts';
import type { PublicConfig } from '../../contract/shell/public-config.ts';
import type { LanguageInput } from '../../machines/shell/language.machine.ts';

/** What the developers' locale is called in `?locale=`: every text longer and with accents. */
const pseudoLocale = 'pseudo';

interface Surroundings {
  /** The query of the address. */
  search: string;
  /** The cookies that the page may read. */
  cookie: string;
}

/**
 * The locale that `?locale=` asks for, else the language that was chosen in this browser, else the one that the page was served in.
 * The server has read the cookie too; a page that came from this browser's own store has not.
 */
export function startingLanguage({ language }: Pick<PublicConfig, 'language'>, { search, cookie }: Surroundings): LanguageInput {
  const asked = new URLSearchParams(search).get('locale');
  if (isLocale(asked) || asked === pseudoLocale) return { locale: asked, isFixed: true };
  const chosen = new URLSearchParams(cookie.replaceAll('; ', '&')).get(languageCookie);
  return { locale: isLocale(chosen) ? chosen : language, isFixed: false };
}

const aYear = 365 * 24 * 60 * 60;

/** Keeps the choice where the server reads it before it serves a page. */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}
