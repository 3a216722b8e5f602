import { i18n, type Messages } from '@lingui/core';
import { directionOf, isLocale, sourceLocale } from '../../contract/shell/locales.ts';
import { fetchTexts, type TextGroup } from './catalogs.ts';

/** What the pages that were opened say: a language is shown when it has all of it. */
const groups = new Set<TextGroup>();

/** WCAG 3.1.1: what reads the page aloud, hyphenates it or chooses its font must know the language. */
function markPage(locale: string): void {
  const { documentElement } = document;
  documentElement.lang = isLocale(locale) ? locale : sourceLocale;
  documentElement.dir = directionOf(locale);
}

/** Makes a locale the one that every text is read in. The texts come with the pages. */
export function beginIn(locale: string): void {
  i18n.loadAndActivate({ locale, messages: {} });
  markPage(locale);
}

/** Fetches a group's texts in the language that is shown, and adds them to those that are there. */
export async function loadTexts(group: TextGroup): Promise<void> {
  let locale: string;
  do {
    locale = i18n.locale;
    i18n.load(locale, await fetchTexts(locale, group));
    // Another language may have been chosen meanwhile.
  } while (locale !== i18n.locale);
  groups.add(group);
}

/** Has the browser keep a group's texts in the language that is shown, for a page that may be opened soon. */
export const fetchTextsAhead = async (group: TextGroup): Promise<void> => void (await fetchTexts(i18n.locale, group));

/** Fetches all that the opened pages say in another language, then shows it. What is aborted before that shows nothing. */
export async function showTexts(locale: string, signal: AbortSignal): Promise<void> {
  const fetched = new Map<TextGroup, Messages>();
  const missing = () => [...groups].filter((group) => !fetched.has(group));
  // Further pages may have been opened meanwhile.
  while (missing().length > 0) {
    await Promise.all(missing().map(async (group) => fetched.set(group, await fetchTexts(locale, group))));
  }
  if (signal.aborted) return;
  for (const messages of fetched.values()) i18n.load(locale, messages);
  i18n.activate(locale);
  markPage(locale);
}
