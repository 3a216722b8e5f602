import { allDishes } from '../dishes/all.ts';
import type { Dish } from '../dishes/dish.ts';
import { fitOf } from '../finding/features.ts';
import { candidatesFor, fitOfEquipment, type Candidate, type Sought } from '../finding/find.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Plan } from '../plan.ts';

/** Below this similarity a dish is not a version of the other one. Foods that a diet excludes do not count. */
const leastLikeness = { ofDiet: 2.5, ofOther: 3.5 } as const;

const isSeasoning = (food: string) =>
  ['herb', 'spice', 'fat', 'liquid', 'sugar', 'raising', 'aromatic'].includes(foodTree().food(food).role);

/** Similarity of two dishes: ingredients, cuisine, and course. */
function likenessOf(dish: Dish, plan: Plan, candidate: Candidate): number {
  const foods = candidate.plan.ingredients.map(({ food }) => food).filter((food) => !isSeasoning(food));
  const own = plan.ingredients.filter(({ food }) => !isSeasoning(food));
  const shared = own.filter(({ food }) => foods.some((other) => other === food || foodTree().lineage(other).has(food)));
  const main = shared.filter(({ part }) => part === 'defining').length;
  const cuisines = candidate.dish.cuisines.some((cuisine) => dish.cuisines.includes(cuisine)) ? 1 : 0;
  const courses = candidate.dish.courses.some((course) => dish.courses.includes(course)) ? 0.5 : -2;
  return shared.length * 0.5 + main + cuisines + courses;
}

/** The most similar dish that keeps every wish; null when none is similar enough. `why`: the obstacle in the original dish. */
export function nearDish(
  dish: Dish,
  plan: Plan,
  sought: Sought,
  features: readonly string[],
  why: keyof typeof leastLikeness,
): Candidate | null {
  const [kind] = dish.kinds;
  const tools = sought.wishes.filter((wish) => wish.kind === 'equipment').map(({ id }) => id);
  const others = allDishes().filter((other) => other.id !== dish.id && other.kinds[0] === kind);
  const plain = { ...sought, understood: { ...sought.understood, features: [] } };
  const fitting = candidatesFor(plain, others)
    .filter(({ missing }) => missing.length === 0)
    .filter((candidate) => features.every((feature) => fitOf(candidate.dish, candidate.plan, feature) === 1))
    .filter((candidate) => tools.every((tool) => fitOfEquipment(candidate.dish, tool) > 0))
    .map((candidate) => ({ candidate, near: likenessOf(dish, plan, candidate) }))
    .filter(({ near }) => near >= leastLikeness[why])
    .toSorted((a, b) => b.near - a.near || a.candidate.dish.id.localeCompare(b.candidate.dish.id));
  return fitting[0]?.candidate ?? null;
}
