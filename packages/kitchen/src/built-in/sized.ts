import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { measure } from '../../../../contract/recipes/quantities.ts';
import { i18n } from '@anydish/language/sentence';
import type { CookOrder } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import { isOf, isThat } from '../finding/belongs.ts';
import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { Plan, PlannedIngredient, PlannedRemark } from '../plan.ts';
import { saidAmounts, type SaidAmount } from '../reading/amounts.ts';
import { possibleFor, remark } from './remarks.ts';

/** Share of a recipe's weight from which on a food decides how much is made of it. */
const leastShare = 0.12;
/** Roles of foods whose dish needs no tin: meatballs may be a little larger or smaller. */
const shaped: ReadonlySet<Role> = new Set([
  'meat',
  'stewing-meat',
  'roast',
  'mince',
  'poultry',
  'whole-bird',
  'sausage',
  'fish',
  'shellfish',
]);
/** How much a dish of a fixed size may be changed, as a share. */
const mostStretched = 0.25;

/** Grams of an amount in the request, if it means this ingredient; null if it does not, or if nobody knows what a piece weighs. */
function gramsSaid({ ids, grams, pieces }: SaidAmount, { food, unit, amount }: PlannedIngredient): number | null {
  if (!ids.some((id) => isThat(id, food) || isThat(food, id))) return null;
  if (grams !== null) return grams;
  const each = foodTree().food(food).weights.get('each') ?? null;
  const isCounted = unit === null && amount !== null;
  return pieces !== null && (isCounted || each !== null) ? gramsOf({ food, amount: pieces, unit: null }) : null;
}

/** True for a food that is neither in the dish as the book has it, nor stands for one of it. */
function isAddedTo(id: string | null, food: string): boolean {
  const dish = id === null ? null : dishOf(id);
  if (dish === null) return false;
  const own = dish.ingredients.some((one) => one.food === food || isThat(food, one.food) || isThat(one.food, food));
  return !own && !dish.variations.some(({ by }) => isOf(food, by));
}

/** How many times the plan's own amount of its main food the request names: 0.5 for "250 g mince" where 500 g are planned. */
function factorOf({ dish, ingredients, makes }: Plan, amounts: readonly SaidAmount[]): number | null {
  const all = ingredients.reduce((sum, one) => sum + (gramsOf(one) ?? 0), 0);
  const factors = ingredients.flatMap((ingredient) => {
    const planned = ingredient.scales ? gramsOf(ingredient) : null;
    if (planned === null || planned === 0 || planned / all < leastShare) return [];
    // "3 courgettes, eggs" makes no omelette of thirty eggs: what was put into a dish does not say how much of it is made.
    if (isAddedTo(dish, ingredient.food)) return [];
    if (makes.step > 0 && !shaped.has(foodTree().food(ingredient.food).role)) return [];
    return amounts.flatMap((amount) => {
      const grams = gramsSaid(amount, ingredient);
      return grams === null ? [] : [{ factor: grams / planned, planned }];
    });
  });
  return factors.toSorted((a, b) => b.planned - a.planned)[0]?.factor ?? null;
}

/** An ingredient with `more` times its amount, as cooks measure it. */
function grown(one: PlannedIngredient, more: number): PlannedIngredient {
  const { food, amount, unit, scales } = one;
  if (amount === null || !scales || more === 1) return one;
  const { weights } = foodTree().food(food);
  const each = weights.get('each') ?? null;
  return { ...one, ...measure({ amount: amount * more, unit }, { item: food, food, each, density: weights.get('ml') ?? null }, 'metric') };
}

/**
 * The plan with as much of its main food as the request names ("300 g chicken breast"), and the servings that this makes. Who says for how many it
 * is gets that many; a cake keeps its tin.
 */
export function sized(plan: Plan, order: CookOrder): { plan: Plan; order: CookOrder; remarks: PlannedRemark[] } {
  const asPlanned = { plan, order, remarks: [] };
  const { servings: planned, step } = plan.makes;
  if (order.sought.wishes.some(({ kind }) => kind === 'servings')) return asPlanned;
  const factor = factorOf(plan, saidAmounts(order.description, order.sought.understood.language));
  if (factor === null) return asPlanned;
  const exact = planned * factor;
  const servings = possibleFor(plan, Math.round(exact));
  const more = exact / servings;
  if (servings < servingsRange.min || servings > servingsRange.max || (step > 0 && Math.abs(more - 1) > mostStretched)) return asPlanned;
  const ingredients = plan.ingredients.map((one) => grown(one, more));
  const said = i18n._('Made for the amount you named: {servings, plural, one {# serving} other {# servings}}.', { servings });
  return { plan: { ...plan, ingredients }, order: { ...order, servings }, remarks: servings === order.servings ? [] : [remark(said)] };
}
