import type { Messages } from '@lingui/core';

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/{en,pseudo}/*.po');

/** Texts that are fetched together. Which file's texts are in which group, lingui.config.ts says; every page has `shell`. */
export type TextGroup = 'shell' | 'landing' | 'legal' | 'way-in' | 'member' | 'settings' | 'staff' | 'debug';

const catalogOf = (locale: string, group: TextGroup) => catalogs[`./locales/${locale}/${group}.po`];

/** The locale that `?locale=` asks for, else English. */
export function wantedLocale(): string {
  const asked = new URLSearchParams(location.search).get('locale') ?? '';
  return catalogOf(asked, 'shell') === undefined ? 'en' : asked;
}

/** Fetches a group's texts in the wanted language; a second call costs nothing. */
export async function fetchTexts(group: TextGroup): Promise<Messages> {
  const fetchCatalog = catalogOf(wantedLocale(), group);
  if (fetchCatalog === undefined) throw new Error(`There are no texts for "${group}".`);
  return (await fetchCatalog()).messages;
}
