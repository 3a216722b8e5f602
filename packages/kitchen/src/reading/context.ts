import { spellingOf } from '@anydish/language/spelling';
import { traitsMeantBy } from '../foods/classes.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Entry } from './entries.ts';
import { firstNamesIn } from './first-names.ts';
import { split } from './split.ts';
import { isCharacter, isWord, tokensOf, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The longest known word or phrase at a token, and all of its meanings. */
export interface Mention {
  from: number;
  end: number;
  entries: readonly Entry[];
}

/** A text during reading. */
export interface Context {
  vocabulary: Vocabulary;
  tokens: readonly Token[];
  /** What begins at each token; null for an unknown word. */
  mentions: readonly (Mention | null)[];
  /** The longest food at each token, even if a longer phrase begins there: "no garlic pasta" excludes garlic. */
  foods: readonly (Mention | null)[];
  /** Names of persons: "my sister Lena". */
  names: ReadonlySet<number>;
}

/** Minimum word length for stems, longer in German: "lava" must not match lovage, nor "panda" pandan. */
const isLongEnough = ({ language }: Vocabulary, tokens: readonly Token[], from: number, end: number) =>
  tokens.slice(from, end).every(({ key }) => key.length > (language === 'de' ? 5 : 3) || !isWord(key));

/** In Japanese and Chinese a space is a deliberate separator: "rice" and "dairy" are not "rice milk" and "product". */
function crossesGap({ exact }: Vocabulary, tokens: readonly Token[], from: number, end: number): boolean {
  for (let at = from + 1; at < end; at += 1) {
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (before === undefined || after === undefined || before.end === after.start || !isCharacter(after.key)) continue;
    if ((exact.at(tokens, at)[0]?.end ?? 0) > end) return true;
  }
  return false;
}

/** "Mustard" and a negation must not be read as "mustard leaves" and another character. */
const cutsDenial = ({ exact, language }: Vocabulary, tokens: readonly Token[], from: number, end: number) => {
  const { denial } = spellingOf(language);
  const isDenial = denial !== '' && `${tokens[end - 1]?.key ?? ''}${tokens[end]?.key ?? ''}` === denial;
  return isDenial && exact.at(tokens, from).some((shorter) => shorter.end === end - 1);
};

/** "Daughter" and "red lentil" must not be read as a wine that begins with the daughter, and half of a lentil. */
const hidesPerson = ({ exact, persons }: Vocabulary, tokens: readonly Token[], from: number, end: number) =>
  isCharacter(tokens[from]?.key ?? '') &&
  persons
    .at(tokens, from)
    .some(
      (person) =>
        person.end < end && exact.at(tokens, person.end).some((food) => food.end > end && food.values.some(({ type }) => type === 'food')),
    );

const isCut = (vocabulary: Vocabulary, tokens: readonly Token[], from: number, end: number) =>
  crossesGap(vocabulary, tokens, from, end) || cutsDenial(vocabulary, tokens, from, end) || hidesPerson(vocabulary, tokens, from, end);

function mentionAt(vocabulary: Vocabulary, tokens: readonly Token[], from: number): Mention | null {
  const exact = vocabulary.exact.at(tokens, from).find(({ end }) => !isCut(vocabulary, tokens, from, end));
  const stemmed = vocabulary.stemmed
    .at(tokens, from)
    .find(({ end }) => isLongEnough(vocabulary, tokens, from, end) && !isCut(vocabulary, tokens, from, end));
  const best = stemmed !== undefined && stemmed.end > (exact?.end ?? from) ? stemmed : exact;
  return best === undefined ? null : { from, end: best.end, entries: widest(best.values) };
}

/** When a kind and its default food share a name ("onion"), the kind: an exclusion means all. */
function widest(entries: readonly Entry[]): readonly Entry[] {
  const foods = entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : []));
  if (foods.length < 2) return entries;
  const { lineage } = foodTree();
  return entries.filter((entry) => entry.type !== 'food' || !foods.some((other) => other !== entry.id && lineage(entry.id).has(other)));
}

/** Whether a dish begins within these tokens and continues after them: "no salt beef stroganoff" excludes salt, not salt beef. */
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
  // Of equals, the exact spelling.
  const all = [...exact, ...stemmed].toSorted((a, b) => b.end - a.end);
  const best = all.find(({ end }) => !cutsDish(mentions, from, end)) ?? all[0];
  return best === undefined ? null : { from, end: best.end, entries: widest(best.values).filter(isFood) };
}

/** A tool whose longer name begins within another: "en olla" and "olla rápida", "en la freidora" and "freidora de aire". */
function cutsTool(mentions: readonly (Mention | null)[], from: number, end: number): boolean {
  const isTool = (mention: Mention | null | undefined) => mention?.entries.every(({ type }) => type === 'equipment') === true;
  return isTool(mentions[from]) && mentions.slice(from + 1, end).some((mention) => isTool(mention) && (mention?.end ?? 0) > end);
}

/** "With chicken": a food that is joined to what ends at a token. */
const isJoined = ({ wanting }: Vocabulary, tokens: readonly Token[], mentions: readonly (Mention | null)[], end: number): boolean =>
  wanting
    .at(tokens, end)
    .some((found) => found.values.includes('with') && mentions[found.end]?.entries.some(({ type }) => type === 'food'));

/** "Vegan butter chicken" is a vegan butter chicken, not chicken with vegan butter: the dish that begins inside a food takes precedence. */
function partedAt(vocabulary: Vocabulary, tokens: readonly Token[], mentions: readonly (Mention | null)[], from: number): Mention | null {
  const mention = mentions[from] ?? null;
  if (mention === null) return null;
  const first = vocabulary.exact.at(tokens, from).find(({ end }) => end === from + 1)?.values;
  const isJoint = first?.every(({ type }) => type === 'filler') ?? vocabulary.patternWords.has(tokens[from]?.key ?? '');
  // The "rice" of a rice cooker belongs to it.
  if (isJoint && cutsTool(mentions, from, mention.end)) return { from, end: from + 1, entries: first ?? [{ type: 'filler' }] };
  const isOver = cutsDish(mentions, from, mention.end);
  if (!isOver && !isJoined(vocabulary, tokens, mentions, mention.end)) return mention;
  // "Como hacer arroz" is a name of plain rice, but "como hacer arroz con pollo" asks for the dish that begins in it, and "how to cook rice with
  // chicken" for a dish of both.
  const asking = vocabulary.exact.at(tokens, from).find(({ values }) => values.every(({ type }) => type === 'filler'));
  if (asking !== undefined && mention.entries.every(({ type }) => type === 'dish'))
    return { from, end: asking.end, entries: asking.values };
  if (!isOver) return mention;
  if (mention.entries.some(({ type }) => type !== 'food')) return mention;
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

function makeContext(vocabulary: Vocabulary, tokens: readonly Token[]): Context {
  const longest = tokens.map((_, index) => mentionAt(vocabulary, tokens, index));
  const parted = tokens.map((_, index) => partedAt(vocabulary, tokens, longest, index));
  const known = parted.map((mention, index) => {
    if (mention !== null && !saysNothing(mention)) return mention;
    const harmless = harmlessAt(vocabulary, tokens, index, parted);
    return harmless === null || harmless.end <= (mention?.end ?? index) ? mention : harmless;
  });
  const names = firstNamesIn(vocabulary, tokens, (at) => known[at] === null);
  const mentions = known.map((mention, at): Mention | null =>
    names.has(at) ? { from: at, end: at + 1, entries: [{ type: 'filler' }] } : mention,
  );
  return { vocabulary, tokens, mentions, foods: tokens.map((_, index) => foodAt(vocabulary, tokens, index, mentions)), names };
}

const contexts = new WeakMap<readonly Token[], Context>();

/** What the tables say of a text's tokens; found once for a list of tokens. */
export function contextOf(vocabulary: Vocabulary, tokens: readonly Token[]): Context {
  const known = contexts.get(tokens);
  if (known?.vocabulary === vocabulary) return known;
  const context = makeContext(vocabulary, tokens);
  contexts.set(tokens, context);
  return context;
}

/** Finds what begins at a token once for each context: many patterns ask for the same. */
export function perToken<Found>(find: (context: Context, at: number) => Found): (context: Context, at: number) => Found {
  const known = new WeakMap<Context, Map<number, { found: Found }>>();
  return (context, at) => {
    const byToken = known.get(context) ?? new Map<number, { found: Found }>();
    known.set(context, byToken);
    const entry = byToken.get(at) ?? { found: find(context, at) };
    byToken.set(at, entry);
    return entry.found;
  };
}

export const entryAt = <Type extends Entry['type']>(context: Context, at: number, type: Type): Extract<Entry, { type: Type }> | undefined =>
  context.mentions[at]?.entries.find((entry): entry is Extract<Entry, { type: Type }> => entry.type === type);

/** True for filler words, but for those that join a wanted food: "no milk, with soy milk". */
export const isSkippable = (context: Context, at: number): boolean => {
  const entries = context.mentions[at]?.entries ?? [];
  const isWanting = context.vocabulary.wanting.at(context.tokens, at).length > 0;
  return !isWanting && entries.length > 0 && entries.every(({ type }) => type === 'filler' || type === 'prep');
};

/** True for allergen classes: "nuts", "dairy", "gluten". */
export const isClassic = (id: string): boolean => traitsMeantBy(id).length > 0;

/** The tokens that belong to a known word or phrase, from left to right. */
export function coveredIn({ tokens, mentions }: Context): Set<number> {
  const covered = new Set<number>();
  for (let at = 0; at < tokens.length;) {
    const end = mentions[at]?.end ?? at;
    for (let index = at; index < end; index += 1) covered.add(index);
    at = Math.max(at + 1, end);
  }
  return covered;
}

/** A text split into the words of a language's tables. */
export function wordsOf(text: string, vocabulary: Vocabulary): readonly Token[] {
  let tokens: readonly Token[] = tokensOf(text, vocabulary.language);
  const isCovered = () => {
    const covered = coveredIn(contextOf(vocabulary, tokens));
    return (at: number) => covered.has(at);
  };
  const isRead = isCovered();
  // Unknown words first: they may complete a phrase that contains a word that could also be split.
  tokens = split(tokens, vocabulary, (at) => isRead(at) || vocabulary.exact.has(tokens[at]?.key ?? ''));
  return split(tokens, vocabulary, isCovered());
}
