import type { FastifyRequest } from 'fastify';
import { isLocale, languageCookie, matchLocale, sourceLocale, wishedLocales, type Locale } from '../../contract/shell/locales.ts';

// Longer headers are cut: nobody reads more languages.
const most = { letters: 1_000, wishes: 20 } as const;

/** The parts of a request that name a language. */
interface Asking {
  /** Missing when a request fails before cookies are read. */
  cookies: FastifyRequest['cookies'] | null;
  headers: FastifyRequest['headers'];
}

/** The reader's language: the saved choice of the browser, else its Accept-Language, else English. The header is untrusted. */
export function requestLanguage({ cookies, headers }: Asking): Locale {
  const chosen = cookies?.[languageCookie];
  if (isLocale(chosen)) return chosen;
  const wished = wishedLocales(headers['accept-language']?.slice(0, most.letters));
  return matchLocale(wished.slice(0, most.wishes)) ?? sourceLocale;
}

/** The language of mails to an account's owner: the account's choice, else the requester's language. */
export const languageFor = (owner: { language: Locale | null }, request: Asking): Locale => owner.language ?? requestLanguage(request);

/** The page's language: the choice in this browser, else the account's, else Accept-Language. */
export function pageLanguage(owner: { language: Locale | null }, request: Asking): Locale {
  const chosen = request.cookies?.[languageCookie];
  return isLocale(chosen) ? chosen : languageFor(owner, request);
}
