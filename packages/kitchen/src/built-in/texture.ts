import { celsius, clause, step } from '../methods/parts.ts';
import { dishOf } from '../dishes/all.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Plan, PlannedStep } from '../plan.ts';
import { withAmount, withMore } from './other-amounts.ts';

/* "Crispier" and "creamier": what a cook does at the end, or puts in. */

const dry = /\b(?:bake|roast)\b/i;
const wet = /\b(?:simmer|boil|pour in the sauce|sauce has thickened)\b/i;
const wetKinds: ReadonlySet<string> = new Set(['stew', 'soup', 'cream-soup', 'curry', 'chilli', 'casserole', 'hotpot', 'risotto']);
const softKinds: ReadonlySet<string> = new Set([
  'cake',
  'cheesecake',
  'muffin',
  'brownie',
  'pudding',
  'mousse',
  'bread',
  'roll',
  'scone',
  'ice-cream',
  'sorbet',
]);

const says = ({ clauses }: PlannedStep, words: RegExp) => clauses.some(({ key }) => words.test(key));

/** Degrees at which a crust browns fast; minutes are enough. */
const hot = 220;

/** The dish with a last, hotter turn in the oven; null where that makes nothing crisp. */
export function crisper(plan: Plan): Plan | null {
  if (wetKinds.has(plan.kind) || softKinds.has(plan.kind)) return null;
  const last = plan.steps.findLastIndex((one) => says(one, dry) && !says(one, wet));
  if (last < 0) return null;
  const further = step([clause('Turn the oven up to {t}.', {}, { t: celsius(hot) }), clause('Bake until crisp and deep golden.')], {
    minutes: 6,
  });
  return { ...plan, steps: [...plan.steps.slice(0, last + 1), ...further, ...plan.steps.slice(last + 1)] };
}

/** The dish with more of its cream or coconut milk, or with some; without milk so far it gets cream of coconut. */
export function creamier(plan: Plan): Plan | null {
  const tree = foodTree();
  const own = plan.ingredients.find(
    ({ food, amount }) => amount !== null && (tree.food(food).role === 'cream' || tree.lineage(food).has('coconut-milk')),
  );
  if (own !== undefined) {
    const more = withAmount(plan, { kind: 'more', foods: [own.food] });
    return more.ok ? more.plan : null;
  }
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  const holdsMilk = plan.ingredients.some(({ food }) => tree.verdict(food, 'milk') === 'contains');
  return withMore(plan, dish, { foods: holdsMilk ? ['double-cream'] : ['coconut-cream'] });
}
