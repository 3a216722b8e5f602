import { entryAt, type Context, type Mention } from './context.ts';
import { isExclusive } from './match.ts';
import type { Match } from './patterns.ts';
import { textOf } from './so-far.ts';

/* The clauses of a text, and the foods that they name. */

/** The reader's result for each token: a wish, a time, or a known word. */
export interface ReadParts {
  matches: readonly Match[];
  /** Tokens of durations. */
  times: ReadonlySet<number>;
  /** Known words and phrases outside wishes, as read. */
  mentions: readonly Mention[];
  /** Tokens that were only guessed. */
  guesses: ReadonlySet<number>;
}

export interface Clause {
  from: number;
  end: number;
}

export interface NamedFood {
  id: string;
  at: number;
  text: string;
}

const stops = /^[.!?;…。！？；\n،؛।]$/u;
const commas = /^[,、，،]$/u;

/** Clause ends: always at full stops, and at commas and "but" unless a list continues. */
export function clausesOf(context: Context): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let covered = 0;
  context.tokens.forEach(({ key }, at) => {
    const isList = commas.test(key) && context.foods[at - 1] !== null && (context.foods[at + 1] ?? null) !== null;
    // Within a longer word of Japanese or Chinese "but" is a mere syllable.
    const isBut = at >= covered && entryAt(context, at, 'list')?.id === 'but';
    const isEnd = stops.test(key) || (commas.test(key) && !isList) || isBut;
    if (at >= covered) covered = context.mentions[at]?.end ?? at + 1;
    if (!isEnd) return;
    if (at > from) clauses.push({ from, end: at });
    from = at + 1;
  });
  if (from < context.tokens.length) clauses.push({ from, end: context.tokens.length });
  return clauses;
}

/** Foods that clauses name outside a dish's name, and that no wish excludes. */
export function foodsNamed(context: Context, { matches, mentions }: ReadParts, text: string): NamedFood[] {
  const named: NamedFood[] = [];
  let hasDish = false;
  for (const { from, end, entries } of mentions) {
    const isDish = entries.some(({ type }) => type === 'dish');
    // "Moules" is short for the dish, but beside its full name it is the food.
    if (isDish && !hasDish) {
      hasDish = true;
      continue;
    }
    const [food] = entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : []));
    if (food !== undefined) named.push({ id: food, at: from, text: textOf(text, context.tokens, from, end) });
  }
  for (const match of matches) {
    if (isExclusive(match)) continue;
    const { from, end } = match.place;
    const said = textOf(text, context.tokens, from, end);
    for (const id of match.x) {
      // "With soy, the soy is forbidden to them": the list ends in another clause.
      const isIt = (at: number) => context.foods[at]?.entries.some((entry) => entry.type === 'food' && entry.id === id) === true;
      const places = Array.from({ length: end - from }, (_, index) => from + index).filter(isIt);
      for (const at of places.length > 0 ? places : [from]) named.push({ id, at, text: said });
    }
  }
  return named.toSorted((a, b) => a.at - b.at);
}
