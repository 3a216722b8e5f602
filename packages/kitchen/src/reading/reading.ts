import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';

/** A requested food, in the words of the request. */
export interface WantedFood {
  id: string;
  text: string;
  /** True for accompanying foods ("with", "and"): they do not name the dish. */
  isCompanion: boolean;
  /** Other meanings of the same words. */
  or: readonly string[];
}

/** A wish that was recognised but not understood: the kitchen asks before it cooks. */
export interface Unclear {
  /** The surrounding words, as written. */
  text: string;
  word: string;
  /** Foods with a similar spelling. */
  meant: readonly string[];
}

/** A state, treatment or time that may be dangerous, with the foods that the closest words name. */
export interface Hazard {
  id: string;
  near: readonly string[];
}

/** The languages in which a text is read, likeliest first. Each loads its words, which takes a second. */
export type ReadingLanguages = readonly [Locale, ...Locale[]];

/** The result of reading a request. */
export interface Understood {
  language: Locale;
  /** Exclusions, diets and limits, which the kitchen enforces. */
  wishes: readonly Wish[];
  foods: readonly WantedFood[];
  /** Foods that are fine, in the words of the request: exceptions of what it excludes, if it does. `isOnly`: said as "only walnuts" or
   * "but I want walnuts", which lifts nothing. */
  allowed: readonly { foods: readonly string[]; text: string; isOnly: boolean }[];
  /** Foods to take instead of others: "tofu instead of chicken". Each is also an exclusion and a wanted food. */
  swaps: readonly { from: readonly string[]; to: readonly string[] }[];
  /** Diets that no ingredient list can prove, by their English names, in the words of the request. */
  ways: readonly { id: string; text: string }[];
  /** `food`: what the same words mean as a food: "rice". */
  dishes: readonly { id: string; words: number; text: string; food?: string }[];
  /** `kind:soup`, `cuisine:thai`, `manner:spicy` ... */
  features: readonly string[];
  /** Unwanted features, and dishes as `dish:<id>`: "no soup", "but not pad thai". */
  avoided: readonly string[];
  /** Words for dangers and non-foods: `danger:canning`, `raw:raw`, `offtopic:code`. */
  signals: readonly string[];
  hazards: readonly Hazard[];
  /** Every food that the words name outside exclusions, also within the name of a dish. */
  named: readonly string[];
  unclear: readonly Unclear[];
  /** Words that were not understood. */
  unread: readonly string[];
  /** Those of them that are no sign of another language: jokes in the names of dishes ("marry me"), words of hazards. */
  familiar: readonly string[];
  /** Those of them beside the name of a dish: it may be another dish. */
  atName: readonly string[];
  /** Misspelled words, with their corrections. */
  corrected: readonly { word: string; meant: string }[];
  /** Number of words, without punctuation. */
  words: number;
}
