import { foodTree } from '../foods/lexicon.ts';
import { isThat } from './belongs.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { PlannedIngredient } from '../plan.ts';
import type { Version } from './vary.ts';

/** Foods that season a dish and do not make it. */
export const isSeasoning = (food: string) =>
  ['herb', 'spice', 'fat', 'liquid', 'sugar', 'syrup', 'raising'].includes(foodTree().food(food).role);

/** What is served beside many dishes: a curry with rice is no rice dish. */
const sides: ReadonlySet<string> = new Set(['rice', 'bread', 'wrap', 'grain']);

/** Weight share above which a food is a main component of a dish. */
const muchOf = 0.1;

/** "Yogurt cake" is not a chocolate cake with a spoon of yogurt, or with added yogurt. A dish that was adapted to a food counts as named after it. */
export function isAbout({ plan, changes }: Pick<Version, 'plan' | 'changes'>, foods: readonly { id: string }[]): boolean {
  const whole = plan.ingredients.reduce((sum, ingredient) => sum + (gramsOf(ingredient) ?? 0), 0);
  const titles = [plan.title, plan.titleWhenSwapped].flatMap((title) => (title === null ? [] : Object.values(title.slots).flat()));
  const named = new Set(titles.map(({ at }) => at));
  const isMuch = (ingredient: PlannedIngredient) =>
    ingredient.part === 'defining' || (!sides.has(foodTree().food(ingredient.food).role) && (gramsOf(ingredient) ?? 0) >= whole * muchOf);
  return foods
    .filter(({ id }) => !isSeasoning(id))
    .every(({ id }) =>
      plan.ingredients.some((ingredient, at) => isThat(id, ingredient.food) && (named.has(at) || (changes === 0 && isMuch(ingredient)))),
    );
}

/** True for a dish whose title names each food, in itself or where one of its foods was swapped. */
export function isTitled({ plan }: Pick<Version, 'plan'>, foods: readonly { id: string }[]): boolean {
  const titles = [plan.title, plan.titleWhenSwapped].flatMap((title) => (title === null ? [] : Object.values(title.slots).flat()));
  return foods.every(({ id }) => titles.some(({ at }) => isThat(id, plan.ingredients[at]?.food ?? '')));
}

/** The share of these foods in the weight of a dish, from 0 to 1. */
export function shareOf({ plan }: Pick<Version, 'plan'>, foods: readonly { id: string }[]): number {
  const grams = (some: readonly PlannedIngredient[]) => some.reduce((sum, ingredient) => sum + (gramsOf(ingredient) ?? 0), 0);
  const own = plan.ingredients.filter(({ food }) => foods.some(({ id }) => isThat(id, food)));
  return grams(own) / Math.max(1, grams(plan.ingredients));
}
