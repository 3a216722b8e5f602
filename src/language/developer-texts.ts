import { i18n } from '@lingui/core';
import { locales, sourceLocale } from '../../contract/shell/locales.ts';
import type { Catalogs } from './catalogs.ts';

/** Adds the texts of developers' pages to those of the product: developers read English, in a product of any language. */
export async function loadDeveloperTexts(catalogs: Catalogs): Promise<void> {
  const textsIn = async (locale: string) => ({ ...(await catalogs[`./locales/${locale}/messages.po`]?.())?.messages });
  const [english, pseudo] = await Promise.all([textsIn(sourceLocale), textsIn('pseudo')]);
  for (const locale of locales) i18n.load(locale, { ...english });
  i18n.load('pseudo', pseudo);
}
