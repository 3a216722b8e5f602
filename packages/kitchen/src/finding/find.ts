import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { allDishes } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import { foodTree } from '../foods/lexicon.ts';
import { nutritionOf } from '../foods/weigh.ts';
import type { Plan } from '../plan.ts';
import type { Understood } from '../reading/reading.ts';
import { adapt, type Unmet } from '../wishes/adapt.ts';
import { breachesOf } from '../wishes/prove.ts';
import { isThat } from './belongs.ts';
import { fitOf } from './features.ts';
import { minutesOf } from './minutes.ts';
import { versionFor, type Version } from './vary.ts';

/** What a request comes to before anything is cooked. */
export interface Sought {
  understood: Understood;
  /** All that holds for this order: read, filled in, and of the profile. */
  wishes: readonly Wish[];
}

/** A dish that keeps every wish, as it would be cooked. */
export interface Candidate extends Version {
  score: number;
  /** Share of what was asked for that it is: 1 is all of it. */
  fit: number;
}

const limitOf = (wishes: readonly Wish[]) => Math.min(...wishes.filter(({ kind }) => kind === 'minutes').map(({ id }) => Number(id)));

/** True when it can be cooked with what there is, in the time there is. */
export function isPossible(dish: Dish, plan: Plan, wishes: readonly Wish[]): boolean {
  if (minutesOf(plan) > limitOf(wishes)) return false;
  // Raw egg and raw fish are nothing for these, even when the list of ingredients allows them.
  const isFor = (diet: string) => wishes.some(({ kind, id }) => kind === 'diet' && id === diet);
  if (dish.risks.length > 0 && (isFor('pregnancy') || isFor('baby'))) return false;
  // Salt, pieces and spices are no list of ingredients either.
  if (isFor('baby') && !dish.audiences.includes('baby')) return false;
  return !wishes.some(({ kind, id }) => kind === 'no-equipment' && dish.needs.some((need) => need === id));
}

/** The version as every wish wants it; what stands in the way where that cannot be. */
export function fitted(version: Version, wishes: readonly Wish[]): { ok: true; version: Version } | { ok: false; unmet: Unmet[] } {
  const adapted = adapt(version.plan, wishes, version.dish.swaps, version.missing);
  if (!adapted.ok) return adapted;
  const { plan } = adapted;
  const carbohydrate = nutritionOf(plan.ingredients, plan.makes.servings).carbohydrate;
  const breaches = breachesOf({ ingredients: plan.ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate }, wishes);
  // What took the place of something that is left out is there now.
  const isIn = (food: string) => plan.ingredients.some((ingredient) => isThat(food, ingredient.food));
  const [found, missing] = [version.missing.filter(isIn), version.missing.filter((food) => !isIn(food))];
  if (breaches.length === 0) return { ok: true, version: { ...version, plan, covered: [...version.covered, ...found], missing } };
  return { ok: false, unmet: breaches.map(({ wish, food }) => ({ wish, food: food ?? '' })) };
}

const weights: Readonly<Record<string, number>> = {
  kind: 3,
  course: 1.5,
  cuisine: 2,
  occasion: 1.5,
  season: 0.5,
  audience: 1,
  manner: 1,
  method: 1,
};
const weightOf = (feature: string) => weights[feature.split(':')[0] ?? ''] ?? 0;

/** Foods that season rather than name a dish count less. */
const foodWeight = (food: string) => {
  const { role } = foodTree().food(food);
  return ['herb', 'spice', 'fat', 'liquid', 'sugar', 'raising'].includes(role) ? 1 : 2.5;
};

/** Equipment that somebody wants to use: 1 for a dish that needs it, a half for what comes as well from an air fryer as from the oven. */
export const fitOfEquipment = ({ needs }: Dish, id: string) =>
  needs.some((need) => need === id) ? 1 : id === 'air-fryer' && needs.includes('oven') ? 0.5 : 0;

function scored(version: Version, { understood, wishes }: Sought): Candidate {
  const { dish, plan, covered, changes } = version;
  const { foods, features, avoided } = understood;
  const tools = wishes.filter(({ kind }) => kind === 'equipment').map(({ id }) => id);
  const asked =
    tools.length * 2 +
    foods.reduce((sum, { id }) => sum + foodWeight(id), 0) +
    features.reduce((sum, feature) => sum + weightOf(feature), 0);
  const got =
    tools.reduce((sum, tool) => sum + 2 * fitOfEquipment(dish, tool), 0) +
    covered.reduce((sum, food) => sum + foodWeight(food), 0) +
    features.reduce((sum, feature) => sum + weightOf(feature) * fitOf(dish, plan, feature), 0);
  // Nobody means the mash of a baby without saying so.
  const isForOthers =
    dish.audiences.includes('baby') &&
    !(features.includes('audience:baby') || wishes.some(({ id }) => id === 'baby')) &&
    dish.kinds[0] === 'mash'
      ? 1
      : 0;
  const unwanted = avoided.filter((feature) => fitOf(dish, plan, feature) === 1).length + isForOthers / 5;
  // A request for nothing in particular gets that with any dish.
  const fit = asked === 0 ? 1 : got / asked;
  // Of two that fit alike, the one that needs no change, and in which the food is no garnish.
  const prominence = covered.reduce((sum, food) => sum + prominenceOf(plan, food), 0);
  // What it is first of all: bread dough is a kind of bread, and a loaf is bread.
  const isFirst = features.includes(`kind:${dish.kinds[0]}`) ? 0.5 : 0;
  return { ...version, fit, score: got - unwanted * 5 - changes * 0.4 + prominence + isFirst };
}

/** 1 for what the dish is mostly made of, near 0 for a pinch. */
function prominenceOf({ ingredients }: Plan, wanted: string): number {
  const rank = ingredients.findIndex(({ food }) => foodTree().lineage(food).has(wanted));
  const isDefining = ingredients[rank]?.part === 'defining';
  return rank < 0 ? 0 : (isDefining ? 1 : 0.3) * (1 - rank / (ingredients.length + 1));
}

const isMeal = ({ courses }: Dish) => courses.includes('main') || courses.includes('dinner');

/** The best first; of equals a meal before a sweet, and the quick before the slow. */
const inOrder = (a: Candidate, b: Candidate) =>
  b.score - a.score ||
  Number(isMeal(b.dish)) - Number(isMeal(a.dish)) ||
  minutesOf(a.plan) - minutesOf(b.plan) ||
  a.dish.id.localeCompare(b.dish.id);

/** Every dish that keeps the wishes, the best first. */
export function candidatesFor(sought: Sought, dishes: readonly Dish[] = allDishes()): Candidate[] {
  const wanted = sought.understood.foods.map(({ id }) => id);
  return dishes
    .flatMap((dish) => {
      const version = versionFor(dish, wanted);
      if (!isPossible(dish, version.plan, sought.wishes)) return [];
      const kept = fitted(version, sought.wishes);
      return kept.ok ? [scored(kept.version, sought)] : [];
    })
    .toSorted(inOrder);
}
