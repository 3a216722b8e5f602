import type { Context, Mention } from './context.ts';
import type { Hazard } from './reading.ts';
import { tokensOf, type Token } from './tokens.ts';

/*
 * States, treatments and times that are dangerous with some foods or for some people: "thawed on the counter", "for a month". They are found beside
 * everything else that the reader makes of the words; data/dangers.tsv says which combinations are dangerous.
 */

/** Tokens of an exclusion are true: "no raw eggs" asks for nothing raw. */
type Taken = ReadonlyMap<number, boolean>;

/** Part of the text, in characters. */
interface Span {
  start: number;
  end: number;
}

type NamedAt = Span & { ids: readonly string[] };

const spanOf = (tokens: readonly Token[], from: number, end: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
});

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

const isExcluded = ({ tokens }: Context, taken: Taken, span: Span): boolean =>
  tokens.every((token, at) => !overlaps(token, span) || taken.get(at) === true);

/** Every food that the words name outside exclusions, also within the name of a dish. */
function foodsAt(context: Context, taken: Taken): NamedAt[] {
  const { foods, tokens } = context;
  const named: NamedAt[] = [];
  for (let at = 0; at < foods.length;) {
    const food = foods[at] ?? null;
    const span = food === null ? null : spanOf(tokens, food.from, food.end);
    if (food === null || span === null || isExcluded(context, taken, span)) at += 1;
    else {
      named.push({ ...span, ids: food.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) });
      at = food.end;
    }
  }
  return named;
}

/** Between a word for what is left over and its dish: "risotto di ieri", "rest of the curry". */
const ofLeftover = /^[\s'’]*(?:\p{L}{1,3}[\s'’]+)?$/u;

/** The dish that is left over, if the words stand beside its name: "yesterday's curry". */
function dishBeside({ mentions, tokens }: Context, words: Span, text: string): readonly string[] {
  const dishes = mentions.flatMap((mention: Mention | null) => {
    if (mention === null || mention.entries.some(({ type }) => type === 'food')) return [];
    const ids = mention.entries.flatMap((entry) => (entry.type === 'dish' ? [entry.id] : []));
    return ids.length === 0 ? [] : [{ ids, ...spanOf(tokens, mention.from, mention.end) }];
  });
  const isBeside = (dish: Span) =>
    !overlaps(dish, words) &&
    ofLeftover.test(dish.start >= words.end ? text.slice(words.end, dish.start) : text.slice(dish.end, words.start));
  return dishes.find(isBeside)?.ids ?? [];
}

const distance = (a: Span, b: Span) => Math.max(0, a.start - b.end, b.start - a.end);

/** The foods that some words contain; otherwise the closest, and of two the one that follows. */
function nearest(named: readonly NamedAt[], words: Span): readonly string[] {
  const inside = named.filter((food) => overlaps(food, words));
  if (inside.length > 0) return inside.flatMap(({ ids }) => ids);
  const [best] = named.toSorted((a, b) => distance(a, words) - distance(b, words) || b.start - a.start);
  return best?.ids ?? [];
}

/** A longer name takes precedence: "tartare sauce" is nothing raw. */
const isWithinName = ({ mentions, foods, tokens }: Context, words: Span): boolean =>
  [...mentions, ...foods].some((mention: Mention | null) => {
    if (mention === null || !mention.entries.some(({ type }) => type === 'food' || type === 'dish' || type === 'nickname')) return false;
    const span = spanOf(tokens, mention.from, mention.end);
    return span.start <= words.start && span.end >= words.end && span.end - span.start > words.end - words.start;
  });

/**
 * The hazards that the words name, each with the closest foods, and all foods named. Those within a longer name are `named:<id>`; `leftover-dish` is
 * with the dish.
 */
export function hazardsIn(context: Context, taken: Taken, text: string): { hazards: Hazard[]; named: string[]; familiar: string[] } {
  const { vocabulary, tokens } = context;
  const named = foodsAt(context, taken);
  const hazards: Hazard[] = [];
  const familiar = new Set<string>();
  // As written too: the reader separates prefixes and compounds.
  for (const words of [tokens, tokensOf(text, vocabulary.language)])
    words.forEach((_, from) => {
      for (const { end, values } of vocabulary.hazards.at(words, from)) {
        const span = spanOf(words, from, end);
        if (isExcluded(context, taken, span)) continue;
        const near = nearest(named, span);
        const prefix = isWithinName(context, span) ? 'named:' : '';
        hazards.push(...values.map((id) => ({ id: `${prefix}${id}`, near })));
        const left = values.includes('leftover') ? dishBeside(context, span, text) : [];
        if (left.length > 0) hazards.push({ id: 'leftover-dish', near: left });
        for (const token of tokens) if (overlaps(token, span)) familiar.add(token.text);
      }
    });
  return { hazards, named: [...new Set(named.flatMap(({ ids }) => ids))], familiar: [...familiar] };
}
