import type { Messages } from '@lingui/core';
import { sourceLocale } from '../../contract/shell/locales.ts';

/** Texts that are fetched together. Which file's texts are in which group, lingui.config.ts says; every page has `shell`. */
export type TextGroup =
  | 'shell'
  | 'landing'
  | 'sample'
  | 'legal'
  | 'way-in'
  | 'member'
  | 'settings'
  | 'staff'
  | 'console'
  | 'notices'
  | 'kitchen-news'
  | 'saved'
  | 'shared'
  | 'shopping'
  | 'import'
  | 'debug';

export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

const inSource: Catalogs = import.meta.glob<{ messages: Messages }>('./locales/en/*.po');

/** The addresses of some eighty files: readers of the source language fetch none of them. */
const inOthers = async (): Promise<Catalogs> => (await import('./translations.ts')).translations;

/** Fetches a group's texts in a language; a second call costs nothing. */
export async function fetchTexts(locale: string, group: TextGroup): Promise<Messages> {
  const catalogs = locale === sourceLocale ? inSource : await inOthers();
  const fetchCatalog = catalogs[`./locales/${locale}/${group}.po`];
  if (fetchCatalog === undefined) throw new Error(`There are no texts for "${group}" in "${locale}".`);
  return (await fetchCatalog()).messages;
}
