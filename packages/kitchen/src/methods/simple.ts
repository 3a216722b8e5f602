import type { Role } from '../foods/food.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';
import { rebuilt } from '../wishes/adapt.ts';
import { clause, indexesOf, isSalt, isServed, minutesLong, roleOf, step } from './parts.ts';

/* Rice cookers and microwaves: everything goes in at once. */

const inRiceCooker: ReadonlySet<Role> = new Set([
  'rice', 'grain', 'liquid', 'fat', 'spice', 'herb', 'aromatic', 'pulse', 'root', 'firm-vegetable', 'quick-vegetable', 'mushroom', 'paste', 'seed',
  'sauce', 'sugar', 'dried-fruit', 'alcohol', 'nut', 'none', 'milk', 'leaf',
]); // prettier-ignore
const freshHerb = ({ food, unit }: PlannedIngredient) => unit !== 'sprig' && !/^dried-|bay-leaf/.test(food);

/** Rice and grains; null for dishes with meat, fish, egg or anything fried, and for rice that is cooked already. */
export function inTheRiceCooker(plan: Plan): Plan | null {
  const grains = indexesOf(plan, (one) => ['rice', 'grain'].includes(roleOf(one)) && one.part === 'defining');
  const isCookedBefore = plan.ingredients.some(({ food }) => food === 'cooked-rice');
  if (!['rice', 'porridge', 'bowl'].includes(plan.kind) || grains.length === 0 || isCookedBefore) return null;
  if (plan.ingredients.some((one) => !inRiceCooker.has(roleOf(one)) && !isServed(one))) return null;
  const liquids = indexesOf(plan, (one) => ['liquid', 'milk'].includes(roleOf(one)));
  const last = indexesOf(
    plan,
    (one) => isServed(one) || (roleOf(one) === 'herb' && freshHerb(one)) || ['nut', 'seed', 'leaf'].includes(roleOf(one)),
  );
  const rest = indexesOf(plan, (_, at) => !grains.includes(at) && !liquids.includes(at) && !last.includes(at));
  if (liquids.length === 0) return null;
  return {
    ...plan,
    steps: [
      ...step([clause('Rinse {a} in a fine sieve under cold running water.', { a: grains })]),
      ...step(
        [
          clause('Put {a} in the rice cooker.', { a: [...grains, ...rest] }),
          clause('Pour in {a}.', { a: liquids }),
          clause('Close the lid and switch it on; it switches to keep warm when everything is done.'),
        ],
        { minutes: 30, time: 'waiting' },
      ),
      ...step([clause('Leave to rest for {m} before serving.', {}, { m: minutesLong(10) })], { minutes: 10, time: 'waiting' }),
      ...step([
        clause('Fluff {a} with a fork.', { a: plan.kind === 'porridge' ? [] : grains }),
        clause('Scatter with {a} and serve.', { a: last }),
      ]),
    ],
  };
}

const inMicrowave: ReadonlySet<Role> = new Set(['quick-vegetable', 'firm-vegetable', 'root', 'potato', 'leaf', 'mushroom', 'grain', 'liquid', 'milk', 'fat', 'spice', 'herb', 'none', 'citrus', 'sugar', 'syrup', 'seed', 'nut', 'berry', 'soft-fruit', 'dried-fruit', 'aromatic']); // prettier-ignore
const microwaveTimes: Partial<Record<Role, number>> = { potato: 12, root: 10, 'firm-vegetable': 8, grain: 4 };

const pricked = 'Scrub {a} and prick all over with a fork.';

/** What is heated on the hob and put on top is left out. */
function withoutExtras(plan: Plan): Plan | null {
  const isExtra = (one: PlannedIngredient) => one.part === 'optional' && roleOf(one) === 'pulse';
  return plan.ingredients.some(isExtra) ? rebuilt(plan, plan.ingredients.map((one) => (isExtra(one) ? null : one))) : plan; // prettier-ignore
}

/** Vegetables, potatoes and porridge; null for what has to brown or rise. */
export function inTheMicrowave(asked: Plan): Plan | null {
  const plan = withoutExtras(asked);
  if (plan === null || !['vegetables', 'potatoes', 'porridge', 'mash'].includes(plan.kind)) return null;
  const isTopping = (one: PlannedIngredient) => one.part === 'optional' && !inMicrowave.has(roleOf(one)) && !isServed(one);
  if (plan.ingredients.some((one) => !inMicrowave.has(roleOf(one)) && !isServed(one) && !isTopping(one))) return null;
  const isMain = (one: PlannedIngredient) =>
    ['quick-vegetable', 'firm-vegetable', 'root', 'potato', 'leaf', 'mushroom', 'grain', 'aromatic'].includes(roleOf(one)) &&
    !isServed(one);
  const mains = indexesOf(plan, isMain);
  const liquids = indexesOf(plan, (one) => ['liquid', 'milk'].includes(roleOf(one)));
  const salt = indexesOf(plan, isSalt);
  const toppings = indexesOf(plan, isTopping);
  const isRest = (one: PlannedIngredient, at: number) => ![...mains, ...liquids, ...salt, ...toppings].includes(at) && !isServed(one);
  const rest = indexesOf(plan, isRest);
  const served = indexesOf(plan, isServed);
  if (mains.length === 0) return null;
  const isWet = plan.kind === 'porridge' && liquids.length > 0;
  // Whole potatoes burst unless they are pricked.
  const whole = plan.steps.some(({ clauses }) => clauses.some(({ key }) => key === pricked)) ? mains : [];
  const minutes = Math.max(
    ...mains.map((at) => microwaveTimes[plan.ingredients[at] === undefined ? 'none' : roleOf(plan.ingredients[at])] ?? 6),
  );
  return {
    ...plan,
    steps: [
      ...step([
        whole.length === 0 ? null : clause(pricked, { a: whole }),
        clause('Put {a} in a large microwave-safe dish.', { a: mains }),
        isWet ? clause('Pour in {a}.', { a: liquids }) : clause('Add three tablespoons of water and cover loosely.'),
      ]),
      ...step(
        [
          clause('Cook in the microwave at full power for {m}, stirring once halfway.', {}, { m: minutesLong(minutes) }),
          clause('Cook {a} {a!done}.', { a: mains }),
        ],
        { minutes },
      ),
      ...step([clause('Leave to rest for {m} before serving.', {}, { m: minutesLong(2) })], { minutes: 2, time: 'waiting' }),
      ...step([
        plan.kind === 'mash' ? clause('Mash until smooth.') : null,
        whole.length === 0 ? null : clause('Cut a cross into {a} and squeeze open.', { a: whole }),
        clause(whole.length === 0 ? 'Stir in {a}.' : 'Top with {a}.', { a: isWet ? rest : [...rest, ...liquids] }),
        clause('Season with {a} to taste.', { a: salt }),
        clause('Scatter with {a}.', { a: toppings }),
        clause('Serve hot[ with {a}].', { a: served }),
      ]),
    ],
  };
}
