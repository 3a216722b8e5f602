import type { Locale } from '../../../../contract/shell/locales.ts';
import { contextOf, entryAt, wordsOf, type Context } from './context.ts';
import type { Entry } from './entries.ts';
import type { ReadingLanguages } from './reading.ts';
import { isWord } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';

/*
 * Changes of a whole recipe, also told as complaints: "thicker", "too spicy", "not crispy enough", "fewer ingredients". In a request for a new recipe
 * these words only describe.
 */

export const reworkIds = [
  'thicker',
  'thinner',
  'fewer',
  'protein',
  'milder',
  'hotter',
  'crisper',
  'lighter',
  'less-salty',
  'less-sweet',
  'less-sour',
  'sweeter',
] as const;
export type Rework = (typeof reworkIds)[number];

export interface Reworks {
  /** `most`: how many ingredients are wanted, if that was said. */
  reworks: readonly { id: Rework; text: string; most: number | null }[];
  /** The text without them, which is read like any change. */
  rest: string;
}

/** Parts of a dish that are as thick as it is: "make the gravy thicker". */
const parts: ReadonlySet<string> = new Set(['sauce', 'gravy', 'salad-dressing', 'custard', 'stock', 'broth', 'batter']);

/** A dish, a kind of dish or a sauce: it only says what of the recipe is meant. */
const isPart = (entry: Entry) =>
  entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:')) || (entry.type === 'food' && parts.has(entry.id));

const endsClause = ({ tokens, mentions }: Context, at: number) =>
  mentions[at]?.entries.some(({ type }) => type === 'list') === true || /^[.;:!?،。、，；！？]$/.test(tokens[at]?.key ?? '');

/** "6 ingredients": a number before a word for ingredients. */
function countAt(context: Context, at: number): { most: number; end: number } | null {
  const { tokens, vocabulary } = context;
  const key = tokens[at]?.key ?? '';
  const most = /^\d{1,2}$/.test(key) ? Number(key) : (entryAt(context, at, 'number')?.value ?? 0);
  const counted = vocabulary.reworks.at(tokens, at + 1).find(({ values }) => values.includes('count'));
  return counted === undefined || most < 2 ? null : { most, end: counted.end };
}

interface Clause {
  found: { id: Rework; from: number; end: number; most: number | null } | null;
  /** True when nothing but parts of the dish and words that say nothing stand beside it. */
  isPlain: boolean;
  end: number;
}

function clauseAt(context: Context, from: number): Clause {
  const { tokens, mentions, vocabulary } = context;
  const clause: Clause = { found: null, isPlain: true, end: from };
  let at = from;
  while (at < tokens.length) {
    const rework = vocabulary.reworks.at(tokens, at)[0];
    const id = reworkIds.find((one) => rework?.values.includes(one));
    const mention = mentions[at] ?? null;
    // "Thick-cut chips": the longer name counts.
    if (rework !== undefined && id !== undefined && clause.found === null && rework.end >= (mention?.end ?? at)) {
      clause.found = { id, from: at, end: rework.end, most: null };
      at = rework.end;
      continue;
    }
    const counted = countAt(context, at);
    if (counted !== null) {
      clause.found = { id: 'fewer', from: clause.found?.from ?? at, end: counted.end, most: counted.most };
      at = counted.end;
      continue;
    }
    if (endsClause(context, at)) break;
    const change = vocabulary.changes.at(tokens, at)[0];
    // "Thicker, with more cheese" in one clause: the change is read by itself.
    if (change !== undefined && clause.found !== null && !mention?.entries.every(isPart)) break;
    const key = tokens[at]?.key ?? '';
    const isSaying = mention?.entries.every(({ type }) => type === 'filler' || type === 'prep') === true;
    const isKnown = isSaying || vocabulary.patternWords.has(key) || change !== undefined || mention?.entries.some(isPart) === true;
    if (vocabulary.negations.has(key) || (isWord(key) && !isKnown)) clause.isPlain = false;
    at = Math.max(at + 1, mention?.end ?? at, change?.end ?? at);
  }
  return { ...clause, end: Math.max(at, from + 1) };
}

function reworksAs(text: string, language: Locale): Reworks {
  const vocabulary = vocabularyOf(language);
  const context = contextOf(vocabulary, wordsOf(text, vocabulary));
  const { tokens } = context;
  const reworks: { id: Rework; text: string; most: number | null }[] = [];
  let rest = '';
  let kept = 0;
  for (let at = 0; at < tokens.length;) {
    const { found, isPlain, end } = clauseAt(context, at);
    if (found !== null && isPlain) {
      if (reworks.every(({ id }) => id !== found.id))
        reworks.push({ id: found.id, most: found.most, text: text.slice(tokens[found.from]?.start, tokens[found.end - 1]?.end) });
      rest += text.slice(kept, tokens[at]?.start ?? kept);
      kept = tokens[end - 1]?.end ?? kept;
    }
    at = end;
  }
  return { reworks, rest: `${rest}${text.slice(kept)}` };
}

/** Reads them in the first of these languages in which there are some. */
export function readReworks(text: string, languages: ReadingLanguages): Reworks {
  for (const language of languages) {
    const found = reworksAs(text, language);
    if (found.reworks.length > 0) return found;
  }
  return { reworks: [], rest: text };
}
