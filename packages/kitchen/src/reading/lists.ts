import { foodTree } from '../foods/lexicon.ts';
import { entryAt, isClassic, isSkippable, perToken, type Context, type Mention } from './context.ts';
import type { Entry } from './entries.ts';
import { isCharacter, isWord } from './tokens.ts';

/** A list of foods with the end of each: it may be cut where a pattern continues. */
export interface FoodList {
  items: readonly { id: string; from: number; end: number; joinedBy: 'start' | 'and' | 'or' | 'comma' }[];
}

const mostSkipped = 3;

const foodsOf = (mention: Mention | null): string[] => mention?.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) ?? [];

/** Skips fillers: "any kind of", "the", "raw". After a comma a sentence may begin ("ohne Fisch, ich möchte Reis"): at most one word. */
function skip(context: Context, from: number, most: number): number {
  let at = from;
  while (at < context.tokens.length && at - from < most && isSkippable(context, at)) at = context.mentions[at]?.end ?? at + 1;
  return at;
}

interface Joint {
  by: 'and' | 'or' | 'comma';
  end: number;
}

/** The joint of two items at `from`: a comma, an "and", or both. */
export function jointAt(context: Context, from: number): Joint | null {
  let at = from;
  let by: Joint['by'] | null = null;
  for (;;) {
    const entry = entryAt(context, at, 'list');
    if (entry === undefined || entry.id === 'but') break;
    by = by === null || by === 'comma' ? entry.id : by;
    at = context.mentions[at]?.end ?? at + 1;
  }
  return by === null ? null : { by, end: at };
}

/** True when a food starts something else: "no nuts, chicken curry" asks for the curry. */
export const leadsOn = (context: Context, end: number) => {
  const types = context.mentions[end]?.entries.map(({ type, ...rest }) => ('id' in rest ? `${type} ${rest.id}` : type)) ?? [];
  return types.some((type) => type.startsWith('feature kind:') || type.startsWith('dish') || type.startsWith('food'));
};

/** "No mushrooms, pasta": a kind of dish at the end is wanted. */
const isLastKind = (context: Context, from: number, end: number) =>
  jointAt(context, end) === null &&
  (context.mentions[from]?.entries ?? []).some(
    (entry) => entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:')),
  );

/** "Milk eggs and nuts": the list continues after this food, or the food is an allergen class at the end. */
function endsList(context: Context, { end, entries }: Mention): boolean {
  const [food] = foodsOf({ from: end, end, entries });
  if (food === undefined) return false;
  const joint = jointAt(context, end);
  if (joint !== null && joint.by !== 'comma') return (context.foods[skip(context, joint.end, 1)] ?? null) !== null;
  return isClassic(food) && (context.tokens[end] === undefined || !isWord(context.tokens[end].key));
}

/** Kinds that say little of what two foods have in common. */
const broad: ReadonlySet<string> = new Set(['plant', 'animal', 'vegetable', 'fruit', 'meat', 'seafood', 'dairy']);

/** "No onion garlic": two foods of one narrow kind are a list. */
const areSiblings = (one: string, others: readonly string[]): boolean =>
  // A dish in a list of what it is not to be (`dish:pad-thai`) is in no kind.
  !one.includes(':') &&
  others.some((other) => {
    const lineage = foodTree().lineage(other);
    return [...foodTree().lineage(one)].some((kind) => lineage.has(kind) && !broad.has(kind) && foodTree().food(kind).isKind);
  });

/** Adjacent foods without separators, as in Chinese and Japanese lists or hasty writing, until one begins the name of a dish. */
function isSideBySide(context: Context, at: number, before: string): boolean {
  const token = context.tokens[at];
  const mention = context.mentions[at];
  if (token === undefined || mention === null || mention === undefined || entryAt(context, at, 'food') === undefined) return false;
  // A space separates wanted foods from excluded ones, except in a row of allergens.
  const isGapless = context.tokens[at - 1]?.end === token.start || (isClassic(before) && foodsOf(mention).some(isClassic));
  const isAdjacent = isCharacter(token.key) && isGapless;
  if (!isAdjacent && !endsList(context, mention) && !areSiblings(before, foodsOf(mention))) return false;
  const isDish = (entries: readonly Entry[] = []) =>
    entries.some((entry) => entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:')));
  return !isDish(mention.entries) && !isDish(context.mentions[mention.end]?.entries);
}

/** The longest list of foods that begins at a token; empty when there is none. */
export const listAt = perToken((context, from): FoodList => {
  const items: FoodList['items'][number][] = [];
  let at = from;
  let joinedBy: FoodList['items'][number]['joinedBy'] = 'start';
  for (;;) {
    const start = skip(context, at, joinedBy === 'comma' ? 1 : mostSkipped);
    const mention = context.foods[start] ?? null;
    const [food] = foodsOf(mention);
    if (mention === null || food === undefined) break;
    const { end } = mention;
    // After a comma something new may begin: "allergic to nuts, fish pie".
    const longer = context.mentions[start];
    if (joinedBy === 'comma' && (longer?.end ?? 0) > end && longer?.entries.some(({ type }) => type === 'dish') === true) break;
    if (joinedBy === 'comma' && (leadsOn(context, end) || isLastKind(context, start, end)) && !isClassic(food)) break;
    for (const id of foodsOf(mention)) items.push({ id, from: start, end, joinedBy: id === food ? joinedBy : 'or' });
    const joint = jointAt(context, end) ?? (isSideBySide(context, end, food) ? { by: 'and' as const, end } : null);
    if (joint === null) break;
    joinedBy = joint.by;
    at = joint.end;
  }
  return { items };
});

/**
 * The part of a list that a following wish refers to: "chicken, dairy free" excludes only dairy, "nuts, eggs and dairy free" all of them. Items
 * joined by "and" belong together; before a comma only allergen classes count.
 */
export function endOfList(items: FoodList['items']): FoodList['items'] {
  let first = items.length - 1;
  while (first > 0) {
    const item = items[first];
    const before = items[first - 1];
    if (item === undefined || before === undefined) break;
    if (item.joinedBy === 'comma' && !isClassic(before.id)) break;
    first -= 1;
  }
  return items.slice(first);
}
