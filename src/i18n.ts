import { i18n } from '@lingui/core';
import { fetchTexts, wantedLocale, type TextGroup } from './catalogs.ts';

/** Adds a group's texts to those that are there. */
export async function loadTexts(group: TextGroup): Promise<void> {
  i18n.load(wantedLocale(), await fetchTexts(group));
}

/** Makes the wanted language the one that every text is read in, with what every page says. */
export async function activateLocale(): Promise<void> {
  await loadTexts('shell');
  i18n.activate(wantedLocale());
}
