import type { Locale } from '../../contract/shell/locales.ts';

/** What a recipe is found by, in one language. */
export interface RecipeTextsTable {
  recipe_guid: string;
  company_guid: string;
  language: Locale;
  /** By which titles are put in order. */
  title: string;
  /** A tsvector: title and ingredients. */
  words: string;
}
