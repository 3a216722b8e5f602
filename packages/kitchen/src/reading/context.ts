import { spellingOf } from '@anydish/language/spelling';
import { traitsMeantBy } from '../foods/classes.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Entry } from './entries.ts';
import { split } from './split.ts';
import { isCharacter, isWord, tokensOf, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest known word or phrase that begins at a token, and all that it may be. */
export interface Mention {
  from: number;
  end: number;
  entries: readonly Entry[];
}

/** A text while it is being read. */
export interface Context {
  vocabulary: Vocabulary;
  tokens: readonly Token[];
  /** What begins at each token; null for a word that nobody knows. */
  mentions: readonly (Mention | null)[];
  /** The longest food that begins at each token, also where something longer does: "no garlic pasta" leaves out the garlic. */
  foods: readonly (Mention | null)[];
}

/** Stems say too little about short words, and in German about longer ones: "lava" is no lovage, "panda" no pandan. */
const isLongEnough = ({ language }: Vocabulary, tokens: readonly Token[], from: number, end: number) =>
  tokens.slice(from, end).every(({ key }) => key.length > (language === 'de' ? 5 : 3) || !isWord(key));

/** Japanese and Chinese part words with a space only where they mean to: "rice" and "dairy" are not "rice milk" and "product". */
function crossesGap({ exact }: Vocabulary, tokens: readonly Token[], from: number, end: number): boolean {
  for (let at = from + 1; at < end; at += 1) {
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (before === undefined || after === undefined || before.end === after.start || !isCharacter(after.key)) continue;
    if ((exact.at(tokens, at)[0]?.end ?? 0) > end) return true;
  }
  return false;
}

/** "Mustard" and a denial are not "mustard leaves" and a character. */
const cutsDenial = ({ exact, language }: Vocabulary, tokens: readonly Token[], from: number, end: number) => {
  const { denial } = spellingOf(language);
  const isDenial = denial !== '' && `${tokens[end - 1]?.key ?? ''}${tokens[end]?.key ?? ''}` === denial;
  return isDenial && exact.at(tokens, from).some((shorter) => shorter.end === end - 1);
};

const isCut = (vocabulary: Vocabulary, tokens: readonly Token[], from: number, end: number) =>
  crossesGap(vocabulary, tokens, from, end) || cutsDenial(vocabulary, tokens, from, end);

function mentionAt(vocabulary: Vocabulary, tokens: readonly Token[], from: number): Mention | null {
  const exact = vocabulary.exact.at(tokens, from).find(({ end }) => !isCut(vocabulary, tokens, from, end));
  const stemmed = vocabulary.stemmed
    .at(tokens, from)
    .find(({ end }) => isLongEnough(vocabulary, tokens, from, end) && !isCut(vocabulary, tokens, from, end));
  const best = stemmed !== undefined && stemmed.end > (exact?.end ?? from) ? stemmed : exact;
  return best === undefined ? null : { from, end: best.end, entries: widest(best.values) };
}

/** Of a kind and the plain food of it that share a name ("onion"), the kind: a wish for none means all. */
function widest(entries: readonly Entry[]): readonly Entry[] {
  const foods = entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : []));
  if (foods.length < 2) return entries;
  const { lineage } = foodTree();
  return entries.filter((entry) => entry.type !== 'food' || !foods.some((other) => other !== entry.id && lineage(entry.id).has(other)));
}

/** Whether a dish begins within these tokens and goes on behind them: "no salt beef stroganoff" leaves out salt, not salt beef. */
const cutsDish = (mentions: readonly (Mention | null)[], from: number, end: number) =>
  mentions
    .slice(from + 1, end)
    .some((mention) => mention !== null && mention.end > end && mention.entries.some(({ type }) => type === 'dish'));

function foodAt(vocabulary: Vocabulary, tokens: readonly Token[], from: number, mentions: readonly (Mention | null)[]): Mention | null {
  const isFood = ({ type }: Entry) => type === 'food';
  const exact = vocabulary.exact.at(tokens, from).filter(({ end, values }) => values.some(isFood) && !isCut(vocabulary, tokens, from, end));
  const stemmed = vocabulary.stemmed
    .at(tokens, from)
    .filter(
      ({ end, values }) => values.some(isFood) && isLongEnough(vocabulary, tokens, from, end) && !isCut(vocabulary, tokens, from, end),
    );
  // Of equals what was written exactly so.
  const all = [...exact, ...stemmed].toSorted((a, b) => b.end - a.end);
  const best = all.find(({ end }) => !cutsDish(mentions, from, end)) ?? all[0];
  return best === undefined ? null : { from, end: best.end, entries: widest(best.values).filter(isFood) };
}

/** "Vegan butter chicken" is a vegan butter chicken and no chicken with vegan butter: a food gives way to the dish that begins in it. */
function partedAt(vocabulary: Vocabulary, tokens: readonly Token[], mentions: readonly (Mention | null)[], from: number): Mention | null {
  const mention = mentions[from] ?? null;
  if (mention === null || mention.entries.some(({ type }) => type !== 'food') || !cutsDish(mentions, from, mention.end)) return mention;
  const shorter = vocabulary.exact.at(tokens, from).find(({ end }) => end < mention.end && !cutsDish(mentions, from, end));
  return shorter === undefined ? mention : { from, end: shorter.end, entries: widest(shorter.values) };
}

const saysNothing = ({ entries }: Mention): boolean => entries.every(({ type }) => type === 'filler' || type === 'prep');

/** Letters from which on a word is told by its stem. */
const longWord = 6;

/** What stands in no table but that of harmless words; it takes no word from what begins with another one of it. */
function harmlessAt(vocabulary: Vocabulary, tokens: readonly Token[], from: number, known: readonly (Mention | null)[]): Mention | null {
  const { wanting, harmless, harmlessStems } = vocabulary;
  const isFree = ({ end }: { end: number }) => known.slice(from + 1, end).every((mention) => mention === null || saysNothing(mention));
  const wanted = wanting.at(tokens, from).find(isFree);
  if (wanted !== undefined) return { from, end: wanted.end, entries: [{ type: 'wanting' }] };
  const isLong = (tokens[from]?.key.length ?? 0) >= longWord;
  const found = harmless.at(tokens, from).find(isFree) ?? (isLong ? harmlessStems.at(tokens, from).find(isFree) : undefined);
  return found === undefined ? null : { from, end: found.end, entries: [{ type: 'filler' }] };
}

export function contextOf(vocabulary: Vocabulary, tokens: readonly Token[]): Context {
  const longest = tokens.map((_, index) => mentionAt(vocabulary, tokens, index));
  const parted = tokens.map((_, index) => partedAt(vocabulary, tokens, longest, index));
  const mentions = parted.map((mention, index) => {
    if (mention !== null && !saysNothing(mention)) return mention;
    const harmless = harmlessAt(vocabulary, tokens, index, parted);
    return harmless === null || harmless.end <= (mention?.end ?? index) ? mention : harmless;
  });
  return { vocabulary, tokens, mentions, foods: tokens.map((_, index) => foodAt(vocabulary, tokens, index, mentions)) };
}

export const entryAt = <Type extends Entry['type']>(context: Context, at: number, type: Type): Extract<Entry, { type: Type }> | undefined =>
  context.mentions[at]?.entries.find((entry): entry is Extract<Entry, { type: Type }> => entry.type === type);

/** True for words that say nothing by themselves. */
export const isSkippable = (context: Context, at: number): boolean => {
  const entries = context.mentions[at]?.entries ?? [];
  return entries.length > 0 && entries.every(({ type }) => type === 'filler' || type === 'prep');
};

/** True for what people are allergic to as a class: "nuts", "dairy", "gluten". */
export const isClassic = (id: string): boolean => traitsMeantBy(id).length > 0;

/** The tokens that stand in a known word or phrase, read from left to right. */
export function coveredIn({ tokens, mentions }: Context): Set<number> {
  const covered = new Set<number>();
  for (let at = 0; at < tokens.length;) {
    const end = mentions[at]?.end ?? at;
    for (let index = at; index < end; index += 1) covered.add(index);
    at = Math.max(at + 1, end);
  }
  return covered;
}

/** A text cut into the words that a language's tables know. */
export function wordsOf(text: string, vocabulary: Vocabulary): Token[] {
  let tokens = tokensOf(text, vocabulary.language);
  const isCovered = () => {
    const covered = coveredIn(contextOf(vocabulary, tokens));
    return (at: number) => covered.has(at);
  };
  const isRead = isCovered();
  // First what no table has: that may complete a phrase of which another word could be parted as well.
  tokens = split(tokens, vocabulary, (at) => isRead(at) || vocabulary.exact.has(tokens[at]?.key ?? ''));
  return split(tokens, vocabulary, isCovered());
}
