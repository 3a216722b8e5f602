import { rowsIn } from '@anydish/language/words';
import type { FoodName } from '../foods/names.ts';
import type { Share } from '../dishes/template.ts';

/** A food as used in a sentence. */
export interface SpokenFood {
  name: FoodName;
  isMany: boolean;
  share: Share;
  /** The form that the placeholder requests (`dat` in `{a:dat}`); empty for the default. */
  form: string;
  /** True for the first of a list: some languages use one article for the whole list. */
  isFirst: boolean;
}

/** How a language inflects foods in sentences. */
export interface Grammar {
  /** The locale for joining lists. */
  listTag: string;
  /** The separator of two sentences. */
  gap: string;
  /** The forms that `{a:form}` can request. */
  forms: readonly string[];
  /** How a food is said that the sentence before was about; undefined: by its name. */
  again?: 'pronoun' | 'omitted';
  /** Number of variants in `{a?..|..}`: singular and plural; or masculine, feminine, and both plurals. */
  variants: 2 | 4;
  say: (food: SpokenFood) => string;
}

/** The words for shares of a food, by name. */
export const sharesIn = (language: string): Partial<Record<Share, string>> =>
  Object.fromEntries(rowsIn(language, 'grammar.share').map(([share = '', text = '']) => [share, text]));

/** The singular, as in compounds: "carrot soup". */
export const single = ({ name }: Pick<SpokenFood, 'name'>): string => name.one;

/** The bare name, without an article. */
export const bare = ({ name, isMany }: Pick<SpokenFood, 'name' | 'isMany'>): string => (isMany ? name.many : name.one);

/** True when its word is a plural, whatever the amount. */
export const isPlural = ({ name, isMany }: Pick<SpokenFood, 'name' | 'isMany'>): boolean =>
  name.isPlural || (isMany && (name.many !== name.one || name.isInvariable));

/** The gender of the word used: l'uovo, le uova. */
export const genderOf = (food: Pick<SpokenFood, 'name' | 'isMany'>): string => (food.isMany ? food.name.genderOfMany : food.name.gender);
