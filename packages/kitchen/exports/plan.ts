export { planOf } from '../src/dishes/plan-of.ts';
export { plainPlan } from '../src/finding/vary.ts';
export { type Plan } from '../src/plan.ts';
