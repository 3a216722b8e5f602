import type { Locale } from '../../../contract/shell/locales.ts';
import { contextOf, wordsOf } from './context.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A food that a text names, with the words it is named by. */
export interface FoodMention {
  /** What the words may mean, the likeliest first. */
  ids: readonly string[];
  text: string;
  start: number;
}

/** Every food that a text in a language names, the longest name first at every place: "coconut milk" is no milk. */
export function foodMentions(text: string, language: Locale): FoodMention[] {
  const vocabulary = vocabularyOf(language);
  const tokens = wordsOf(text, vocabulary);
  const { mentions } = contextOf(vocabulary, tokens);
  const found: FoodMention[] = [];
  for (let at = 0; at < tokens.length;) {
    const mention = mentions[at];
    const ids = mention?.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) ?? [];
    const start = tokens[at]?.start ?? 0;
    const end = tokens[(mention?.end ?? at + 1) - 1]?.end ?? start;
    if (ids.length > 0) found.push({ ids, text: text.slice(start, end), start });
    at = mention?.end ?? at + 1;
  }
  return found;
}
