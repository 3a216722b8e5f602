import { i18n, type Messages } from '@lingui/core';
import { wantedLocale } from '../catalogs.ts';

// Apart from the product's catalogs: a build for production has not even the files.
const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/messages.po');

/** Adds the developers' texts to those of the language that the product is shown in. */
export async function loadDevTexts(): Promise<void> {
  const locale = wantedLocale();
  const catalog = await catalogs[`./locales/${locale}/messages.po`]?.();
  if (catalog !== undefined) i18n.load(locale, catalog.messages);
}
