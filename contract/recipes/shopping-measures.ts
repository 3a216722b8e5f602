import { gramsPer, type Measure } from './quantities.ts';
import type { Unit } from './recipe.ts';

/*
 * Adds up what several recipes need of one food. Weights and volumes are summed separately; with a known density they are combined. Counts stay
 * separate. Sums are exact: the server rounds what a shop sells (server/recipes/shopping/bought.ts).
 */

const spoonMillilitres: Partial<Record<Unit, number>> = { tsp: 5, tbsp: 15 };
const jugMillilitres: Partial<Record<Unit, number>> = { ml: 1, l: 1_000, 'fl oz': 29.5735, cup: 240 };

/** One total per kind of amount: grams, millilitres or teaspoons, and counts. */
function inOneUnit({ amount, unit }: Measure): Measure {
  if (unit === null) return { amount, unit };
  const [grams, spoons, jugs] = [gramsPer[unit], spoonMillilitres[unit], jugMillilitres[unit]];
  if (grams !== undefined) return { amount: amount * grams, unit: 'g' };
  if (spoons !== undefined) return { amount: (amount * spoons) / 5, unit: 'tsp' };
  return jugs === undefined ? { amount, unit } : { amount: amount * jugs, unit: 'ml' };
}

/** The sum of all, independent of the order of the parts. `density` in grams per millilitre. */
export function addMeasures(parts: readonly Measure[], density: number | null): Measure[] {
  const sums = new Map<Unit | null, number>();
  for (const part of parts) {
    const { amount, unit } = inOneUnit(part);
    sums.set(unit, (sums.get(unit) ?? 0) + amount);
  }
  const move = (from: Unit, to: Unit, factor: number) => {
    sums.set(to, (sums.get(to) ?? 0) + (sums.get(from) ?? 0) * factor);
    sums.delete(from);
  };
  if (sums.has('tsp') && sums.has('ml')) move('tsp', 'ml', 5);
  if (density !== null && sums.has('g')) {
    if (sums.has('tsp')) move('tsp', 'g', 5 * density);
    if (sums.has('ml')) move('ml', 'g', density);
  }
  return [...sums]
    .map(([unit, amount]) => ({ amount, unit }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => ((a.unit ?? '') < (b.unit ?? '') ? -1 : 1));
}
