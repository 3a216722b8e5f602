import type { Locale } from '../../../../contract/shell/locales.ts';
import { contextOf, wordsOf, type Mention } from './context.ts';
import type { Entry } from './entries.ts';
import { tokensOf } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A food that a text names, with its words. */
export interface FoodMention {
  /** The possible meanings, likeliest first. */
  ids: readonly string[];
  text: string;
  start: number;
}

const foodsIn = (mention: Mention | null | undefined) =>
  mention?.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) ?? [];

/** True for the name of something made of foods: a dish, a kind of dish. */
const isMade = (mention: Mention | null | undefined) => mention?.entries.some(({ type }) => type === 'dish' || type === 'feature') === true;

function mentionsIn(text: string, language: Locale, looksInto: (mention: Mention | null | undefined) => boolean): FoodMention[] {
  const vocabulary = vocabularyOf(language);
  const tokens = wordsOf(text, vocabulary);
  const { mentions, foods } = contextOf(vocabulary, tokens);
  const found: FoodMention[] = [];
  const whole = mentions.map((mention, at) => (foodsIn(mention).length === 0 && looksInto(mention) ? (foods[at] ?? null) : mention));
  for (let at = 0; at < tokens.length;) {
    const mention = whole[at];
    const ids = foodsIn(mention);
    const start = tokens[at]?.start ?? 0;
    const next = looksInto(mentions[at]) && ids.length === 0 ? at + 1 : (mention?.end ?? at + 1);
    if (ids.length > 0) found.push({ ids, text: text.slice(start, tokens[next - 1]?.end ?? start), start });
    at = next;
  }
  return found;
}

/** A part of a text: a food with its words, or a word. */
export interface SaidPart {
  /** The possible foods, likeliest first; empty for other words. */
  ids: readonly string[];
  /** The possible kinds of dishes, cuisines and diets: `kind:soup`, `cuisine:thai`, `diet:vegan`. */
  features: readonly string[];
  start: number;
  end: number;
  /** True for filler words: "the", "with", "recipe". */
  isIdle: boolean;
}

function featureOf(entry: Entry): string[] {
  if (entry.type === 'diet') return [`diet:${entry.id}`];
  return entry.type === 'feature' && /^(?:kind|cuisine):/.test(entry.id) ? [entry.id] : [];
}

const idleTypes: ReadonlySet<Entry['type']> = new Set(['list', 'filler', 'prep', 'wanting']);

/** The parts of a text, including foods inside names of dishes. */
export function saidParts(text: string, language: Locale): SaidPart[] {
  const vocabulary = vocabularyOf(language);
  const tokens = wordsOf(text, vocabulary);
  const context = contextOf(vocabulary, tokens);
  const idle = new Set<number>();
  for (const [from, mention] of context.mentions.entries()) {
    const isPlain = mention?.entries.every(({ type }) => idleTypes.has(type)) === true;
    const isOfPattern = mention === null && vocabulary.patternWords.has(tokens[from]?.key ?? '');
    if (isOfPattern) idle.add(from);
    else if (isPlain) for (let at = from; at < (mention?.end ?? from); at += 1) idle.add(at);
  }
  const parts: SaidPart[] = [];
  for (let at = 0; at < tokens.length;) {
    const food = context.foods[at] ?? null;
    const said = food ?? context.mentions[at] ?? null;
    const features = said?.entries.flatMap(featureOf) ?? [];
    // In the name of a dish each word counts separately.
    const end = food !== null || features.length > 0 ? (said?.end ?? at + 1) : at + 1;
    const ids = food?.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) ?? [];
    const isIdle = ids.length + features.length === 0 && idle.has(at);
    parts.push({ ids, features, start: tokens[at]?.start ?? 0, end: tokens[end - 1]?.end ?? 0, isIdle });
    at = end;
  }
  return parts;
}

/** Every food that a text names, longest match first: "coconut milk" is not milk. */
export const foodMentions = (text: string, language: Locale): FoodMention[] => mentionsIn(text, language, () => false);

/** Where a text mentions tools, sizes or actions with words that can also be foods. */
function notFoodsIn(text: string, language: Locale): { start: number; end: number }[] {
  const { noFood } = vocabularyOf(language);
  const tokens = tokensOf(text, language);
  return tokens.flatMap(({ start }, at) => {
    const [longest] = noFood.at(tokens, at);
    return longest === undefined ? [] : [{ start, end: tokens[longest.end - 1]?.end ?? start }];
  });
}

/**
 * The foods that a recipe sentence names, also inside names of dishes: "peanut noodles" is not in the lexicon but contains peanuts. Words that only
 * look like a food are skipped, such as the "moule" of a cake.
 */
export function foodsNamedIn(text: string, language: Locale): FoodMention[] {
  const named = mentionsIn(text, language, isMade);
  const others = named.length === 0 ? [] : notFoodsIn(text, language);
  return named.filter((mention) => !others.some(({ start, end }) => start <= mention.start && mention.start + mention.text.length <= end));
}
