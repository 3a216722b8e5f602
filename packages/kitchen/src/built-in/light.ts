import { i18n } from '@anydish/language/sentence';
import type { CookOrder } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import { fitOf } from '../finding/features.ts';
import type { Plan, PlannedRemark } from '../plan.ts';
import { lighter } from './milder-cheaper.ts';
import { remark } from './remarks.ts';

/** "A lighter Alfredo": less fat, cream and cheese in a dish that is not light by itself. */
export function asLight(plan: Plan, { sought }: Pick<CookOrder, 'sought'>): { plan: Plan; remarks: PlannedRemark[] } {
  const { features } = sought.understood;
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  const wanted = features.find((feature) => feature === 'manner:light' || feature === 'manner:healthy');
  const made = wanted === undefined || dish === null || fitOf(dish, plan, wanted) === 1 ? null : lighter(plan);
  if (made === null) return { plan, remarks: [] };
  return { plan: made.plan, remarks: [remark(i18n._('Lighter than usual, with less {foods}.', {}), { foods: made.foods })] };
}
