import type { Locale } from '../../../../contract/shell/locales.ts';
import { contextOf, entryAt, isSkippable, wordsOf, type Context } from './context.ts';
import { candidates } from './read.ts';
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

const endsPart = (context: Context, at: number) =>
  entryAt(context, at, 'list') !== undefined || /^[.;:!?،。、，；！？]$/.test(context.tokens[at]?.key ?? '');

function partAt(context: Context, from: number): Part {
  const { tokens, mentions, vocabulary } = context;
  const part: Part = { from, end: from, foods: [], kinds: [], isPlain: true, isDenied: false };
  let at = from;
  while (at < tokens.length) {
    const mention = mentions[at] ?? null;
    const foods = mention?.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) ?? [];
    const cue = vocabulary.changes.at(tokens, at)[0];
    // In "extra virgin olive oil", "extra" is part of the name.
    const isCue = cue !== undefined && (foods.length === 0 || (mention?.end ?? 0) <= cue.end);
    if (!isCue && endsPart(context, at)) break;
    if (isCue) {
      part.kinds.push(...cue.values.slice(0, 1));
      at = cue.end;
    } else if (foods.length > 0) {
      part.foods.push(foods);
      at = mention?.end ?? at + 1;
    } else {
      if (vocabulary.negations.has(tokens[at]?.key ?? '')) part.isDenied = true;
      if (isWord(tokens[at]?.key ?? '') && !isSkippable(context, at)) part.isPlain = false;
      at = mention?.end ?? at + 1;
    }
  }
  part.end = at;
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
  for (let at = 0; at < tokens.length;) {
    const part = partAt(context, at);
    const next = Math.max(part.end + 1, at + 1);
    const kind: ChangeKind | null = part.kinds[0] ?? before;
    const [foods, another] = part.foods;
    const isChange: boolean = kind !== null && part.isPlain && !part.isDenied;
    const factor: number | undefined = kind === null ? undefined : timesOf[kind];
    const isTaken: boolean = isChange && (foods === undefined ? part.kinds.length > 0 && factor !== undefined : another === undefined);
    if (isTaken && kind !== null) {
      if (foods === undefined) times = factor ?? null;
      else changes.push({ kind, foods });
      rest += text.slice(kept, tokens[part.from]?.start ?? kept);
      kept = tokens[part.end - 1]?.end ?? kept;
    }
    before = isTaken && foods !== undefined ? kind : null;
    at = next;
  }
  return { changes, times, rest: `${rest}${text.slice(kept)}` };
}

/** Reads changes, in the reader's language or in another one that fits. */
export function readChanges(text: string, own: Locale): Changes {
  for (const language of candidates(text, own)) {
    const found = changesAs(text, language);
    if (found.changes.length > 0 || found.times !== null) return found;
  }
  return { changes: [], times: null, rest: text };
}
