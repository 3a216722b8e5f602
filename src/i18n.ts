import { i18n } from '@lingui/core';

const catalogs = {
  en: () => import('./locales/en/messages.po'),
  pseudo: () => import('./locales/pseudo/messages.po'),
};

const isLocale = (locale: string | null): locale is keyof typeof catalogs => locale !== null && Object.hasOwn(catalogs, locale);

/** The locale that `?locale=` asks for, else English. */
const wantedLocale = (search: string): keyof typeof catalogs => {
  const asked = new URLSearchParams(search).get('locale');
  return isLocale(asked) ? asked : 'en';
};

/** Fetches the catalog and makes it the one that every text is read from. */
export async function activateLocale(): Promise<void> {
  const locale = wantedLocale(location.search);
  const { messages } = await catalogs[locale]();
  i18n.loadAndActivate({ locale, messages });
}
