import { fromPromise } from 'xstate';
import type { Session } from '../../contract/entities.ts';
import { languageCookie, type Locale } from '../../contract/locales.ts';
import { sessionEndpoints } from '../../contract/session-endpoints.ts';
import { showTexts } from '../i18n.ts';
import type { Api } from './api.ts';

/** The calls of the language as actors. Leaving their state aborts them. */
export const languageActors = (api: Api) => ({
  showTexts: fromPromise<void, { locale: Locale }>(({ input, signal }) => showTexts(input.locale, signal)),
  saveLanguage: fromPromise<Session, { language: Locale }>(({ input, signal }) =>
    api(sessionEndpoints.chooseLanguage, { body: input, signal }),
  ),
});

const aYear = 365 * 24 * 60 * 60;

/** Keeps the choice where the server reads it before it serves a page. */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
}
