import { i18n, type Messages } from '@lingui/core';
import { directionOf, isLocale, sourceLocale } from '../../contract/shell/locales.ts';
import { fetchTexts } from './catalogs.ts';

/** The parts whose texts are here: another language is shown when it has all of them. */
const parts = new Set<number>();

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

/** Fetches a part's texts in the language that is shown, and adds them to those that are there. */
export async function loadTexts(part: number): Promise<void> {
  let locale: string;
  do {
    locale = i18n.locale;
    i18n.load(locale, await fetchTexts(locale, part));
    // Another language may have been chosen meanwhile.
  } while (locale !== i18n.locale);
  parts.add(part);
}

/** Code with the texts that it can show, fetched at once: a build puts this around every `import()` of a module with texts (scripts/texts). */
export async function withTexts<T>(code: Promise<T>, part: number): Promise<T> {
  const [module] = await Promise.all([code, loadTexts(part)]);
  return module;
}

/** Fetches all that the loaded code can show in another language, then shows it. What is aborted before that shows nothing. */
export async function showTexts(locale: string, signal: AbortSignal): Promise<void> {
  const fetched = new Map<number, Messages>();
  const missing = () => [...parts].filter((part) => !fetched.has(part));
  // Further pages may have been opened meanwhile.
  while (missing().length > 0) {
    await Promise.all(missing().map(async (part) => fetched.set(part, await fetchTexts(locale, part))));
  }
  if (signal.aborted) return;
  for (const messages of fetched.values()) i18n.load(locale, messages);
  i18n.activate(locale);
  markPage(locale);
}
