import { entryAt, type Context } from './context.ts';
import { endOfList, listAt, type FoodList } from './lists.ts';
import type { Pattern, PatternPart } from './patterns.ts';
import { numberAt, timeAt } from './quantities.ts';

/** A pattern found in a text, with what stands in its places. */
export interface Match {
  pattern: Pattern;
  from: number;
  end: number;
  x: readonly string[];
  y: readonly string[];
  /** A number, or minutes. */
  value: number | null;
  /** Words of the pattern: of two that fit, the one with more is meant. */
  words: number;
}

type Found = Omit<Match, 'pattern' | 'from'>;

const ids = (items: FoodList['items']) => items.map(({ id }) => id);

/** What `parts` find from `at` on. `isFirst`: nothing of the pattern stands before. */
function follow(context: Context, parts: readonly PatternPart[], at: number, isFirst: boolean): Found | null {
  const [next, ...rest] = parts;
  if (next === undefined) return { x: [], y: [], value: null, end: at, words: 0 };
  if (next.type === 'word') {
    const found = context.tokens[at]?.key === next.key ? follow(context, rest, at + 1, false) : null;
    return found === null ? null : { ...found, words: found.words + 1 };
  }
  if (next.type === 'choice') {
    let best: Found | null = null;
    for (const option of next.options) {
      const found = follow(context, [...option, ...rest], at, isFirst);
      if (found !== null && (best === null || found.words > best.words)) best = found;
    }
    return best;
  }
  if (next.name === 'n' || next.name === 't') {
    const quantity = next.name === 'n' ? numberAt(context, at) : timeAt(context, at);
    const found = quantity === null ? null : follow(context, rest, quantity.end, false);
    return found === null || quantity === null ? null : { ...found, value: quantity.value };
  }
  const { items } = listAt(context, at);
  // The longest list after which the pattern goes on.
  for (let count = items.length; count > 0; count -= 1) {
    const taken = items.slice(0, count);
    const found = follow(context, rest, taken.at(-1)?.end ?? at, false);
    if (found === null) continue;
    const meant = isFirst && rest.length > 0 && next.name === 'x' ? endOfList(taken) : taken;
    return next.name === 'x' ? { ...found, x: ids(meant) } : { ...found, y: ids(meant) };
  }
  return null;
}

/** Where the wish begins: a list in front of it may be longer than what it means. */
function startOf(context: Context, { begins }: Pattern, from: number, { x, end }: Found): number {
  if (begins.size > 0) return from;
  const { items } = listAt(context, from);
  const inside = items.filter((item) => item.end <= end);
  return inside[inside.length - x.length]?.from ?? from;
}

/** The pattern that begins at a token, the one with most words; of equals the longest. */
function matchAt(context: Context, from: number): Match | null {
  const key = context.tokens[from]?.key ?? '';
  // A list begins with its first food, not with the words before it.
  const mayBePlace = (context.foods[from] ?? null) !== null || entryAt(context, from, 'number') !== undefined || /\p{N}/u.test(key);
  let best: Match | null = null;
  for (const pattern of context.vocabulary.patterns) {
    if (pattern.begins.size > 0 ? !pattern.begins.has(key) : !mayBePlace) continue;
    const found = follow(context, pattern.parts, from, true);
    if (found === null || found.end === from || found.words === 0) continue;
    const isBetter = best === null || found.words > best.words || (found.words === best.words && found.end > best.end);
    if (isBetter) best = { ...found, pattern, from: startOf(context, pattern, from, found) };
  }
  return best;
}

/** True for a wish that keeps a food out. */
export const isExclusive = ({ pattern: { id } }: Match): boolean =>
  id === 'without' || id === 'allergy' || id === 'instead' || id === 'replace' || id === 'keep';

/**
 * The wish that begins at a token. "Rice free of nuts" is not free of rice, and "with a lupin allergy" is not with lupins: what begins first
 * gives way to a wish inside it that goes on behind it and says more, or keeps out what this one would put in.
 */
export function wishAt(context: Context, from: number): Match | null {
  const match = matchAt(context, from);
  if (match === null) return null;
  const isOpen = match.pattern.parts[0]?.type === 'place';
  for (let at = from + 1; at < match.end; at += 1) {
    const inside = matchAt(context, at);
    if (inside === null || inside.end <= match.end) continue;
    if ((isOpen && inside.words > match.words) || (isExclusive(inside) && !isExclusive(match))) return null;
  }
  return match;
}
