import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';

/** A food that was asked for, in the words of the request. */
export interface WantedFood {
  id: string;
  text: string;
  /** True for what goes along ("with", "and"): it does not name the dish. */
  isCompanion: boolean;
  /** What else the same words may mean. */
  or: readonly string[];
}

/** A wish that was started and not understood: the kitchen asks before it cooks. */
export interface Unclear {
  /** The words around, as written. */
  text: string;
  word: string;
  /** Foods that are spelled like it. */
  meant: readonly string[];
}

/** All that was read in a request. */
export interface Understood {
  language: Locale;
  /** Exclusions, diets, limits: what the kitchen keeps. */
  wishes: readonly Wish[];
  foods: readonly WantedFood[];
  /** Ways of eating that no list of ingredients proves, by their English names, in the words of the request. */
  ways: readonly { id: string; text: string }[];
  dishes: readonly { id: string; words: number; text: string }[];
  /** `kind:soup`, `cuisine:thai`, `manner:spicy` ... */
  features: readonly string[];
  /** Features that are not wanted: "no soup". */
  avoided: readonly string[];
  /** Words of danger and of what is no food: `danger:canning`, `raw:raw`, `offtopic:code`. */
  signals: readonly string[];
  unclear: readonly Unclear[];
  /** What nobody here understood. */
  unread: readonly string[];
  /** Those of them that stand at the name of a dish: it may be the name of another one. */
  atName: readonly string[];
  /** Words that were spelled in another way than any that the kitchen knows, and what they were taken for. */
  corrected: readonly { word: string; meant: string }[];
  /** How many words there were, marks not counted. */
  words: number;
}
