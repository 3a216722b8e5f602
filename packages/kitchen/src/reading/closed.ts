import { entryAt, type Context, type Mention } from './context.ts';
import { isExclusive, type Match } from './match.ts';
import { numberAt } from './quantities.ts';
import { wordsIn } from './patterns.ts';
import type { Unclear } from './reading.ts';
import { textOf } from './so-far.ts';
import { isCharacter, isWord } from './tokens.ts';
import { alarmTokens } from './unclear.ts';

/*
 * Closed reading: a food is wanted only if every word of its clause is known to be harmless. In any other clause that names a food, and in one
 * that speaks of a person, the kitchen asks before it cooks. A gap in the tables costs a question.
 */

/** What the reader found at each token: a wish, a time, or a known word. */
export interface ReadParts {
  matches: readonly Match[];
  /** Tokens of lengths of time. */
  times: ReadonlySet<number>;
  /** Known words and phrases outside wishes, as they were read. */
  mentions: readonly Mention[];
  /** Tokens that were only guessed to be a known word. */
  guesses: ReadonlySet<number>;
}

interface Clause {
  from: number;
  end: number;
}

interface NamedFood {
  id: string;
  at: number;
  text: string;
}

const stops = /^[.!?;…。！？；\n،؛।]$/u;
const commas = /^[,、，،]$/u;

/** Where clauses end: at full stops always, at commas and "but" where no list goes on. */
function clausesOf(context: Context): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  context.tokens.forEach(({ key }, at) => {
    const isList = commas.test(key) && context.foods[at - 1] !== null && (context.foods[at + 1] ?? null) !== null;
    const isEnd = stops.test(key) || (commas.test(key) && !isList) || entryAt(context, at, 'list')?.id === 'but';
    if (!isEnd) return;
    if (at > from) clauses.push({ from, end: at });
    from = at + 1;
  });
  if (from < context.tokens.length) clauses.push({ from, end: context.tokens.length });
  return clauses;
}

/** The foods that clauses name apart from a dish's own name, and that no wish leaves out. */
function foodsNamed(context: Context, { matches, mentions }: ReadParts, text: string): NamedFood[] {
  const named: NamedFood[] = [];
  for (const { from, end, entries } of mentions) {
    if (entries.some(({ type }) => type === 'dish')) continue;
    const [food] = entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : []));
    if (food !== undefined) named.push({ id: food, at: from, text: textOf(text, context.tokens, from, end) });
  }
  for (const match of matches) {
    if (isExclusive(match)) continue;
    const { from, end } = match.place;
    for (const id of match.x) named.push({ id, at: from, text: textOf(text, context.tokens, from, end) });
  }
  return named.toSorted((a, b) => a.at - b.at);
}

/** Words of a wish itself, not what stands among its foods: "goes red with peanuts" is no wish for something red. */
function isOfWish({ tokens }: Context, match: Match, from: number, end: number): boolean {
  if (from < match.from || end > match.end) return false;
  const words = isExclusive(match) ? null : wordsIn(match.pattern.parts);
  return words === null || tokens.slice(from, end).every(({ key }) => words.includes(key));
}

/** Tokens that mean something to the reader, beside those that are known and yet not harmless. */
function understoodAt(context: Context, { matches, times, mentions }: ReadParts): Set<number> {
  const known = new Set(times);
  const add = (from: number, end: number) => {
    for (let at = from; at < end; at += 1) known.add(at);
  };
  for (const { from, end } of matches) add(from, end);
  for (const { from, end, entries } of mentions) {
    // A word that says nothing is harmless as it is written; what only shares its stem may be another word.
    const saysNothing = entries.every(({ type }) => type === 'filler' || type === 'prep');
    const isWritten = context.vocabulary.exact.at(context.tokens, from).some((found) => found.end === end);
    const isLong = (context.tokens[from]?.key.length ?? 0) >= 6;
    if (!saysNothing || isWritten || isLong) add(from, end);
  }
  for (let at = 0; at < context.tokens.length; at += 1) {
    if (numberAt(context, at) !== null) known.add(at);
    const telling = context.vocabulary.telling.at(context.tokens, at)[0];
    if (telling !== undefined && !matches.some((match) => isOfWish(context, match, at, telling.end)))
      for (let index = at; index < telling.end; index += 1) known.delete(index);
  }
  return known;
}

/** Words that stand side by side, as they were written. */
function wordsAt(context: Context, places: readonly number[], text: string): string {
  const runs: Clause[] = [];
  for (const at of places) {
    const last = runs.at(-1);
    if (last !== undefined && last.end === at) last.end = at + 1;
    else runs.push({ from: at, end: at + 1 });
  }
  return runs.map(({ from, end }) => textOf(text, context.tokens, from, end)).join(' ');
}

const isWordAt = ({ tokens }: Context, at: number) => isWord(tokens[at]?.key ?? '');

/** "Chicken tetrazzini": a short text whose unknown word stands beside its food may be the name of a dish, for which dishes are offered. */
function mayBeName(context: Context, clause: Clause, unknown: readonly number[], foods: readonly NamedFood[]): boolean {
  const { tokens, mentions, vocabulary } = context;
  const words = tokens.flatMap(({ key }, at) => (isWord(key) ? [at] : []));
  const isWhole = words.every((at) => at >= clause.from && at < clause.end);
  const isShort = isCharacter(tokens[clause.from]?.key ?? '') ? words.length <= 8 : words.length <= 3;
  const isUnread = unknown.every((at) => !vocabulary.patternWords.has(tokens[at]?.key ?? '') && mentions[at] === null);
  return isWhole && isShort && isUnread && foods.length === 1 && unknown.length <= 3;
}

/** Words that nobody knows, from which a text is taken for one in another language. */
const mostStrange = 3;

/** A text of which little is understood may say anything about the dish that it names. */
function strangeText(context: Context, known: ReadonlySet<number>, text: string): Unclear[] {
  const words = context.tokens.flatMap(({ key }, at) => (isWord(key) && !isCharacter(key) ? [at] : []));
  const unknown = words.filter((at) => !known.has(at));
  const isStrange = unknown.length > mostStrange && unknown.length * 2 > words.length;
  return isStrange ? [{ text, word: wordsAt(context, unknown, text), meant: [] }] : [];
}

/** What has to be asked before anything is cooked: each food of a clause that was not understood whole. */
export function openQuestions(context: Context, parts: ReadParts, text: string): Unclear[] {
  const { tokens, vocabulary } = context;
  const known = new Set([...understoodAt(context, parts), ...alarmTokens(context, text)]);
  const foods = foodsNamed(context, parts, text);
  const found: Unclear[] = [];
  const hasDish = parts.mentions.some(({ entries }) => entries.some(({ type }) => type === 'dish'));
  let before: NamedFood[] = [];
  for (const { from, end } of clausesOf(context)) {
    const places = Array.from({ length: end - from }, (_, index) => from + index);
    const isPersonal = places.some((at) => vocabulary.persons.at(tokens, at).length > 0);
    // A slip of the pen in a plain list is taken; where somebody is spoken of it is not.
    const unknown = places.filter((at) => isWordAt(context, at) && (!known.has(at) || (isPersonal && parts.guesses.has(at))));
    const own = foods.filter(({ at }) => at >= from && at < end);
    const said = textOf(text, tokens, from, end);
    if (unknown.length > 0) {
      // Who it is about was said, and what is to be left out.
      if (
        own.length === 0 &&
        unknown.length <= 2 &&
        parts.matches.some((match) => isExclusive(match) && match.from >= from && match.end <= end)
      )
        continue;
      if (!isPersonal && !hasDish && mayBeName(context, { from, end }, unknown, own)) continue;
      if (own.length > 0) found.push(...own.map((food) => ({ text: said, word: food.text, meant: [food.id] })));
      else if (isPersonal && before.length > 0) found.push(...before.map((food) => ({ text: said, word: food.text, meant: [food.id] })));
      // One character of Japanese or Chinese is a particle as often as a word.
      else if (isPersonal && (unknown.length > 1 || !isCharacter(tokens[unknown[0] ?? 0]?.key ?? '')))
        found.push({ text: said, word: wordsAt(context, unknown, text), meant: [] });
    }
    if (own.length > 0) before = own;
  }
  return found.length > 0 ? found : strangeText(context, known, text);
}
