import type { Plan, PlannedClause, PlannedStep } from '../plan.ts';
import { gramsOf } from '../foods/weigh.ts';
import { celsius, clause, foodsIn, indexesOf, isHeating, roleOf, step } from './parts.ts';

/* Breaded, filled and shaped pieces that are fried in oil, from the oven or the hot air instead: brushed with a little of it. */

const kinds: ReadonlySet<string> = new Set(['schnitzel', 'croquette', 'nibbles', 'spring-roll', 'fritter', 'fish-dish', 'stuffed', 'wrap', 'taco', 'meatball', 'fries']); // prettier-ignore
const frying = /\b(?:deep-)?fry\b/i;
/** Loose batter runs off a tray. */
const batter = /batter|spoonful|ladle/i;
const flesh: ReadonlySet<string> = new Set(['poultry', 'meat', 'mince', 'fish', 'shellfish', 'sausage', 'plant-mince', 'tofu']);
/** Grams of fat in a serving from which on a dish is fried in it. */
const leastFat = 10;

/** Nothing drips after the oven. */
const undrained = (one: PlannedStep): PlannedStep => {
  const rest = one.clauses.filter(({ key }) => !key.startsWith('Drain on kitchen paper'));
  const served = one.clauses.length === rest.length ? null : clause('Serve hot[ with {a}].', { a: [] });
  return { ...one, clauses: rest.length > 0 || served === null ? rest : [served] };
};

const minutesOf = (roles: readonly string[]) => (roles.includes('poultry') ? 25 : roles.includes('fish') ? 15 : 20);

/** The plan without its last frying; null for a dish whose pieces would not hold or brown. */
export function unfriedIn(plan: Plan, tool: 'oven' | 'air-fryer'): Plan | null {
  if (!kinds.has(plan.kind)) return null;
  const at = plan.steps.findLastIndex(({ clauses }) => clauses.some(({ key }) => frying.test(key)));
  const fried = plan.steps[at];
  if (fried === undefined || plan.steps.some(({ clauses }) => clauses.some(({ key }) => batter.test(key)))) return null;
  const isFat = (index: number) => plan.ingredients[index] !== undefined && roleOf(plan.ingredients[index]) === 'fat';
  const around = plan.steps.slice(Math.max(0, at - 1), at + 1).flatMap(({ clauses }) => clauses.filter(isHeating));
  const fats = [...foodsIn(around)].filter(isFat);
  const grams = fats.reduce((sum, index) => sum + (gramsOf(plan.ingredients[index] ?? { food: '', amount: null, unit: null }) ?? 0), 0);
  const isMuch = grams / plan.makes.servings >= leastFat || fats.some((index) => plan.ingredients[index]?.amount === null);
  if (fats.length === 0 || !isMuch) return null;
  const raw = [...foodsIn(fried.clauses.filter(isHeating))].filter((index) => {
    const ingredient = plan.ingredients[index];
    return ingredient !== undefined && flesh.has(roleOf(ingredient));
  });
  const roles = indexesOf(plan, (one) => flesh.has(roleOf(one)))
    .flatMap((index) => plan.ingredients[index] ?? [])
    .map(roleOf);
  const isKept = (one: PlannedClause) => !isHeating(one);
  const keptOf = (one: PlannedStep): PlannedStep => ({ ...one, growth: 'none', clauses: one.clauses.filter(isKept) });
  const isOfOil = ({ clauses }: PlannedStep) => clauses.length > 0 && [...foodsIn(clauses)].every(isFat) && clauses.every(isHeating);
  const before = plan.steps.slice(0, at).filter((one, index) => index !== at - 1 || !isOfOil(one));
  const heat =
    tool === 'oven'
      ? [
          clause('Heat the oven to {t} and line a baking tray with baking paper.', {}, { t: celsius(220) }),
          clause('Lay the pieces on the tray and brush with {a}.', { a: fats }),
          clause('Roast until golden and crisp, turning once.'),
        ]
      : [
          clause('Heat the air fryer to {t}.', {}, { t: celsius(200) }),
          clause('Lay the pieces in the basket in one layer and brush with {a}.', { a: fats }),
          clause('Cook until golden and crisp, turning once.'),
        ];
  const further = step([...heat, clause('Cook {a} {a!done}.', { a: raw })], { minutes: minutesOf(roles), growth: 'batches' });
  const kept = keptOf(fried);
  const steps = [...before, ...(kept.clauses.length > 0 ? [kept] : []), ...further, ...plan.steps.slice(at + 1).map(undrained)];
  const used = foodsIn(steps.flatMap(({ clauses }) => clauses));
  if (plan.ingredients.some((_, index) => !used.has(index))) return null;
  const ingredients = plan.ingredients.map((one, index) =>
    fats.includes(index) ? { ...one, amount: Math.max(1, Math.round(plan.makes.servings / 2)), unit: 'tbsp' as const, note: null } : one,
  );
  return { ...plan, ingredients, steps };
}
