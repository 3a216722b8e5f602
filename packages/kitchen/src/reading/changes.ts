import type { Locale } from '../../../../contract/shell/locales.ts';
import { contextOf, entryAt, isSkippable, wordsOf, type Context, type Mention } from './context.ts';
import type { Entry } from './entries.ts';
import type { ReadingLanguages } from './reading.ts';
import { isWord } from './tokens.ts';
import { vocabularyOf, type ChangeKind } from './vocabulary.ts';

/*
 * Changes to the ingredients of an existing recipe: "more garlic", "half the salt", "add mushrooms", "double it". In a request for a new recipe the
 * same words would ask for a food.
 */

export interface Change {
  kind: ChangeKind;
  /** The possible meanings, likeliest first. */
  foods: readonly string[];
}

export interface Changes {
  changes: readonly Change[];
  /** The factor for the whole recipe; null when none is given. */
  times: number | null;
  /** The rest of the text, which is read like any request. */
  rest: string;
  /** True when a word for more or less is left, whose object was not understood. */
  isOpen: boolean;
}

const timesOf: Partial<Record<ChangeKind, number>> = { half: 0.5, double: 2 };

/** A clause between commas, full stops and words like "and". */
interface Part {
  from: number;
  end: number;
  foods: (readonly string[])[];
  kinds: ChangeKind[];
  /** True when the rest has no meaningful words. */
  isPlain: boolean;
  isDenied: boolean;
}

/** "Double the dressing": a part of a dish, named like a dish of its own. */
const isPartOfDish = (entry: Entry): entry is Extract<Entry, { type: 'feature' }> =>
  entry.type === 'feature' && (entry.id === 'kind:sauce' || entry.id === 'kind:dressing');

const endsPart = (context: Context, at: number) =>
  entryAt(context, at, 'list') !== undefined || /^[.;:!?،。、，；！？]$/.test(context.tokens[at]?.key ?? '');

/** A word for a taste, alone or with its change: "sweet", "less sweet" as one word. Longer names are something else. */
function tasteAt({ tokens, mentions, vocabulary }: Context, at: number) {
  const taste = vocabulary.tastes.at(tokens, at)[0];
  if (taste === undefined) return null;
  const end = mentions[at]?.end ?? at;
  return taste.end >= end || (vocabulary.changes.at(tokens, taste.end)[0]?.end ?? 0) >= end ? taste : null;
}

/** In a change "sugar less" is not a diet that is low in sugar: the food before its change. */
function namedAt({ tokens, mentions, foods, vocabulary }: Context, at: number): Mention | null {
  const mention = mentions[at] ?? null;
  const food = foods[at] ?? null;
  if (mention === null || food === null || food.end >= mention.end) return mention;
  const isDiet = mention.entries.every(({ type }) => type === 'unproven');
  return isDiet && vocabulary.changes.at(tokens, food.end).length > 0 ? food : mention;
}

function partAt(context: Context, from: number): Part {
  const { tokens, vocabulary } = context;
  const part: Part = { from, end: from, foods: [], kinds: [], isPlain: true, isDenied: false };
  const tastes: string[] = [];
  let at = from;
  while (at < tokens.length) {
    const mention = namedAt(context, at);
    const taste = tasteAt(context, at);
    // "Less spicy" is a manner, even where its word is also a spice.
    const isManner = mention?.entries.some((entry) => entry.type === 'feature' && entry.id.startsWith('manner:')) === true;
    const foods = isManner
      ? []
      : (mention?.entries.flatMap((entry) => (entry.type === 'food' || isPartOfDish(entry) ? [entry.id] : [])) ?? []);
    const cue = vocabulary.changes.at(tokens, at)[0];
    // In "extra virgin olive oil", "extra" is part of the name.
    const isCue = cue !== undefined && (foods.length === 0 || (mention?.end ?? 0) <= cue.end);
    // "Ajoute du maïs" adds corn, whose name is also "but".
    const isAwaited = foods.length > 0 && part.foods.length === 0 && part.kinds.length > 0;
    if (!isCue && !isAwaited && endsPart(context, at)) break;
    // "Double the sauce but not the meat", "less oil less sugar" without a comma: the next part begins.
    if (isCue && part.foods.length > 0 && (cue.values.includes('same') || part.kinds.length > 0)) break;
    if (isCue) {
      part.kinds.push(...cue.values.slice(0, 1));
      at = cue.end;
    } else if (taste !== null && (foods.length === 0 || part.kinds.length > 0)) {
      tastes.push(...taste.values.slice(0, 1));
      at = taste.end;
    } else if (foods.length > 0) {
      part.foods.push(foods);
      at = mention?.end ?? at + 1;
    } else {
      if (vocabulary.negations.has(tokens[at]?.key ?? '')) part.isDenied = true;
      const isEdge = at === from || at + 1 >= tokens.length || endsPart(context, at + 1);
      // "Less oil, please": a polite word also shows that something is wanted.
      const isPolite = isEdge && mention?.entries.every(({ type }) => type === 'filler') === true;
      if (isWord(tokens[at]?.key ?? '') && !isSkippable(context, at) && !isPolite) part.isPlain = false;
      at = mention?.end ?? at + 1;
    }
  }
  part.end = at;
  if (tastes.length > 0 && part.kinds.length > 0 && part.foods.length === 0) part.foods.push(tastes);
  else if (tastes.length > 0) part.isPlain = false;
  return part;
}

function changesAs(text: string, language: Locale): Changes {
  const vocabulary = vocabularyOf(language);
  const context = contextOf(vocabulary, wordsOf(text, vocabulary));
  const { tokens } = context;
  const changes: Change[] = [];
  let times: number | null = null;
  let rest = '';
  let before: ChangeKind | null = null;
  let kept = 0;
  let isOpen = false;
  for (let at = 0; at < tokens.length;) {
    const part = partAt(context, at);
    const next = Math.max(endsPart(context, part.end) ? part.end + 1 : part.end, at + 1);
    const kind: ChangeKind | null = part.kinds[0] ?? before;
    const [foods, another] = part.foods;
    // "Not the peanuts" by itself may leave them out.
    const isAsBefore: boolean = before === 'double' || before === 'half';
    const isChange: boolean = kind !== null && part.isPlain && !part.isDenied && (kind !== 'same' || isAsBefore);
    const factor: number | undefined = kind === null ? undefined : timesOf[kind];
    const isTaken: boolean = isChange && (foods === undefined ? part.kinds.length > 0 && factor !== undefined : another === undefined);
    if (isTaken && kind !== null) {
      if (foods === undefined) times = factor ?? null;
      // What is to stay as it is needs no change.
      else if (kind !== 'same') changes.push({ kind, foods });
      rest += text.slice(kept, tokens[part.from]?.start ?? kept);
      kept = tokens[part.end - 1]?.end ?? kept;
    }
    if (!isTaken && part.kinds.length > 0) isOpen = true;
    before = isTaken && foods !== undefined && kind !== 'same' ? kind : null;
    at = next;
  }
  return { changes, times, rest: `${rest}${text.slice(kept)}`, isOpen };
}

/** Reads changes in the first of these languages in which there are some. */
export function readChanges(text: string, [own, ...others]: ReadingLanguages): Changes {
  const first = changesAs(text, own);
  const isFound = ({ changes, times }: Changes) => changes.length > 0 || times !== null;
  if (isFound(first)) return first;
  return (
    others.map((language) => changesAs(text, language)).find(isFound) ?? { changes: [], times: null, rest: text, isOpen: first.isOpen }
  );
}
