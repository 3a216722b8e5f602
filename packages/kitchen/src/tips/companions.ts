import { foodTree } from '../foods/lexicon.ts';
import type { Plan } from '../plan.ts';

/** What goes well with dishes of a kind, best first. */
const byKind: Readonly<Record<string, readonly string[]>> = {
  stew: ['basmati-rice', 'all-round-potato', 'sourdough-bread', 'green-bean', 'cucumber'],
  'stew/soup': ['sourdough-bread', 'rye-bread', 'lettuce', 'cucumber'],
  pasta: ['rocket', 'cherry-tomato', 'lettuce'],
  grains: ['cucumber', 'rocket', 'green-bean'],
  baked: ['rocket', 'lettuce', 'cucumber', 'green-bean'],
  crusty: ['rocket', 'cherry-tomato', 'lettuce'],
  roast: ['all-round-potato', 'green-bean', 'carrot', 'basmati-rice'],
  fried: ['lettuce', 'cucumber', 'cherry-tomato'],
  cold: ['sourdough-bread', 'baguette', 'all-round-potato'],
  eggs: ['sourdough-bread', 'cherry-tomato', 'cucumber'],
  cake: ['strawberry', 'raspberry', 'orange'],
  chilled: ['raspberry', 'strawberry', 'orange'],
};
const soups: ReadonlySet<string> = new Set(['soup', 'cream-soup']);
const most = 2;
/** A plate needs one of these. */
const starches: ReadonlySet<string> = new Set(['rice', 'potato', 'bread', 'wrap', 'pasta', 'noodle', 'grain']);

const sweet: ReadonlySet<string> = new Set(['pudding', 'mousse', 'jelly']);

/** Foods to serve with a dish that it does not have the like of. Only those that `isAllowed`. */
export function companionsOf({ kind, ingredients }: Plan, group: string, isAllowed: (food: string) => boolean): string[] {
  const tree = foodTree();
  if (group === 'chilled' && !sweet.has(kind)) return [];
  const roles = new Set(ingredients.map(({ food }) => tree.food(food).role));
  const hasStarch = [...roles].some((role) => starches.has(role));
  const isThere = (food: string) =>
    roles.has(tree.food(food).role) ||
    (hasStarch && starches.has(tree.food(food).role)) ||
    ingredients.some((other) => tree.insides(other.food).has(food));
  const candidates = byKind[group === 'stew' && soups.has(kind) ? 'stew/soup' : group] ?? [];
  const chosen: string[] = [];
  for (const food of candidates) {
    // One for each role: no bread beside bread.
    const isLike = chosen.some((other) => tree.food(other).role === tree.food(food).role);
    if (chosen.length < most && !isThere(food) && !isLike && isAllowed(food)) chosen.push(food);
  }
  return chosen;
}
