import { foodTree } from '../foods/lexicon.ts';
import type { Swap } from '../foods/food.ts';
import { costly } from '../finding/features.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';
import { exclusionsOf, rebuilt, swapped, type OwnSwaps } from '../wishes/adapt.ts';
import type { Wish } from '../../../../contract/kitchen/wishes.ts';

/** Cheaper substitutes. There are no prices here: the list holds what costs more everywhere. */
const cheaperThan: Readonly<Record<string, readonly Swap[]>> = {
  saffron: [{ to: 'ground-turmeric', ratio: 2 }],
  'pine-nut': [
    { to: 'sunflower-seed', ratio: 1 },
    { to: 'pumpkin-seed', ratio: 1 },
  ],
  'salmon-fillet': [
    { to: 'pollock-fillet', ratio: 1 },
    { to: 'cod-fillet', ratio: 1 },
  ],
  'lamb-rack': [{ to: 'lamb-chop', ratio: 1 }],
  'vanilla-pod': [{ to: 'vanilla-extract', ratio: 1 }],
};

const isHot = ({ food }: PlannedIngredient) => foodTree().lineage(food).has('chilli') || foodTree().food(food).role === 'chilli';

const tidy = (amount: number) => (amount >= 3 ? Math.round(amount) : Math.round(amount * 4) / 4);

/** The plan with different amounts of hot foods, and those foods; null when none is hot. */
export function withHeat(plan: Plan, factor: number): { plan: Plan; foods: string[] } | null {
  const foods: string[] = [];
  const ingredients = plan.ingredients.map((ingredient) => {
    if (!isHot(ingredient) || ingredient.amount === null) return ingredient;
    const amount = Math.max(0.25, tidy(ingredient.amount * factor));
    if (amount === ingredient.amount) return ingredient;
    foods.push(ingredient.food);
    return { ...ingredient, amount };
  });
  return foods.length === 0 ? null : { plan: { ...plan, ingredients }, foods };
}

/** The plan with cheaper foods instead of expensive ones; null when there are none, or no substitutes. */
export function cheaper(plan: Plan, wishes: readonly Wish[], own: OwnSwaps): Plan | null {
  const exclusions = exclusionsOf(wishes);
  const isAllowed = ({ to }: Swap) =>
    foodTree().foods.has(to) && !costly.has(to) && exclusions.every(({ verdict }) => verdict(to) === 'free');
  let hasChanged = false;
  const next = plan.ingredients.map((ingredient) => {
    const { food } = ingredient;
    if (!costly.has(food) && cheaperThan[food] === undefined) return ingredient;
    const swap = [...(own.get(food) ?? []), ...(cheaperThan[food] ?? [])].find(isAllowed);
    if (swap === undefined) return ingredient;
    hasChanged = true;
    return swapped(ingredient, swap);
  });
  return hasChanged ? rebuilt(plan, next) : null;
}
