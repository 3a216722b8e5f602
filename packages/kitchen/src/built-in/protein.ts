import { dishOf } from '../dishes/all.ts';
import type { Role } from '../foods/food.ts';
import { gramsOf } from '../foods/weigh.ts';
import { roleOf } from '../methods/parts.ts';
import type { Plan, PlannedRemark } from '../plan.ts';
import { withMore } from './other-amounts.ts';
import { scaled } from './thickness.ts';

/*
 * "More protein": more of the dish's own meat, fish, tofu or pulses; a dish without them gets some that its wishes allow. What is baked or sweet has no
 * honest way: more egg is another dough.
 */

const rich: ReadonlySet<Role> = new Set(['meat', 'stewing-meat', 'roast', 'mince', 'poultry', 'fish', 'tinned-fish', 'smoked-fish', 'shellfish', 'tofu', 'plant-mince', 'pulse', 'dried-pulse', 'red-lentil', 'egg']); // prettier-ignore
/** Grams in a serving from which on it is the dish's protein. */
const leastOfIt = 35;
const further = ['tinned-chickpea', 'tinned-white-bean', 'firm-tofu', 'cooked-chicken', 'hen-egg', 'greek-yogurt', 'ground-almond'];

export function withProtein(plan: Plan, isAllowed: (food: string) => boolean): { plan: Plan; remarks: PlannedRemark[] } | null {
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  if (dish?.courses.some((course) => course === 'baking' || course === 'dessert') === true) return null;
  const grams = plan.ingredients.map((one) => (rich.has(roleOf(one)) ? (gramsOf(one) ?? 0) / plan.makes.servings : 0));
  const most = Math.max(0, ...grams);
  if (most >= leastOfIt) return scaled(plan, [grams.indexOf(most)], 1.4);
  for (const food of further.filter(isAllowed)) {
    const made = withMore(plan, dish, { foods: [food] });
    if (made !== null && made.ingredients.length > plan.ingredients.length) return { plan: made, remarks: [] };
  }
  return null;
}
