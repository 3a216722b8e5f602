import { foodTree } from '../foods/lexicon.ts';
import { isThat } from './belongs.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { Plan, PlannedIngredient } from '../plan.ts';
import type { Version } from './vary.ts';

/** Foods that season a dish and do not make it. */
export const isSeasoning = (food: string) =>
  ['herb', 'spice', 'fat', 'liquid', 'sugar', 'syrup', 'raising'].includes(foodTree().food(food).role);

/** What is served beside many dishes: a curry with rice is no rice dish. */
const sides: ReadonlySet<string> = new Set(['rice', 'bread', 'wrap', 'grain']);

/** Weight share above which a food is a main component of a dish. */
const muchOf = 0.1;

const titledPlaces = ({ title, titleWhenSwapped }: Plan): ReadonlySet<number> =>
  new Set([title, titleWhenSwapped].flatMap((one) => (one === null ? [] : Object.values(one.slots).flat())).map(({ at }) => at));

/** "Yogurt cake" is not a chocolate cake with a spoon of yogurt, or with added yogurt. A dish that was adapted to a food counts as named after it. */
export function isAbout({ plan, changes }: Pick<Version, 'plan' | 'changes'>, foods: readonly { id: string }[]): boolean {
  const whole = plan.ingredients.reduce((sum, ingredient) => sum + (gramsOf(ingredient) ?? 0), 0);
  const named = titledPlaces(plan);
  const isMuch = (ingredient: PlannedIngredient) =>
    ingredient.part === 'defining' || (!sides.has(foodTree().food(ingredient.food).role) && (gramsOf(ingredient) ?? 0) >= whole * muchOf);
  return foods
    .filter(({ id }) => !isSeasoning(id))
    .every(({ id }) =>
      plan.ingredients.some((ingredient, at) => isThat(id, ingredient.food) && (named.has(at) || (changes === 0 && isMuch(ingredient)))),
    );
}

/** True for a dish that each food makes what it is, as its title or its list says: spaghetti aglio e olio for "spaghetti, garlic". */
export function isMadeBy({ plan }: Pick<Version, 'plan'>, foods: readonly { id: string }[]): boolean {
  const named = titledPlaces(plan);
  return foods.every(({ id }) => plan.ingredients.some(({ food, part }, at) => isThat(id, food) && (part === 'defining' || named.has(at))));
}

/** The share of these foods in the weight of a dish, from 0 to 1. */
export function shareOf({ plan }: Pick<Version, 'plan'>, foods: readonly { id: string }[]): number {
  const grams = (some: readonly PlannedIngredient[]) => some.reduce((sum, ingredient) => sum + (gramsOf(ingredient) ?? 0), 0);
  const own = plan.ingredients.filter(({ food }) => foods.some(({ id }) => isThat(id, food)));
  return grams(own) / Math.max(1, grams(plan.ingredients));
}
