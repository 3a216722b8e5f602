import { foodTree } from '../foods/lexicon.ts';
import { isClassic, type Context } from './context.ts';
import { jointAt, listAt, leadsOn, type FoodList } from './lists.ts';
import { linkOf } from './marks.ts';
import type { Match } from './patterns.ts';

/*
 * An allergy between two foods: "shellfish allergy: pears in red wine", "salmon, allergies: nuts", "salmon allergic to nuts". The food next to the
 * word is never wanted; when it is unclear which one is meant, both are excluded, or the kitchen asks.
 */

/** The foods that the allergy is about, and whether the others may be meant as well. */
export interface Sides {
  meant: 'before' | 'behind' | 'both';
  isDoubtful: boolean;
}

/** A dish, a word for a dish or a food ("pasta", "hummus"), or only a food. */
function natureOf(context: Context, at: number): 'dish' | 'either' | 'food' {
  const mention = context.mentions[at] ?? null;
  const food = context.foods[at] ?? null;
  const isDish =
    mention?.entries.some((entry) => entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:'))) === true;
  if (isDish && (mention?.end ?? 0) > (food?.end ?? 0)) return 'dish';
  if (food !== null && leadsOn(context, food.end)) return 'dish';
  return isDish ? 'either' : 'food';
}

const holds = ({ tokens }: Context, from: number, end: number, mark: RegExp) => tokens.slice(from, end).some(({ key }) => mark.test(key));

/** `before`: the foods precede the word; `behind`: the same word with foods after it. */
export function sidesOf(context: Context, before: Match, behind: Match): Sides {
  const sure = (meant: Sides['meant']): Sides => ({ meant, isDoubtful: false });
  const { lineage } = foodTree();
  const isAnyClassic = (foods: readonly string[]) => foods.some(isClassic);
  const isKin = behind.x.some((a) => before.x.some((b) => lineage(a).has(b) || lineage(b).has(a)));
  const toBefore = linkOf(context.tokens, before.place.end, behind.from);
  const toBehind = linkOf(context.tokens, before.end, behind.place.from);
  const [first, last] = [natureOf(context, before.place.from), natureOf(context, behind.place.from)];
  const otherThan = (meant: 'before' | 'behind'): Sides => {
    const others = meant === 'before' ? behind.x : before.x;
    return isAnyClassic(others) || isKin ? sure('both') : { meant, isDoubtful: true };
  };
  // A comma or full stop within the label ends the sentence, and a new one begins.
  const isParted = holds(context, before.end, behind.place.from, /^[,、;.)]$/);
  // In Hindi a postposition joins the preceding food.
  if (toBehind === 'word' && toBefore !== 'word') {
    // "Rice free of nuts" is about nuts.
    if (toBefore === 'mark' || (before.pattern.id !== 'allergy' && behind.words > before.words)) return sure('behind');
    if (last === 'dish') return sure('before');
    // Compounds: Nussallergie mit ...
    if (context.tokens[before.place.end - 1]?.start === context.tokens[behind.from]?.start) return otherThan('before');
    return first === 'food' ? otherThan('behind') : sure('behind');
  }
  if (last === 'dish') return sure('before');
  if (toBefore !== 'mark') {
    if (isAnyClassic(behind.x) || isKin) return sure('both');
    return last === 'either' || isParted ? sure('before') : otherThan('before');
  }
  const isOpened = holds(context, before.place.end, behind.from, /^[-‐-―([]$/);
  if (toBehind === 'none') return first !== 'food' || isOpened ? sure('behind') : otherThan('behind');
  if (isParted) return isAnyClassic(behind.x) ? sure('both') : sure('before');
  if (last === 'food' && (first !== 'food' || isOpened)) return sure('behind');
  return sure(first === 'food' && last === 'either' ? 'before' : 'both');
}

/** Only foods that follow a wish ("nut allergy and dairy"), and their joints. */
export function foodsAfter(context: Context, end: number): { items: FoodList['items']; isComma: boolean } {
  const joint = jointAt(context, end);
  const items = joint === null ? [] : listAt(context, joint.end).items;
  const [first] = items;
  const isBare = first !== undefined && first.from - (joint?.end ?? 0) <= 1 && natureOf(context, first.from) === 'food';
  return { items: isBare ? items : [], isComma: joint?.by === 'comma' };
}
