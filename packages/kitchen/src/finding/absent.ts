import type { Plan } from '../plan.ts';
import { breachesOf } from '../wishes/prove.ts';

/** Of these foods or kinds those that the list of ingredients proves to be absent: what is in a paste or a stock is not absent. */
export function absentFrom({ ingredients }: Plan, foods: readonly string[]): string[] {
  const evidence = { ingredients: ingredients.map(({ food }) => [food]), mentioned: [], carbohydrate: null };
  return foods.filter((id) => breachesOf(evidence, [{ kind: 'without', id }]).length === 0);
}
