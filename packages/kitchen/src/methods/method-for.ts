import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { dishOf } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import { minutesOf } from '../finding/minutes.ts';
import type { Plan, PlannedText } from '../plan.ts';
import { plainSummary } from '../wishes/adapt.ts';
import { driedIn } from './dry.ts';
import { foodsIn } from './parts.ts';
import { inTheMicrowave, inTheRiceCooker } from './simple.ts';
import { stewedIn } from './stewed.ts';
import { titleWith } from './texts.ts';
import { unfriedIn } from './unfried.ts';

/* A dish made with other equipment than its own, by the usual method for its kind: real steps with their own times, liquids and safety. */

/** Cooked again, a crisp, cold, raw or quick dish would be another dish. */
function isUnfit({ kinds, manners, methods, risks }: Dish, plan: Plan, tool: string): boolean {
  const isAny = (list: readonly string[], ...ids: string[]) => ids.some((id) => list.includes(id));
  const isWet = ['slow-cooker', 'pressure-cooker', 'oven', 'hob'].includes(tool);
  if (risks.length > 0 || isAny(methods, 'raw')) return true;
  if (isWet)
    return (
      isAny(manners, 'crunchy', 'cold') ||
      isAny(kinds, 'noodles', 'schnitzel') ||
      (tool === 'slow-cooker' && minutesOf(plan) < leastMinutes)
    );
  if (tool === 'microwave')
    return isAny(methods, 'roasted', 'grilled', 'fried', 'pan-fried', 'deep-fried') && !isAny(methods, 'boiled', 'steamed');
  if (tool === 'rice-cooker') return false;
  return (
    isAny(methods, 'boiled', 'steamed', 'mashed') ||
    plan.steps.some(({ clauses }) => clauses.some(({ key }) => /batter|spoonful/i.test(key)))
  );
}

/** Minutes below which a dish gains nothing in a slow cooker. */
const leastMinutes = 30;

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

/** A title that names another way of cooking: "Pan-fried steak" from the barbecue. */
const namesHeat = /\b(?:pan-fried|fried|baked|roast|roasted|oven|grilled|slow-cooker|air-fryer|deep-fried|steamed|boiled)\b/i;

const textOf = (key: string, places: readonly number[]): PlannedText => ({
  key,
  slots: { a: places.map((at) => ({ at, share: 'all' as const })) },
  measures: {},
});

/** The plan for this equipment; null when the dish has no sensible method with it. */
export function methodFor(plan: Plan, tool: string): Plan | null {
  // Improvised dishes have methods of their own.
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  const own = dish === null || isUnfit(dish, plan, tool) ? null : stepsFor(plan, tool);
  const made =
    own ?? (dish !== null && (tool === 'oven' || tool === 'air-fryer') && dish.risks.length === 0 ? unfriedIn(plan, tool) : null);
  if (made === null) return null;
  const used = foodsIn(made.steps.flatMap(({ clauses }) => clauses));
  // It would be bought and never used.
  if (made.ingredients.some((_, at) => !used.has(at))) return null;
  const defining = made.ingredients.flatMap(({ part }, at) => (part === 'defining' ? [at] : []));
  const named = (defining.length > 0 ? defining : [0, 1, 2].filter((at) => at < made.ingredients.length)).slice(0, 3);
  const [first] = defining;
  const title = titleWith[tool];
  const isRenamed = first !== undefined && title !== undefined && namesHeat.test(plan.title.key);
  const titles = isRenamed ? { title: textOf(title, [first]), titleWhenSwapped: null } : {};
  return { ...made, ...titles, summary: textOf(plainSummary, named) };
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
