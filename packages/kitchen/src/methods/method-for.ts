import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import type { Dish } from '../dishes/dish.ts';
import type { Plan } from '../plan.ts';
import { plainSummary } from '../wishes/adapt.ts';
import { driedIn } from './dry.ts';
import { foodsIn } from './parts.ts';
import { inTheMicrowave, inTheRiceCooker } from './simple.ts';
import { stewedIn } from './stewed.ts';

/* A dish made with other equipment than its own, by the usual method for its kind: real steps with their own times, liquids and safety. */

function stepsFor(plan: Plan, tool: string): Plan | null {
  switch (tool) {
    case 'slow-cooker':
    case 'pressure-cooker':
    case 'oven':
    case 'hob':
      return stewedIn(plan, tool);
    case 'air-fryer':
    case 'barbecue':
    case 'grill':
      return driedIn(plan, tool);
    case 'rice-cooker':
      return inTheRiceCooker(plan);
    case 'microwave':
      return inTheMicrowave(plan);
    default:
      return null;
  }
}

/** The plan for this equipment; null when the dish has no sensible method with it. */
export function methodFor(plan: Plan, tool: string): Plan | null {
  // Improvised dishes have methods of their own.
  const made = plan.dish === null ? null : stepsFor(plan, tool);
  if (made === null) return null;
  const used = foodsIn(made.steps.flatMap(({ clauses }) => clauses));
  // It would be bought and never used.
  if (made.ingredients.some((_, at) => !used.has(at))) return null;
  const defining = made.ingredients.flatMap(({ part }, at) => (part === 'defining' ? [at] : []));
  const named = (defining.length > 0 ? defining : [0, 1, 2].filter((at) => at < made.ingredients.length)).slice(0, 3);
  return { ...made, summary: { key: plainSummary, slots: { a: named.map((at) => ({ at, share: 'all' as const })) }, measures: {} } };
}

/** Equipment that an order asks for and the dish does not use by itself. */
const toolsFor = ({ needs }: Dish, wishes: readonly Wish[]) => {
  const tools = wishes.flatMap(({ kind, id }) => (kind === 'equipment' ? [id] : []));
  // It already uses one of them.
  return tools.some((tool) => tool !== 'hob' && tool !== 'oven' && needs.some((need) => need === tool))
    ? []
    : tools.filter((tool) => !needs.some((need) => need === tool));
};

/** Equipment that an order lacks and the dish needs: a pot instead of the oven, or the oven instead of the hob. */
const substitutes: Readonly<Record<string, string>> = { oven: 'hob', hob: 'oven' };

/** The plan with the equipment of an order, where a method for it exists; otherwise unchanged. */
export function withEquipment(dish: Dish, plan: Plan, wishes: readonly Wish[]): Plan {
  for (const tool of toolsFor(dish, wishes)) {
    const made = methodFor(plan, tool);
    if (made !== null) return made;
  }
  for (const { kind, id } of wishes) {
    const tool = substitutes[id];
    if (kind !== 'no-equipment' || tool === undefined || !dish.needs.some((need) => need === id)) continue;
    const made = methodFor(plan, tool);
    if (made !== null) return made;
  }
  return plan;
}

/** True when a dish that needs equipment which an order lacks can be made without it. */
export const isReplaceable = (plan: Plan, tool: string): boolean => {
  const other = substitutes[tool];
  return other !== undefined && methodFor(plan, other) !== null;
};
