import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import type { Hazard, Unclear, WantedFood } from './reading.ts';
import type { Token } from './tokens.ts';

/** The reading in progress. */
export interface ReadSoFar {
  wishes: Wish[];
  foods: WantedFood[];
  ways: { id: string; text: string }[];
  dishes: { id: string; words: number; text: string; food?: string }[];
  features: string[];
  avoided: string[];
  signals: string[];
  hazards: Hazard[];
  named: string[];
  unclear: Unclear[];
  allowed: { foods: readonly string[]; text: string; isOnly: boolean }[];
  swaps: { from: readonly string[]; to: readonly string[] }[];
  unread: { at: number; text: string }[];
  familiar: string[];
  atName: string[];
  corrected: { word: string; meant: string }[];
}

/** The words of some tokens, as written. */
export const textOf = (text: string, tokens: readonly Token[], from: number, end: number) =>
  text.slice(tokens[from]?.start ?? 0, tokens[end - 1]?.end ?? text.length);

/** The state before reading. */
export const nothingRead = (corrected: ReadSoFar['corrected']): ReadSoFar => ({
  wishes: [],
  foods: [],
  ways: [],
  dishes: [],
  features: [],
  avoided: [],
  signals: [],
  hazards: [],
  named: [],
  unclear: [],
  allowed: [],
  swaps: [],
  unread: [],
  familiar: [],
  atName: [],
  corrected,
});
