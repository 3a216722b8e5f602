import { i18n, type Messages } from '@lingui/core';
import { directionOf, isLocale, sourceLocale } from '../../contract/shell/locales.ts';
import { fetchTexts } from './catalogs.ts';

/** The loaded parts: another language is shown once it has all of them. */
const parts = new Set<number>();

/** WCAG 3.1.1: screen readers, hyphenation and font selection need the language. */
function markPage(locale: string): void {
  const { documentElement } = document;
  documentElement.lang = isLocale(locale) ? locale : sourceLocale;
  documentElement.dir = directionOf(locale);
}

/** Activates a locale. Its texts load with the pages. */
export function beginIn(locale: string): void {
  i18n.loadAndActivate({ locale, messages: {} });
  markPage(locale);
}

/** Loads a part's texts in the active language and adds them. */
export async function loadTexts(part: number): Promise<void> {
  let locale: string;
  do {
    locale = i18n.locale;
    i18n.load(locale, await fetchTexts(locale, part));
    // The language may have changed in the meantime.
  } while (locale !== i18n.locale);
  parts.add(part);
}

/** Loads code together with its texts: a build wraps every `import()` of a module with texts in this (scripts/texts). */
export async function withTexts<T>(code: Promise<T>, part: number): Promise<T> {
  const [module] = await Promise.all([code, loadTexts(part)]);
  return module;
}

/** Loads all texts of the loaded code in another language, then activates it. Aborting earlier changes nothing. */
export async function showTexts(locale: string, signal: AbortSignal): Promise<void> {
  const fetched = new Map<number, Messages>();
  const missing = () => [...parts].filter((part) => !fetched.has(part));
  // Further pages may have opened in the meantime.
  while (missing().length > 0) {
    await Promise.all(missing().map(async (part) => fetched.set(part, await fetchTexts(locale, part))));
  }
  if (signal.aborted) return;
  for (const messages of fetched.values()) i18n.load(locale, messages);
  i18n.activate(locale);
  markPage(locale);
}
