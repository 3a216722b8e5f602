import { readAddition } from './dish-lines.ts';
import type { Addition, Dish } from './dish.ts';
import type { DishKind } from './features.ts';
import { additionLines } from './shared-additions.ts';

const hot: ReadonlySet<DishKind> = new Set([
  'soup',
  'stew',
  'chilli',
  'curry',
  'hotpot',
  'stir-fry',
  'pasta',
  'noodles',
  'risotto',
  'rice',
  'bowl',
  'beans',
]);

const known = new Map<string, readonly Addition[]>();

/**
 * Where foods can go that the dish itself names no place for. Only for changes of a recipe: in a search they would make every dish fit every request.
 */
export function generalAdditions({ id, kinds, needs, steps }: Dish): readonly Addition[] {
  const before = known.get(id);
  if (before !== undefined) return before;
  const isHot = kinds.some((kind) => hot.has(kind)) && !needs.includes('oven') && !kinds.includes('salad');
  const additions = additionLines(`like ${isHot ? 'hot-dish' : 'other-dish'} ${steps.length} ${steps.length}`).map(readAddition);
  known.set(id, additions);
  return additions;
}
