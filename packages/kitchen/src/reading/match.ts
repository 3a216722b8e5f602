import { entryAt, isClassic, perToken, type Context, type Mention } from './context.ts';
import { endOfList, listAt, type FoodList } from './lists.ts';
import { pastMarks } from './marks.ts';
import { patternsAt, type Match, type Pattern, type PatternId, type PatternPart, type PlaceName } from './patterns.ts';
import { numberAt, timeAt } from './quantities.ts';
import { foodsAfter, sidesOf } from './sides.ts';

type Found = Omit<Match, 'pattern' | 'from' | 'doubt'>;

const ids = (items: FoodList['items']) => items.map(({ id }) => id);

/** "Allergies: nuts", "without (nuts, milk)": marks may precede the foods, and separate foods from an allergy ("nuts - allergy"). */
const afterLabel = ({ tokens }: Context, id: PatternId, at: number) =>
  id === 'allergy' || (id === 'without' && /^[:(]$/.test(tokens[at]?.key ?? '')) ? pastMarks(tokens, at) : at;

/** Matches `parts` from `at` on. `isFirst`: nothing of the pattern was matched before. */
function follow(context: Context, id: PatternId, parts: readonly PatternPart[], at: number, isFirst: boolean): Found | null {
  const [next, ...rest] = parts;
  if (next === undefined) return { x: [], y: [], place: { from: at, end: at }, value: null, end: at, words: 0 };
  if (next.type === 'word') {
    const found = context.tokens[at]?.key === next.key ? follow(context, id, rest, at + 1, false) : null;
    return found === null ? null : { ...found, words: found.words + 1 };
  }
  if (next.type === 'choice') {
    let best: Found | null = null;
    for (const option of next.options) {
      const found = follow(context, id, [...option, ...rest], at, isFirst);
      if (found !== null && (best === null || found.words > best.words)) best = found;
    }
    return best;
  }
  if (next.name === 'n' || next.name === 't') {
    const quantity = next.name === 'n' ? numberAt(context, at) : timeAt(context, at);
    const found = quantity === null ? null : follow(context, id, rest, quantity.end, false);
    return found === null || quantity === null ? null : { ...found, value: quantity.value };
  }
  const { items } = listAt(context, isFirst ? at : afterLabel(context, id, at));
  // The longest list after which the pattern still matches.
  for (let count = items.length; count > 0; count -= 1) {
    const taken = items.slice(0, count);
    const end = taken.at(-1)?.end ?? at;
    const isOpen = isFirst && rest.length > 0;
    const found = follow(context, id, rest, end, false) ?? (isOpen && id === 'allergy' ? marked(context, rest, end) : null);
    if (found === null) continue;
    const meant = isOpen ? endOfList(taken) : taken;
    return next.name === 'x'
      ? { ...found, x: ids(meant), place: { from: meant[0]?.from ?? at, end } }
      : { ...found, y: ids(meant), ...(isOpen ? { begin: meant[0]?.from ?? at } : {}) };
  }
  return null;
}

function marked(context: Context, rest: readonly PatternPart[], end: number): Found | null {
  const at = pastMarks(context.tokens, end);
  return at === end ? null : follow(context, 'allergy', rest, at, false);
}

/** Where the wish begins: a list before it may be longer than the part it refers to. */
const startOf = ({ begins }: Pattern, from: number, { place, begin }: Found): number =>
  begins.size > 0 ? from : Math.max(from, begin ?? place.from);

/** The placeholders that a token can fill. */
function placesAt(context: Context, at: number): PlaceName[] {
  const places: PlaceName[] = listAt(context, at).items.length > 0 ? ['x', 'y'] : [];
  if (numberAt(context, at) !== null) places.push('n');
  if (timeAt(context, at) !== null) places.push('t');
  return places;
}

/** The pattern that begins at a token, with the most words; of equals the longest. */
const matchAt = perToken((context, from): Match | null => {
  const key = context.tokens[from]?.key ?? '';
  // A list begins with its first food, not with fillers.
  const mayBePlace = (context.foods[from] ?? null) !== null || entryAt(context, from, 'number') !== undefined || /\p{N}/u.test(key);
  let best: Match | null = null;
  for (const pattern of patternsAt(context.vocabulary.patterns, key, mayBePlace ? placesAt(context, from) : null)) {
    const found = follow(context, pattern.id, pattern.parts, from, true);
    if (found === null || found.end === from || found.words === 0) continue;
    const isBetter = best === null || found.words > best.words || (found.words === best.words && found.end > best.end);
    if (isBetter) best = { ...found, pattern, from: startOf(pattern, from, found), doubt: null };
  }
  return best;
});

/** True for a wish that excludes a food. */
export const isExclusive = ({ pattern: { id }, x }: Match): boolean =>
  id === 'without' || id === 'allergy' || id === 'instead' || id === 'replace' || id === 'keep' || (id === 'avoid' && x.length > 0);

/** True for a wish whose foods are on one side of its words but could be on either. */
const keepsOut = ({ pattern: { id } }: Match) => id === 'without' || id === 'allergy';

const isOpen = ({ pattern: { parts } }: Match) => parts[0]?.type === 'place';

/** "No dairy, butter is fine": the last food of the list is none of it. Null when `inside` allows nothing. */
function afterAllowance({ tokens, mentions }: Context, match: Match, inside: Match): Match | null {
  const isComma = (at: number) => /^[,;、，；،]$/.test(tokens[at]?.key ?? '');
  // Before the food may be an article.
  const before = inside.place.from - 1;
  const isArticle = mentions[before]?.entries.every(({ type }) => type === 'filler') === true;
  if (inside.pattern.id !== 'allow' || !keepsOut(match) || inside.place.from <= match.place.from) return null;
  // "No nuts and dairy is fine" may leave out both.
  if (inside.end < match.end || !(isComma(before) || (isArticle && isComma(before - 1)))) return null;
  const x = match.x.filter((food) => !inside.x.includes(food));
  return x.length === 0 ? null : { ...match, x, end: inside.place.from };
}

/** "Chilli, not too hot" and "pas trop épicé" say how a dish is to be: of known words for that, only some deny a food. */
function isManner({ mentions }: Context, { pattern: { id }, place, x, from, end }: Match): boolean {
  const isOfManner = (at: number, to: number) => {
    const mention = mentions[at];
    const isLonger = mention !== undefined && mention !== null && mention.from === at && mention.end >= to;
    return isLonger && mention.entries.every((entry) => entry.type === 'feature' && entry.id.startsWith('manner:'));
  };
  if (id === 'without') return x.length === 1 && x[0] === 'spice' && isOfManner(from, end);
  if (id !== 'keep') return false;
  for (let at = place.end; at < end; at += 1) if (isOfManner(at, end + 1)) return true;
  return false;
}

/** "Surprise my wife with lasagne": what is wished for is the dish before it is its sheets. */
export const wishesDish = ({ mentions }: Context, { pattern: { id }, place: { from, end } }: Match): boolean => {
  const mention = mentions[from];
  return id === 'wish' && mention?.end === end && mention.entries.some(({ type }) => type === 'dish');
};

/** "I have potatoes and eggs": the food begins the name of a dish, which is longer than the wish. */
const beginsDish = ({ mentions }: Context, { place, end }: Match): boolean => {
  const mention = mentions[place.from];
  return mention !== null && mention !== undefined && mention.end > end && mention.entries.some(({ type }) => type === 'dish');
};

/** Chinese "red-braised pork, less sugar": the words about an amount belong to the food behind them, not to the dish before. */
const isDishBefore = ({ mentions, foods }: Context, match: Match): boolean =>
  match.pattern.id === 'keep' &&
  isOpen(match) &&
  (foods[match.end] ?? null) !== null &&
  mentions[match.place.from]?.end === match.place.end &&
  mentions[match.place.from]?.entries.some(({ type }) => type === 'dish') === true;

/**
 * The wish that begins at a token. "Rice free of nuts" is not free of rice, and "with a lupin allergy" does not ask for lupins: an outer wish yields
 * to an inner one that continues after it with more words, or excludes what the outer one would include. With foods on both sides of an allergy, both
 * count.
 */
export function wishAt(context: Context, from: number): Match | null {
  const match = matchAt(context, from);
  if (match === null || isManner(context, match) || (!isExclusive(match) && beginsDish(context, match))) return null;
  if (isDishBefore(context, match)) return null;
  for (let at = from + 1; at < match.end; at += 1) {
    const inside = matchAt(context, at);
    const allowed = inside === null ? null : afterAllowance(context, match, inside);
    if (allowed !== null) return allowed;
    if (inside === null || inside.end <= match.end) continue;
    if (isExclusive(inside) && (!isExclusive(match) || match.pattern.id === 'replace')) return null;
    if (!isOpen(match)) continue;
    if (!keepsOut(match) || !keepsOut(inside) || isOpen(inside)) {
      if (inside.words > match.words) return null;
      continue;
    }
    const { meant, isDoubtful } = sidesOf(context, match, inside);
    const doubtOf = ({ place, x }: Match): Match['doubt'] => (isDoubtful ? { ...place, foods: x } : null);
    if (meant === 'behind') return isDoubtful ? { ...inside, doubt: doubtOf(match) } : null;
    if (meant === 'before') return { ...match, doubt: doubtOf(inside) };
    const x = [...match.x, ...inside.x];
    return { ...match, end: inside.end, x, place: { from: match.place.from, end: inside.place.end } };
  }
  return withMore(context, match);
}

/** "Nut allergy and dairy" is two allergies, and "nut allergy, dairy" may be. Before a dish it is not: "nut allergy and chicken soup". */
function withMore(context: Context, match: Match): Match {
  const isAllergy = match.pattern.id === 'allergy';
  if (!isOpen(match) || !keepsOut(match)) return match;
  const { items, isComma } = foodsAfter(context, match.end);
  const next = items[0] === undefined ? null : matchAt(context, items[0].from);
  if (items[0] === undefined || next !== null) return match;
  const place = { from: items[0].from, end: items.at(-1)?.end ?? items[0].end };
  const isAllergen = items.every(({ id }) => isClassic(id));
  if (isAllergen && isAllergy && !isComma)
    return { ...match, end: place.end, x: [...match.x, ...ids(items)], place: { ...place, from: match.place.from } };
  return isAllergen || (isAllergy && !isComma) ? { ...match, doubt: { ...place, foods: ids(items) } } : match;
}

/** "Burgers without meat" is a dish, but "burgers without meat from the butcher" leaves out more: then the name ends before the exclusion. */
export function beforeExclusion(context: Context, mention: Mention): Mention | null {
  const { from, end } = mention;
  for (let at = from + 1; at < end; at += 1) {
    const match = wishAt(context, at);
    if (match === null || match.end <= end || !isExclusive(match) || isOpen(match)) continue;
    const shorter = context.vocabulary.exact.at(context.tokens, from).find((found) => found.end <= at);
    return shorter === undefined ? null : { from, end: shorter.end, entries: shorter.values };
  }
  return mention;
}
