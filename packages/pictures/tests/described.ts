import { allDishes } from '@anydish/kitchen/dishes';
import { foodTree } from '@anydish/kitchen/foods';
import { planOf } from '@anydish/kitchen/plan';
import { describeDish } from '../src/describe.ts';
import type { DescribedFood } from '../src/looks.ts';

/** A food as a server describes it. */
export function foodOf(id: string): DescribedFood {
  const kinds = new Set<string>();
  for (let level = foodTree().food(id).parents; level.length > 0; level = level.flatMap((kind) => foodTree().food(kind).parents)) {
    for (const kind of level) kinds.add(kind);
  }
  return { id, kinds: [...kinds] };
}

/** The plans of all dishes of the kitchen. */
export const plans = allDishes().map((dish) => ({ ...planOf(dish), id: dish.id, name: dish.id.replaceAll('-', ' ') }));
type Planned = (typeof plans)[number];

/** A planned dish as it is drawn, with these of its foods. */
export const described = (plan: Planned, foods = plan.ingredients.map(({ food }) => food)) =>
  describeDish({ title: plan.name, dish: plan.dish, kind: plan.kind, cuisine: plan.cuisine, foods: foods.map((id) => foodOf(id)) });
