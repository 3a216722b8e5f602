import { foodTree } from '../foods/lexicon.ts';
import { clausesOf, foodsNamed, type Clause, type NamedFood, type ReadParts } from './clauses.ts';
import type { Context, Mention } from './context.ts';
import { isName, isOfDish } from './joined.ts';
import { isExclusive } from './match.ts';
import { addedTo, isPastLove, isPraised, isSequel, namesCause, tellsOfMeal, timesIn } from './meals.ts';
import { wordsIn, type Match } from './patterns.ts';
import { numberAt } from './quantities.ts';
import type { Unclear } from './reading.ts';
import { textOf } from './so-far.ts';
import { isCharacter, isSign, isWord } from './tokens.ts';
import { alarmTokens } from './unclear.ts';
import { isWanted, saysNothing } from './wanted.ts';

/*
 * Closed reading: a food counts as wanted only if every word of its clause is known to be harmless and, in a clause that mentions a person, if the
 * clause says that the food is wanted ("for my wife", "the kids love"). For any other clause that names a food or a person, the kitchen asks before
 * it cooks. A gap in the tables costs a question.
 */

/** Words of a wish itself, not what stands among its foods: "goes red with peanuts" is no wish for something red. */
function isOfWish({ tokens }: Context, match: Match, from: number, end: number): boolean {
  if (from < match.from || end > match.end) return false;
  const words = isExclusive(match) ? null : wordsIn(match.pattern.parts);
  return words === null || tokens.slice(from, end).every(({ key }) => words.includes(key));
}

/** Where each token of a harmless phrase of several words ends: "to die for", "dying for some" say nothing of harm, though their words do. */
export function phrasesIn({ tokens, vocabulary }: Context): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  tokens.forEach((_, at) => {
    const end = vocabulary.harmless.at(tokens, at)[0]?.end ?? at;
    if (end - at > 1) for (let index = at; index < end; index += 1) ends.set(index, Math.max(end, ends.get(index) ?? 0));
  });
  return ends;
}

/** Tokens that are meaningful to the reader, even if they are known to be harmful beside a food. */
function understoodAt(context: Context, { matches, times, mentions }: ReadParts): Set<number> {
  const known = new Set(times);
  const add = (from: number, end: number) => {
    for (let at = from; at < end; at += 1) known.add(at);
  };
  for (const { from, end } of matches) add(from, end);
  for (const { from, end, entries } of mentions) {
    // A filler word is harmless only in its exact spelling; a word with the same stem may be another one.
    const { exact, harmless } = context.vocabulary;
    const isWritten = [...exact.at(context.tokens, from), ...harmless.at(context.tokens, from)].some((found) => found.end === end);
    const isLong = (context.tokens[from]?.key.length ?? 0) >= 6;
    if (!saysNothing(entries) || isWritten || isLong || context.names.has(from)) add(from, end);
  }
  const phrases = phrasesIn(context);
  phrases.forEach((_, at) => known.add(at));
  for (let at = 0; at < context.tokens.length; at += 1) {
    if (numberAt(context, at) !== null) known.add(at);
    const telling = context.vocabulary.telling.at(context.tokens, at)[0];
    const isPhrase = telling !== undefined && telling.end <= (phrases.get(at) ?? 0);
    // "Red kidney beans" are a name, and a "pressure cooker" is a pot, whatever their words tell elsewhere.
    const isOfName = mentions.some(
      ({ from, end, entries }) =>
        telling !== undefined &&
        from <= at &&
        end >= telling.end &&
        (entries.some(({ type }) => type === 'diet' || type === 'unproven') || (end - from > telling.end - at && !saysNothing(entries))),
    );
    if (telling !== undefined && !isOfName && !isPhrase && !matches.some((match) => isOfWish(context, match, at, telling.end)))
      for (let index = at; index < telling.end; index += 1) known.delete(index);
  }
  return known;
}

/** "Mustard makes her tongue swell": in a clause about harm without a dish, each food may be meant, even if only one was recognised. */
function isOfHarm({ mentions }: Context, { matches }: ReadParts, { from, end }: Clause): boolean {
  return (
    matches.some((match) => match.pattern.id === 'allergy' && match.from >= from && match.end <= end) &&
    !mentions.slice(from, end).some((mention) => mention !== null && isName(mention))
  );
}

/** Adjacent words, as written. */
function wordsAt(context: Context, places: readonly number[], text: string): string {
  const runs: Clause[] = [];
  for (const at of places) {
    const last = runs.at(-1);
    if (last !== undefined && last.end === at) last.end = at + 1;
    else runs.push({ from: at, end: at + 1 });
  }
  return runs.map(({ from, end }) => textOf(text, context.tokens, from, end)).join(' ');
}

const isSyllable = (key: string) => /^\p{Script=Hiragana}$/u.test(key);

const isWordAt = ({ tokens }: Context, at: number) => isWord(tokens[at]?.key ?? '') || isSign(tokens[at]?.key ?? '');

/** "Chicken tetrazzini": in a short text, an unknown word beside a food may be the name of a dish, so dishes are offered. */
function mayBeName(context: Context, clause: Clause, unknown: readonly number[], foods: readonly NamedFood[]): boolean {
  const { tokens, mentions, vocabulary } = context;
  const words = tokens.flatMap(({ key }, at) => (isWord(key) ? [at] : []));
  const isWhole = words.every((at) => at >= clause.from && at < clause.end);
  const isShort = isCharacter(tokens[clause.from]?.key ?? '') ? words.length <= 8 : words.length <= 3;
  const isUnread = unknown.every((at) => !vocabulary.patternWords.has(tokens[at]?.key ?? '') && mentions[at] === null);
  return isWhole && isShort && isUnread && foods.length === 1 && unknown.length <= 3;
}

/** The name of a food, a diet, a dish or a kind of dish. */
const isNaming = (mention: Mention | null): boolean =>
  mention !== null && (isName(mention) || mention.entries.some(({ type }) => type === 'food' || type === 'diet'));

/** Number of unknown words above which a text counts as another language. */
const mostStrange = 3;

/** A text that is mostly not understood may say anything about the dish it names. */
function strangeText(context: Context, known: ReadonlySet<number>, text: string): Unclear[] {
  const words = context.tokens.flatMap(({ key }, at) => (isWord(key) && !isCharacter(key) ? [at] : []));
  const unknown = words.filter((at) => !known.has(at));
  const isStrange = unknown.length > mostStrange && unknown.length * 2 > words.length;
  return isStrange ? [{ text, word: wordsAt(context, unknown, text), meant: [] }] : [];
}

/** "And nothing else" says that this is all there is. */
const isAll = ({ tokens, vocabulary }: Context, { from, end }: Clause): boolean =>
  tokens.some((_, at) =>
    vocabulary.hazards.at(tokens, at).some((found) => at < end && found.end > from && found.values.includes('nothing-else')),
  );

/** "Lena goes blue": a clause that names no dish, no food and no feature, and of which most words are unknown. */
function isMostlyUnknown({ tokens, mentions }: Context, { from, end }: Clause, unknown: readonly number[]): boolean {
  const isTopic = (mention: Mention | null) =>
    mention?.entries.some(({ type }) => type === 'dish' || type === 'food' || type === 'feature' || type === 'equipment') === true;
  const words = tokens.slice(from, end).filter(({ key }) => isWord(key)).length;
  return unknown.length * 2 >= words && !mentions.slice(from, end).some(isTopic);
}

/** "Birria tacos", "lava cake": unknown words beside a dish's name, which may make it another dish. */
export function wordsAtName({ tokens, mentions }: Context, unread: readonly { at: number; text: string }[]): string[] {
  const strange = new Map(unread.map(({ at, text }) => [at, text]));
  const isNameAt = (at: number, isEnd: boolean) =>
    mentions.some((mention) => mention !== null && (isEnd ? mention.end - 1 === at : mention.from === at) && isName(mention));
  const isAt = (at: number, step: 1 | -1): boolean => {
    const next = at + step;
    const key = tokens[next]?.key ?? '';
    if (strange.has(next) || key === '-') return isAt(next, step);
    return isNameAt(next, step === -1);
  };
  return [...strange].flatMap(([at, text]) => (isAt(at, 1) || isAt(at, -1) ? [text] : []));
}

/** A syllable of the name of a dish, a food or a manner speaks of nobody: the "milk" of Chinese is half of a grandmother. */
const isPartOfName = ({ mentions }: ReadParts, from: number, end: number): boolean =>
  mentions.some(
    (mention) =>
      mention.from <= from &&
      end <= mention.end &&
      mention.end - mention.from > end - from &&
      mention.entries.some(
        (entry) =>
          // The "air" of a fryer is nobody's breath; "a head of cauliflower", "skin on".
          ['dish', 'food', 'unproven', 'equipment', 'prep'].includes(entry.type) ||
          // "Six people", but not "my wife and I".
          (entry.type === 'people' && from > mention.from && mention.end - mention.from === 2) ||
          (entry.type === 'feature' && entry.id.startsWith('manner:')),
      ),
  );

/** "The Marsala took his liver away": what is left out is part of somebody, and no food of the dish. */
const namesBody = ({ matches }: ReadParts, { from, end }: Clause): boolean =>
  matches.some(
    (match) =>
      isExclusive(match) && match.from >= from && match.end <= end && match.x.some((food) => foodTree().lineage(food).has('offal')),
  );

/** "Shakshuka, my daughter is red": looks of a person, in a clause without a food. "She loves red", "her favourite colour is red" tell none. */
function looksOfPerson({ tokens, vocabulary }: Context, parts: ReadParts, places: readonly number[]): number[] {
  const loved = places.flatMap((before) => vocabulary.wanting.at(tokens, before).map(({ end }) => end));
  // Up to three words behind.
  const isWish = (at: number) => loved.some((end) => end <= at && at - end <= 3);
  return places.filter((at) => !isWish(at) && vocabulary.looks.at(tokens, at).some(({ end }) => !isPartOfName(parts, at, end)));
}

/** The questions to ask before cooking: each food of a clause that was not fully understood. */
export function openQuestions(context: Context, parts: ReadParts, text: string): Unclear[] {
  const { tokens, vocabulary } = context;
  const known = new Set([...understoodAt(context, parts), ...alarmTokens(context, text)]);
  const foods = foodsNamed(context, parts, text);
  const found: Unclear[] = [];
  const hasDish = parts.mentions.some(({ entries }) => entries.some(({ type }) => type === 'dish'));
  let before: NamedFood[] = [];
  let isAfterMeal = false;
  const clauses = clausesOf(context);
  for (const [place, { from, end }] of clauses.entries()) {
    const places = Array.from({ length: end - from }, (_, index) => from + index);
    const times = timesIn(context, { from, end });
    const isPersonal = places.some((at) =>
      vocabulary.persons
        .at(tokens, at)
        .some((person) => !isPartOfName(parts, at, person.end) && !times.some((time) => time.from <= at && person.end <= time.end)),
    );
    // Typos are accepted in the names of a plain list, but not in a clause about a person, nor in other words: "inferno" is no winter.
    const isGuess = (at: number) => parts.guesses.has(at) && (isPersonal || !isNaming(context.mentions[at] ?? null));
    const unknown = places.filter((at) => isWordAt(context, at) && (!known.has(at) || isGuess(at)));
    const own = foods.filter(({ at }) => at >= from && at < end);
    if (isPersonal && own.length === 0) unknown.push(...looksOfPerson(context, parts, places));
    const said = textOf(text, tokens, from, end);
    const isMeal = tellsOfMeal(context, { from, end });
    const isMeant = isWanted(context, parts, { from, end }) && !isOfHarm(context, parts, { from, end });
    // "We had it in Rome. It was lovely."
    const isLoved = isPraised(context, { from, end }) || isPraised(context, clauses[place + 1] ?? { from: end, end });
    const isTold = unknown.length === 0 && own.length > 0 && ((isMeal && !isLoved) || isPastLove(context, { from, end }));
    const outcome = isMeal ? addedTo(context, { from, end }) : { from, end };
    const isCause = namesCause(context, { from, end });
    const isStory = isPersonal || isMeal || isCause;
    const isOutcome =
      unknown.length === 0 &&
      (isMeal || isAfterMeal || (own.length === 0 && (before.length > 0 || hasDish) && isCause)) &&
      outcome !== null &&
      isSequel(context, parts, outcome);
    const isOfBody = own.length > 0 && namesBody(parts, { from, end });
    if ((unknown.length === 0 && own.length > 0 && isPersonal && !isMeant) || isTold || isOfBody)
      found.push(
        ...own.filter((food) => !isOfDish(context, parts, food)).map((food) => ({ text: said, word: food.text, meant: [food.id] })),
      );
    else if (isOutcome) {
      const meant = own.length > 0 ? own : before;
      if (meant.length > 0) found.push(...meant.map((food) => ({ text: said, word: food.text, meant: [food.id] })));
      else found.push({ text: said, word: said, meant: [] });
    } else if (unknown.length > 0) {
      // The person and the exclusion are both clear.
      if (
        own.length === 0 &&
        unknown.length <= 2 &&
        parts.matches.some((match) => isExclusive(match) && match.from >= from && match.end <= end)
      )
        continue;
      if (!isPersonal && !hasDish && mayBeName(context, { from, end }, unknown, own)) continue;
      if (own.length > 0) found.push(...own.map((food) => ({ text: said, word: food.text, meant: [food.id] })));
      // What follows a food may tell what it did: "the cashews are from the market, Davi fell flat on his face with two".
      else if (before.length > 0 && (isStory || !isAll(context, { from, end })))
        found.push(...before.map((food) => ({ text: said, word: food.text, meant: [food.id] })));
      else if (hasDish && unknown.length > 1 && isMostlyUnknown(context, { from, end }, unknown) && !isAll(context, { from, end }))
        found.push({ text: said, word: wordsAt(context, unknown, text), meant: [] });
      // A single syllable of Japanese is often a particle; a single ideograph is a word ("dies").
      else if (isStory && (unknown.length > 1 || !isSyllable(tokens[unknown[0] ?? 0]?.key ?? '')))
        found.push({ text: said, word: wordsAt(context, unknown, text), meant: [] });
    }
    if (own.length > 0) before = own;
    isAfterMeal = (isMeal && !isLoved) || (isAfterMeal && own.length === 0);
  }
  return found.length > 0 ? found : strangeText(context, known, text);
}
