import { i18n } from '@lingui/core';

// Texts of the developers' pages have a catalog of their own: no visitor of the product fetches them.
const catalogs = {
  en: () => import('./locales/en/messages.po'),
  pseudo: () => import('./locales/pseudo/messages.po'),
};

const isActive = (): Promise<void> =>
  i18n.locale === ''
    ? new Promise((resolve) => {
        const stop = i18n.on('change', () => {
          stop();
          resolve();
        });
      })
    : Promise.resolve();

/** Adds the developers' texts to those of the language that the product is shown in. */
export async function loadDevTexts(): Promise<void> {
  // The catalog of the product replaces everything when it comes, so this one comes after it.
  await isActive();
  const { messages } = await catalogs[i18n.locale === 'pseudo' ? 'pseudo' : 'en']();
  i18n.load(i18n.locale, messages);
}
