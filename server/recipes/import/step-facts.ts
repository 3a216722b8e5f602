import { durationsIn } from '@anydish/language/durations';
import { patternOf } from '@anydish/language/words';
import { foldText } from '@anydish/language/script';
import type { Ingredient, Step } from '../../../contract/recipes/recipe.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { foodTree } from '@anydish/kitchen/foods';
import { foodMentions } from '@anydish/kitchen/read';
import { identify, type Identity } from '@anydish/kitchen/prove';

/*
 * Derives step durations and ingredient amounts from the text of steps. Uncertain facts are omitted: a wrong amount spoils a dish, and the list still
 * has the right one.
 */

const longest = 10_080;
/** "Stir every five minutes" is not a duration. */
const before = new RegExp(`(?:${patternOf('step.every')})\\s*$`, 'iu');
const after = new RegExp(`^\\s*(?:${patternOf('step.ahead')})`, 'iu');

/** The duration of a step: the longest of several, because the cook waits for it. */
function minutesOf(text: string): number | null {
  const found = durationsIn(text)
    .filter(({ start, end }) => !before.test(text.slice(0, start)) && !after.test(text.slice(end)))
    .map(({ minutes }) => minutes);
  const most = Math.max(0, ...found);
  return most > 0 && most <= longest ? Number(most.toFixed(2)) : null;
}

const half = new RegExp(patternOf('step.half'), 'iu');
const part = new RegExp(patternOf('step.some'), 'iu');
const clauseEnd = /[.,;:!?。、，；।،]/u;

/** The amount of an ingredient that is named at `start`. Null: the text does not say. */
function shareAt(text: string, start: number, end: number): number | null {
  const said =
    (text
      .slice(Math.max(0, start - 30), start)
      .split(clauseEnd)
      .at(-1) ?? '') + (text.slice(end, end + 8).split(clauseEnd)[0] ?? '');
  return part.test(said) ? null : half.test(said) ? 0.5 : 1;
}

interface Use {
  index: number;
  share: number | null;
}

/** The single ingredient that a mention means, or a kind of it; null for none or several. */
function meant(ids: readonly string[], identities: readonly Identity[]): number | null {
  const exact = identities.flatMap((foods, index) => (foods.some((food) => ids.includes(food)) ? [index] : []));
  if (exact.length > 0) return exact.length === 1 ? (exact[0] ?? null) : null;
  const kinds = identities.flatMap((foods, index) =>
    foods.some((food) => ids.some((id) => foodTree().lineage(food).has(id))) ? [index] : [],
  );
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** Ingredients that the lexicon does not know, by their own words. */
function named(
  text: string,
  ingredients: readonly Ingredient[],
  identities: readonly Identity[],
): { index: number; start: number; end: number }[] {
  const folded = foldText(text);
  return ingredients.flatMap(({ item }, index) => {
    if ((identities[index]?.length ?? 0) > 0) return [];
    const name = foldText(item.replace(/\s*[(（].*$/u, ''));
    const start = name.length < 3 ? -1 : folded.indexOf(name);
    return start < 0 || /\p{L}$/u.test(folded.slice(0, start)) ? [] : [{ index, start, end: start + name.length }];
  });
}

function usesOf(text: string, ingredients: readonly Ingredient[], identities: readonly Identity[], language: Locale): Use[] {
  const mentions = foodMentions(text, language).flatMap(({ ids, start, text: said }) => {
    const index = meant(ids, identities);
    return index === null ? [] : [{ index, start, end: start + said.length }];
  });
  const uses = new Map<number, number | null>();
  // "Half an hour" is a duration; "half the onions" applies to onions only.
  const free = durationsIn(text).reduce((so, { start, end }) => so.slice(0, start) + '.'.repeat(end - start) + so.slice(end), text);
  const all = [...mentions, ...named(text, ingredients, identities)].toSorted((a, b) => a.start - b.start);
  for (const [place, { index, start, end }] of all.entries()) {
    const from = all[place - 1]?.end ?? 0;
    if (!uses.has(index)) uses.set(index, shareAt(free.slice(from), start - from, end - from));
  }
  return [...uses].map(([index, share]) => ({ index, share }));
}

/** The steps with durations and ingredients, where the file has none. */
export function withFacts(steps: readonly Step[], ingredients: readonly Ingredient[], language: Locale): Step[] {
  if (steps.some(({ uses }) => uses.length > 0)) return [...steps];
  const identities = ingredients.map(({ item, food }) =>
    food === null || food === undefined ? identify([{ text: item, language }]) : [food],
  );
  const added = new Set<number>();
  return steps.map((step) => {
    const used = usesOf(step.text, ingredients, identities, language);
    // An ingredient that was used up is only mentioned, not added again.
    const shares = used.map(({ index, share }) => (added.has(index) ? null : share));
    for (const { index } of used) added.add(index);
    const uses = used.map(({ index }) => index);
    return { ...step, minutes: step.minutes ?? minutesOf(step.text), uses, ...(shares.some((share) => share !== 1) && { shares }) };
  });
}
