import type { Messages } from '@lingui/core';
import { sourceTexts, translations } from 'virtual:texts';
import { sourceLocale } from '../../contract/shell/locales.ts';

/** Texts shared by all pages. The other parts are numbered by scripts/texts. */
export const shell: number = 0;

/** Loads the texts of a part in a language; repeated calls are cached. */
export async function fetchTexts(locale: string, part: number): Promise<Messages> {
  const parts = locale === sourceLocale ? sourceTexts : (await translations[locale]?.())?.texts;
  const fetchPart = parts?.[part];
  if (fetchPart === undefined) throw new Error(`There are no texts for part ${part} in "${locale}".`);
  return (await fetchPart()).messages;
}
