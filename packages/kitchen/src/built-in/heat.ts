import { i18n } from '@anydish/language/sentence';
import type { CookOrder } from '../cook.ts';
import { dishOf } from '../dishes/all.ts';
import type { Plan, PlannedRemark } from '../plan.ts';
import { exclusionsOf } from '../wishes/adapt.ts';
import { withHeat } from './milder-cheaper.ts';
import { withChilli } from './other-amounts.ts';
import { remark } from './remarks.ts';

/** "Kung pao chicken, not too spicy": half of what is hot, also for children; "spicy" is more of it in a dish that is not hot by itself. */
export function asHot(plan: Plan, { sought }: Pick<CookOrder, 'sought'>): { plan: Plan; remarks: PlannedRemark[] } {
  const { features } = sought.understood;
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  const isMilder = features.includes('manner:mild') || features.includes('audience:children');
  const isHotter = features.includes('manner:spicy') && dish?.manners.includes('spicy') !== true;
  const made = isMilder ? withHeat(plan, 0.5) : isHotter ? withHeat(plan, 1.5) : null;
  if (made === null) {
    const isAllowed = exclusionsOf(sought.wishes).every(({ verdict }) => verdict('chilli-flake') === 'free');
    const heated = isHotter && isAllowed && dish !== null && !dish.courses.includes('dessert') ? withChilli(plan, dish) : null;
    return { plan: heated ?? plan, remarks: [] };
  }
  const said = isMilder ? i18n._('Milder than usual, with less {foods}.', {}) : i18n._('Hotter than usual, with more {foods}.', {});
  return { plan: made.plan, remarks: [remark(said, { foods: made.foods })] };
}
