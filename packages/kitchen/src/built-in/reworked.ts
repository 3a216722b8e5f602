import type { Plan, PlannedRemark } from '../plan.ts';
import type { Rework } from '../reading/reworks.ts';
import { exclusionsOf } from '../wishes/adapt.ts';
import { fewer } from './fewer.ts';
import type { RefineOrder } from './refine-order.ts';
import { withProtein } from './protein.ts';
import { thicker, thinner } from './thickness.ts';

/* "Thicker", "thinner" and "fewer ingredients" of a recipe. A change that the dish has no honest way for is refused with its own words. */

type Reworked = { plan: Plan; remarks: readonly PlannedRemark[] };
type Made = ({ ok: true } & Reworked) | { ok: false; text: string };

function reworkedBy(id: Rework, most: number | null, plan: Plan, { sought }: RefineOrder): Reworked | null {
  const exclusions = exclusionsOf(sought.wishes);
  const isAllowed = (food: string) => exclusions.every(({ verdict }) => verdict(food) === 'free');
  if (id === 'thicker') return thicker(plan, isAllowed);
  if (id === 'thinner') return thinner(plan, isAllowed);
  if (id === 'protein') return withProtein(plan, isAllowed);
  const asked = [
    ...sought.understood.foods.map((food) => food.id),
    ...sought.wishes.flatMap((wish) => (wish.kind === 'with' ? [wish.id] : [])),
  ];
  return fewer(plan, asked, isAllowed, most);
}

/** The plan after all of them; `text`: the words of the one that cannot be done. */
export function withReworks(base: Plan, order: RefineOrder): Made {
  let plan = base;
  const remarks: PlannedRemark[] = [];
  for (const { id, text, most } of order.reworks) {
    const made = reworkedBy(id, most, plan, order);
    if (made === null) return { ok: false, text };
    plan = made.plan;
    remarks.push(...made.remarks);
  }
  return { ok: true, plan, remarks };
}
