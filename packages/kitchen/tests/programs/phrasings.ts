import { readFileSync } from 'node:fs';
import type { Locale } from '../../../../contract/shell/locales.ts';

/** Ways to leave a food out of a dish: `{d}` is the dish, `{x}` the food. */
export interface Phrasings {
  without: readonly string[];
  allergy: readonly string[];
  /** Whole requests that tell of harm or dislike: none may be cooked unasked with its food. */
  harm: readonly string[];
  /** Whole requests in which nothing speaks against the food. */
  harmless: readonly string[];
}

/** Thirty ways for each language, written by somebody who did not write what reads them, and sentences as people tell them. */
export const phrasingsIn = (language: Locale): Phrasings =>
  JSON.parse(readFileSync(new URL(`../golden/phrasings/${language}.json`, import.meta.url), 'utf8')) as Phrasings;
