import type { FastifyRequest } from 'fastify';
import { isLocale, languageCookie, matchLocale, sourceLocale, wishedLocales, type Locale } from '../../contract/shell/locales.ts';

// Nobody reads more languages than this; what is longer is no wish but a burden.
const most = { letters: 1_000, wishes: 20 } as const;

/** What of a request says a language. */
interface Asking {
  /** What fails before cookies are read has none. */
  cookies: FastifyRequest['cookies'] | null;
  headers: FastifyRequest['headers'];
}

/** The reader's language: the browser's saved choice, else what the browser asks for, else English. The header is untrusted. */
export function requestLanguage({ cookies, headers }: Asking): Locale {
  const chosen = cookies?.[languageCookie];
  if (isLocale(chosen)) return chosen;
  const wished = wishedLocales(headers['accept-language']?.slice(0, most.letters));
  return matchLocale(wished.slice(0, most.wishes)) ?? sourceLocale;
}

/** What the owner of an account is written to in: the account's choice, else the requester's language. */
export const languageFor = (owner: { language: Locale | null }, request: Asking): Locale => owner.language ?? requestLanguage(request);

/** What the page in front of the reader is written in: what was chosen in this browser, else what the account says, else what the browser asks for. */
export function pageLanguage(owner: { language: Locale | null }, request: Asking): Locale {
  const chosen = request.cookies?.[languageCookie];
  return isLocale(chosen) ? chosen : languageFor(owner, request);
}
