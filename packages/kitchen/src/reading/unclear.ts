import { spellingOf } from '@anydish/language/spelling';
import { fromWords, patternOf } from '@anydish/language/words';
import { avoid, namedIn } from './avoided.ts';
import { numberAt } from './quantities.ts';
import type { Entry } from './entries.ts';
import { coveredIn, entryAt, isClassic, isSkippable, type Context } from './context.ts';
import { textOf, type ReadSoFar } from './so-far.ts';
import { isExclusive } from './match.ts';
import type { Match } from './patterns.ts';
import type { Unclear } from './reading.ts';
import { isWord } from './tokens.ts';

/**
 * Words about allergies and intolerances, in any language, also misspelled. If one is outside every understood wish, the kitchen asks: an unnecessary
 * question is better than a missed allergy.
 */
const alarm = fromWords(() => new RegExp(patternOf('alarm'), 'giu'));

const isFreeFrom = /frei(?:e[snrm]?)?$/iu;

/** Where a text mentions allergies. */
const alarmsIn = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(alarm())].map((match) => ({ text: match[0], start: match.index }));

/** Tokens of allergy words: each is part of a wish, or `unclearIn` asks about it. */
export function alarmTokens({ tokens }: Context, text: string): Set<number> {
  const alarms = alarmsIn(text);
  const isIn = (start: number, end: number) => alarms.some((one) => one.start < end && one.start + one.text.length > start);
  return new Set(tokens.flatMap((token, at) => (isIn(token.start, token.end) ? [at] : [])));
}

const near = 3;

/** "Lactose intolerant" is understood as a whole. */
const isInWay = ({ mentions }: Context, at: number) =>
  mentions.some(
    (mention) =>
      mention !== null &&
      mention.from <= at &&
      at < mention.end &&
      mention.entries.some(({ type }) => type === 'diet' || type === 'unproven'),
  );

/** "Nuts: no" negates the words before it. */
const isAnswer = ({ tokens }: Context, at: number) => /^[:=(]$/.test(tokens[at - 1]?.key ?? '') && !isWord(tokens[at + 1]?.key ?? '');

/** "Eggless", "nut-free": the exclusion of one food or class, unlike "vegan". */
const isExcluding = (entry: Entry) => entry.type === 'excludes' || (entry.type === 'diet' && entry.id.endsWith('_free'));

/** "No garlic, I'm allergic": the adjacent exclusion, with nothing meaningful between or after, names the allergy. */
function saysWhy(context: Context, at: number, taken: ReadonlyMap<number, boolean>, unread: ReadonlyMap<number, string>): boolean {
  const { tokens } = context;
  const says = (index: number) =>
    unread.has(index) ||
    context.mentions[index]?.entries.some(({ type }) => type === 'food' || type === 'dish' || type === 'feature') === true;
  // One word, or one phrase: "eggless".
  const isExcludedAt = (index: number) =>
    context.mentions.some(
      (mention) => mention !== null && mention.from <= index && index < mention.end && mention.entries.some(isExcluding),
    );
  const wishAt = (step: 1 | -1) => {
    for (let index = at + step; index >= 0 && index < tokens.length; index += step) {
      if (taken.get(index) === true || isExcludedAt(index)) return true;
      if (says(index)) return false;
    }
    return null;
  };
  const [before, behind] = [wishAt(-1), wishAt(1)];
  return before !== false && behind !== false && (before === true) !== (behind === true);
}

/** A word within the name of a dish, which is longer than what the word means: the "roux" of Japanese goya champuru. */
const isInsideDish = ({ mentions }: Context, at: number): boolean =>
  mentions.some(
    (mention) => mention !== null && mention.from < at && at < mention.end && mention.entries.some(({ type }) => type === 'dish'),
  );

/** Unclear words in or beside a wish; negated features that are not foods are removed. `taken`: the tokens of wishes, true for exclusions. */
export function unclearIn(context: Context, soFar: ReadSoFar, taken: ReadonlyMap<number, boolean>, text: string): Unclear[] {
  const { negations } = context.vocabulary;
  const atOf = (start: number) => context.tokens.findIndex((token) => token.start <= start && start < token.end);
  const unread = new Map(soFar.unread.map((word) => [word.at, word.text]));
  const around = (at: number) => textOf(text, context.tokens, Math.max(0, at - near), Math.min(context.tokens.length, at + near + 1));
  const found: Unclear[] = [];
  for (const { start, text: said } of alarmsIn(text)) {
    const at = atOf(start);
    if (at < 0 || taken.has(at) || isInWay(context, at)) continue;
    // "Alkoholfrei" is known as a whole; an unknown word with this ending is probably an exclusion.
    if (isFreeFrom.test(said) && !unread.has(at)) continue;
    // The adjacent unknown word, if any: "allergic to blorp".
    const strange = unread.get(at) ?? [1, 2, 3, -1, -2].map((step) => unread.get(at + step)).find((word) => word !== undefined);
    if (strange === undefined && saysWhy(context, at, taken, unread)) {
      soFar.wishes = soFar.wishes.map((wish) => (wish.kind === 'without' ? { ...wish, kind: 'allergy' } : wish));
      continue;
    }
    // An adjacent wish does not explain an unknown word.
    if (!unread.has(at) && [-2, -1, 1, 2].some((step) => taken.get(at + step) === true)) continue;
    found.push({ text: around(at), word: strange ?? context.tokens[at]?.text ?? '', meant: [] });
  }
  // "Dairy gluten free": the first may be left out as well.
  context.foods.forEach((mention, at) => {
    const [food] = mention?.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : [])) ?? [];
    if (mention === null || food === undefined || taken.has(at) || !isClassic(food)) return;
    const behind = context.vocabulary.exact.at(context.tokens, mention.end);
    if (!behind.some(({ values }) => values.some((entry) => entry.type === 'diet' && entry.id.endsWith('_free')))) return;
    found.push({ text: around(at), word: textOf(text, context.tokens, at, mention.end), meant: [food] });
  });
  const covered = coveredIn(context);
  context.tokens.forEach(({ key }, at) => {
    if (taken.has(at) || covered.has(at) || !negations.has(key)) return;
    // Some languages negate the words before.
    const steps = isAnswer(context, at)
      ? [-2, -3]
      : spellingOf(context.vocabulary.language).deniesBefore
        ? [-1, -2, -3, 1, 2, 3]
        : [1, 2, 3];
    for (const step of steps) {
      const next = at + step;
      if (next < 0 || next >= context.tokens.length) continue;
      const joint = entryAt(context, next, 'list')?.id;
      if (taken.has(next) || isInsideDish(context, next) || joint === 'but' || joint === 'comma' || context.tokens[next]?.key === '.')
        break;
      const strange = unread.get(next);
      const food = entryAt(context, next, 'food');
      const mention = context.mentions[next] ?? null;
      const isDescribed = mention !== null && mention.entries.some(({ type }) => type === 'feature' || type === 'dish');
      if (mention !== null && isDescribed && food === undefined) {
        if (Math.abs(step) < 3) avoid(soFar, namedIn(mention));
        break;
      }
      if (strange !== undefined) found.push({ text: around(at), word: strange, meant: [] });
      else if (food !== undefined) found.push({ text: around(at), word: context.tokens[next]?.text ?? '', meant: [food.id] });
      else if (isSkippable(context, next)) continue;
      break;
    }
  });
  return found;
}

/** An unknown word joined to an exclusion ("no nuts or blargh"), and a food beside an allergy that may belong to it. */
export function unclearAfter(context: Context, match: Match, soFar: ReadSoFar, text: string): void {
  if (!isExclusive(match)) return;
  if (match.doubt !== null) {
    const said = textOf(text, context.tokens, match.doubt.from, match.doubt.end);
    soFar.unclear.push({
      text: textOf(text, context.tokens, match.from, Math.max(match.end, match.doubt.end)),
      word: said,
      meant: match.doubt.foods,
    });
  }
  const beside = foodBeside(context, match);
  if (beside !== null) {
    const word = textOf(text, context.tokens, match.end, beside.end);
    soFar.unclear.push({ text: textOf(text, context.tokens, match.from, beside.end), word, meant: beside.foods });
    return;
  }
  const joint = entryAt(context, match.end, 'list');
  if (joint === undefined || joint.id === 'but') return;
  let at = context.mentions[match.end]?.end ?? match.end + 1;
  while (at < context.tokens.length && isSkippable(context, at)) at = context.mentions[at]?.end ?? at + 1;
  const token = context.tokens[at];
  if (token === undefined || context.mentions[at] !== null || !isWord(token.key) || context.vocabulary.patternWords.has(token.key)) return;
  // "Without eggs, there are 8 of us".
  if (numberAt(context, at) !== null || (joint.id === 'comma' && !isLast(context, at))) return;
  soFar.unclear.push({ text: textOf(text, context.tokens, match.from, at + 1), word: token.text, meant: [] });
}

/** "Curry no onion potatoes": a food directly behind what is left out, at the end of a text that has named something before, may be left out too. */
function foodBeside(context: Context, match: Match): { end: number; foods: readonly string[] } | null {
  const mention = context.mentions[match.end] ?? null;
  const isNaming = ({ type }: Entry) => type === 'food' || type === 'dish' || type === 'feature';
  const hasNamed = context.mentions.slice(0, match.from).some((before) => before !== null && before.entries.some(isNaming));
  if (mention === null || match.place.end !== match.end || !hasNamed || !isLast(context, mention.end - 1)) return null;
  const foods = mention.entries.flatMap((entry) => (entry.type === 'food' ? [entry.id] : []));
  const isDish = mention.entries.some((entry) => entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:')));
  return foods.length === 0 || isDish ? null : { end: mention.end, foods };
}

const isLast = (context: Context, at: number) => context.tokens.slice(at + 1).every(({ key }) => !isWord(key));
