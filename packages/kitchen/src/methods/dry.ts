import type { Role } from '../foods/food.ts';
import { gramsOf } from '../foods/weigh.ts';
import type { Plan, PlannedClause, PlannedIngredient, PlannedStep } from '../plan.ts';
import { celsius, clause, foodsIn, indexesOf, isHeating, isSalt, isServed, mainStepOf, roleOf, step } from './parts.ts';

/* Pieces that brown in dry heat: breaded cutlets, wings, skewers, steaks, vegetables. The dish's own preparation stays; the heat is another. */

export type DryHeat = 'air-fryer' | 'barbecue' | 'grill';

const kindsFor: Readonly<Record<DryHeat, ReadonlySet<string>>> = {
  'air-fryer': new Set([
    'nibbles', 'roast', 'schnitzel', 'fries', 'potatoes', 'vegetables', 'croquette', 'meatball', 'skewer', 'sausage-dish', 'fish-dish', 'steak',
    'traybake', 'spring-roll',
  ]),
  barbecue: new Set(['skewer', 'steak', 'burger', 'sausage-dish', 'fish-dish', 'vegetables', 'nibbles', 'meatball', 'seafood-dish', 'roast']),
  grill: new Set(['skewer', 'steak', 'burger', 'sausage-dish', 'fish-dish', 'vegetables', 'nibbles', 'meatball', 'seafood-dish', 'roast']),
}; // prettier-ignore

/** Minutes and degrees in hot air, by what is cooked. */
const airTimes: Partial<Record<Role, readonly [minutes: number, degrees: number]>> = {
  poultry: [22, 190], meat: [12, 200], mince: [12, 190], sausage: [14, 190], fish: [11, 190], shellfish: [7, 200], tofu: [15, 200],
  potato: [22, 200], root: [18, 190], 'firm-vegetable': [14, 190], 'quick-vegetable': [10, 190], mushroom: [10, 190], tomato: [10, 180],
  aromatic: [14, 180], 'melting-cheese': [8, 190], 'soft-cheese': [8, 190], pulse: [15, 190], cured: [10, 190], 'plant-mince': [12, 190],
}; // prettier-ignore
/** Minutes and degrees for whole potatoes. */
const wholePotato: readonly [number, number] = [40, 200];
const grillTimes: Partial<Record<Role, number>> = {
  poultry: 16, meat: 8, mince: 12, sausage: 14, fish: 8, shellfish: 5, tofu: 8, potato: 20, root: 15, 'firm-vegetable': 10,
  'quick-vegetable': 8, mushroom: 8, tomato: 6, aromatic: 8, 'melting-cheese': 5, 'plant-mince': 10,
}; // prettier-ignore

/** Cuts that need hours, and whole birds. */
const tooLarge: ReadonlySet<Role> = new Set(['stewing-meat', 'roast', 'whole-bird', 'dried-pulse', 'egg', 'pasta', 'noodle', 'rice']);

/** Oil in grams that hot air needs; more drips off and smokes. */
const mostOil = 20;

const isFrying = ({ food }: PlannedIngredient) => /-oil$|lard|dripping/.test(food);

function withLessOil(plan: Plan, isAir: boolean): Plan {
  if (!isAir) return plan;
  const ingredients = plan.ingredients.map((ingredient) =>
    isFrying(ingredient) && (gramsOf(ingredient) ?? 0) > mostOil ? { ...ingredient, amount: 1.5, unit: 'tbsp' as const } : ingredient,
  );
  return { ...plan, ingredients };
}

/** Grams from which garlic and onions count as pieces. */
const leastPiece = 80;

/** What goes into the heat: the pieces of the dish's own cooking step, or what defines the dish. */
function piecesOf(plan: Plan, main: number): number[] {
  const times = { ...airTimes, ...grillTimes };
  const isPiece = (at: number) => {
    const ingredient = plan.ingredients[at];
    if (ingredient === undefined || isServed(ingredient) || times[roleOf(ingredient)] === undefined) return false;
    // Wedges of onion cook with the rest; a clove of garlic seasons it.
    return roleOf(ingredient) !== 'aromatic' || (gramsOf(ingredient) ?? 0) >= leastPiece;
  };
  const own = [...foodsIn(plan.steps[main]?.clauses.filter(isHeating) ?? [])].filter(isPiece);
  return own.length > 0 ? own : indexesOf(plan, ({ part }, at) => part === 'defining' && isPiece(at));
}

function heatSteps(plan: Plan, tool: DryHeat, pieces: readonly number[]): PlannedStep[] {
  const roles = pieces.flatMap((at) => (plan.ingredients[at] === undefined ? [] : [roleOf(plan.ingredients[at])]));
  if (tool === 'air-fryer') {
    const isWhole = pieces.some((at) => {
      const { note = null } = plan.ingredients[at] ?? {};
      return roles.includes('potato') && (note === null || /\beach\b/.test(note.key));
    });
    const times = isWhole ? [wholePotato] : roles.map((role) => airTimes[role] ?? ([14, 190] as const));
    const [minutes, degrees] = times.toSorted((a, b) => b[0] - a[0])[0] ?? [14, 190];
    return step(
      [
        clause('Heat the air fryer to {t}.', {}, { t: celsius(degrees) }),
        clause('Lay {a} in the basket in one layer.', { a: pieces }),
        clause('Shake the basket now and then.'),
        // Potatoes are done when they are tender, and good when they are crisp.
        roles.every((role) => role === 'potato') && !isWhole
          ? clause('Cook until golden and crisp, turning once.')
          : clause('Cook {a} {a!done}.', { a: pieces }),
      ],
      { minutes, growth: 'batches' },
    );
  }
  const minutes = Math.max(...roles.map((role) => grillTimes[role] ?? 10));
  const heat = tool === 'barbecue' ? 'Heat the barbecue to medium heat, outdoors, and oil the grate.' : 'Heat the grill to high.';
  return step([clause(heat), clause('Grill {a} on both sides {a!done}.', { a: pieces })], { minutes, growth: 'batches' });
}

const seasonings: ReadonlySet<Role> = new Set(['spice', 'herb', 'fat', 'citrus', 'sauce', 'paste', 'seed', 'aromatic']);

/** A step up to its last sentence of heat, and the rest of it. */
function halves(one: PlannedStep | undefined): [PlannedStep[], PlannedStep[]] {
  if (one === undefined) return [[], []];
  const last = one.clauses.findLastIndex(isHeating);
  return [[{ ...one, clauses: one.clauses.slice(0, last + 1) }], [{ ...one, clauses: one.clauses.slice(last + 1) }]];
}

/** The dish cooked in dry heat; null when it is of no such kind, or some of its ingredients would be left over. */
export function driedIn(plan: Plan, tool: DryHeat): Plan | null {
  if (!kindsFor[tool].has(plan.kind)) return null;
  if (plan.ingredients.some((ingredient) => ingredient.part === 'defining' && tooLarge.has(roleOf(ingredient)))) return null;
  // Crumbs and pastry burn over coals.
  const isCoated = plan.ingredients.some(({ food, part }) => part !== 'optional' && /breadcrumb|pastry|flour/.test(food));
  if (isCoated && tool !== 'air-fryer') return null;
  const main = mainStepOf(plan);
  const pieces = piecesOf(plan, main);
  if (main < 0 || pieces.length === 0) return null;
  const isSide = ({ time, clauses }: PlannedStep) => time === 'meanwhile' && [...foodsIn(clauses)].every((at) => !pieces.includes(at));
  const isKept = (one: PlannedClause) => !isHeating(one);
  const keptOf = (one: PlannedStep): PlannedStep => (isSide(one) ? one : { ...one, clauses: one.clauses.filter(isKept) });
  // What a step does after its heat is done after the other heat too.
  const [until, since] = halves(plan.steps[main]);
  const before = [...plan.steps.slice(0, main), ...until].map(keptOf);
  const after = [...since, ...plan.steps.slice(main + 1)].map(keptOf);
  const kept = [...before, ...after].filter(({ clauses }) => clauses.length > 0);
  const placed = foodsIn(kept.flatMap(({ clauses }) => clauses));
  for (const at of pieces) placed.add(at);
  const left = indexesOf(plan, (_, at) => !placed.has(at));
  const isOf = (at: number, isOne: (ingredient: PlannedIngredient) => boolean) => {
    const ingredient = plan.ingredients[at];
    return ingredient !== undefined && isOne(ingredient);
  };
  const served = left.filter((at) => isOf(at, isServed));
  const seasoning = left.filter((at) => !served.includes(at) && isOf(at, (one) => isSalt(one) || seasonings.has(roleOf(one))));
  if (left.length > served.length + seasoning.length) return null;
  const fats = seasoning.filter((at) => isOf(at, (one) => roleOf(one) === 'fat'));
  const seasoned = step([clause('Season {a} with {b}.', { a: pieces, b: seasoning.filter((at) => !fats.includes(at)) })]);
  const oiled = step([clause('Brush {a} with {b}.', { a: pieces, b: fats })]);
  const clean = (steps: typeof before): PlannedStep[] => steps.filter(({ clauses }) => clauses.length > 0);
  const isServing = /\bserve\b/i;
  const hasServing = after.some(({ clauses }) => clauses.some(({ key }) => isServing.test(key)));
  return {
    ...withLessOil(plan, tool === 'air-fryer'),
    steps: [
      ...(isCoated ? seasoned : []),
      ...clean(before),
      ...(isCoated ? [] : seasoned),
      ...oiled,
      ...heatSteps(plan, tool, pieces),
      ...clean(after),
      ...(hasServing && served.length === 0 ? [] : step([clause('Serve hot[ with {a}].', { a: served })])),
    ],
  };
}
