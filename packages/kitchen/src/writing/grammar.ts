import { rowsIn } from '@anydish/language/words';
import type { FoodName } from '../foods/names.ts';
import type { Share } from '../dishes/template.ts';

/** A food as a sentence speaks of it. */
export interface SpokenFood {
  name: FoodName;
  isMany: boolean;
  share: Share;
  /** Which form the place asks for (`dat` in `{a:dat}`); empty for the usual one. */
  form: string;
  /** True for the first of a list: some languages put one article before all. */
  isFirst: boolean;
}

/** What a language does with foods in sentences. */
export interface Grammar {
  /** The tag by which lists are joined. */
  listTag: string;
  /** What stands between two sentences. */
  gap: string;
  /** The forms that `{a:form}` may ask for. */
  forms: readonly string[];
  /** How many variants `{a?..|..}` has: one and many; or masculine, feminine, and both of many. */
  variants: 2 | 4;
  say: (food: SpokenFood) => string;
}

/** How a language says the shares of a food, by their names. */
export const sharesIn = (language: string): Partial<Record<Share, string>> =>
  Object.fromEntries(rowsIn(language, 'grammar.share').map(([share = '', text = '']) => [share, text]));

/** The singular, as in compounds: "carrot soup". */
export const single = ({ name }: Pick<SpokenFood, 'name'>): string => name.one;

/** The name as it stands without any article. */
export const bare = ({ name, isMany }: Pick<SpokenFood, 'name' | 'isMany'>): string => (isMany ? name.many : name.one);

/** True when the word for it is a plural, however much of it there is. */
export const isPlural = ({ name, isMany }: Pick<SpokenFood, 'name' | 'isMany'>): boolean =>
  name.isPlural || (isMany && (name.many !== name.one || name.isInvariable));

/** The gender of the word that stands there: l'uovo, le uova. */
export const genderOf = (food: Pick<SpokenFood, 'name' | 'isMany'>): string => (food.isMany ? food.name.genderOfMany : food.name.gender);
