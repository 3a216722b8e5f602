import { isLocale, languageCookie, type Locale } from '../../contract/shell/locales.ts';
import { cookieNamed, rememberChoice } from '../services/choice-cookie.ts';
import type { PublicConfig } from '../../contract/shell/public-config.ts';
import type { LanguageInput } from '../../machines/shell/language.machine.ts';

/** The pseudo-locale's name in `?locale=`: every text is longer and accented. */
const pseudoLocale = 'pseudo';

interface Surroundings {
  /** The query of the address. */
  search: string;
  /** The cookies readable by the page. */
  cookie: string;
}

/**
 * The starting locale: from `?locale=`, else this browser's choice, else the served page's. The server has read the cookie as well,
 * but a page from the browser's own cache has not.
 */
export function startingLanguage({ language }: Pick<PublicConfig, 'language'>, { search, cookie }: Surroundings): LanguageInput {
  const asked = new URLSearchParams(search).get('locale');
  if (isLocale(asked) || asked === pseudoLocale) return { locale: asked, isFixed: true };
  const chosen = cookieNamed(cookie, languageCookie);
  return { locale: isLocale(chosen) ? chosen : language, isFixed: false };
}

/** Stores the choice in a cookie, which the server reads before serving a page. */
export const rememberLanguage = (locale: Locale): void => rememberChoice(languageCookie, locale);
