import type { Plan } from '../plan.ts';
import { breachesOf } from '../wishes/prove.ts';

/** Those of these foods or kinds that the ingredient list proves absent: a food in a paste or a stock is not absent. */
export function absentFrom({ ingredients }: Plan, foods: readonly string[]): string[] {
  const evidence = { ingredients: ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate: null };
  return foods.filter((id) => breachesOf(evidence, [{ kind: 'without', id }]).length === 0);
}
