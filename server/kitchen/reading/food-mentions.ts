import type { Locale } from '../../../contract/shell/locales.ts';
import { contextOf, isSkippable, wordsOf } from './context.ts';
import type { Entry } from './entries.ts';
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

/** A part of a text: a food by the words that name it, or a word. */
export interface SaidPart {
  /** The foods that it may be, the likeliest first; none for any other word. */
  ids: readonly string[];
  /** The kinds of dishes, cuisines and diets that it may be: `kind:soup`, `cuisine:thai`, `diet:vegan`. */
  features: readonly string[];
  start: number;
  end: number;
  /** True for what says nothing by itself: "the", "with", "recipe". */
  isIdle: boolean;
}

function featureOf(entry: Entry): string[] {
  if (entry.type === 'diet') return [`diet:${entry.id}`];
  return entry.type === 'feature' && /^(?:kind|cuisine):/.test(entry.id) ? [entry.id] : [];
}

/** A text part by part, with the foods also where they stand in the name of a dish. */
export function saidParts(text: string, language: Locale): SaidPart[] {
  const vocabulary = vocabularyOf(language);
  const tokens = wordsOf(text, vocabulary);
  const context = contextOf(vocabulary, tokens);
  const idle = new Set<number>();
  for (const [from, mention] of context.mentions.entries()) {
    const isOfList = mention?.entries.every(({ type }) => type === 'list') === true;
    const isOfPattern = mention === null && vocabulary.patternWords.has(tokens[from]?.key ?? '');
    if (isOfPattern) idle.add(from);
    else if (isOfList || isSkippable(context, from)) for (let at = from; at < (mention?.end ?? from); at += 1) idle.add(at);
  }
  const parts: SaidPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const food = context.foods[at] ?? null;
    const said = food ?? context.mentions[at] ?? null;
    const features = said?.entries.flatMap(featureOf) ?? [];
    // Of the name of a dish each word stands for itself.
    const end = food !== null || features.length > 0 ? (said?.end ?? at + 1) : at + 1;
    const ids = food?.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) ?? [];
    const isIdle = ids.length + features.length === 0 && idle.has(at);
    parts.push({ ids, features, start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? 0, isIdle });
    at = end;
  }
  return parts;
}
