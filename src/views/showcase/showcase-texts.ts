import { i18n, type Messages } from '@lingui/core';
import { sourceLocale } from '../../../contract/locales.ts';
import { wantedLocale } from '../../catalogs.ts';

// Apart from the product's catalogs: who develops the product reads English, so they are in no other language.
const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/messages.po');

const catalogOf = (locale: string) => catalogs[`./locales/${locale}/messages.po`];

/** Adds the texts of the showcases to those of the language that the product is shown in. */
export async function loadShowcaseTexts(): Promise<void> {
  const locale = wantedLocale();
  const catalog = await (catalogOf(locale) ?? catalogOf(sourceLocale))?.();
  if (catalog !== undefined) i18n.load(locale, catalog.messages);
}
