import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { PlannedClause, PlannedIngredient, PlannedStep, PlannedText } from '../plan.ts';

/* A substitute brings its own cuts and times: chickpeas are not cut into pieces, and chicken does not simmer as long as lamb. */

const roleOf = (food: string): Role => foodTree().food(food).role;

/** Foods that a knife cuts into the same shapes. */
const cuttable: ReadonlySet<Role> = new Set([
  'meat',
  'stewing-meat',
  'poultry',
  'tofu',
  'fish',
  'mushroom',
  'firm-vegetable',
  'quick-vegetable',
  'root',
]);
const grated: ReadonlySet<Role> = new Set(['melting-cheese', 'hard-cheese']);

const isCut = /^(?:cut into|sliced|thinly sliced|diced|halved|quartered)\b/;
const isGrated = /grated$/;
/** Preparation of one food alone: its shell, stone, skin or leaves. */
const isOfItsOwn = /peel|devein|stone|core|picked|juice|zest|trimmed|washed|floret|soak|thaw|skin|bone|pod|seed/;

/** The note of a food, when it also fits the substitute; otherwise null. */
export function noteFor(from: string, to: string, note: PlannedText | null): PlannedText | null {
  if (note === null) return null;
  const [before, after] = [roleOf(from), roleOf(to)];
  if (note.key === 'to serve') return note;
  if (isCut.test(note.key)) return cuttable.has(before) && cuttable.has(after) ? note : null;
  if (isGrated.test(note.key) && !isOfItsOwn.test(note.key)) return grated.has(before) && grated.has(after) ? note : null;
  return before === after && before !== 'none' && !isOfItsOwn.test(note.key) ? note : null;
}

/** Foods that come in pieces that nobody cuts. */
const small: ReadonlySet<Role> = new Set(['pulse', 'red-lentil', 'mince', 'plant-mince', 'rice', 'grain', 'seed', 'berry']);
const cuts = /^(?:Cut|Slice|Dice|Chop|Halve) \{a\}/;

function withoutSmall(clause: PlannedClause, list: readonly PlannedIngredient[]): PlannedClause | null {
  if (!cuts.test(clause.key)) return clause;
  const places = (clause.slots['a'] ?? []).filter(({ at }) => !small.has(roleOf(list[at]?.food ?? '')));
  if (places.length === clause.slots['a']?.length) return clause;
  return places.length === 0 ? null : { ...clause, slots: { ...clause.slots, a: places } };
}

/** Tinned pulses need no browning and no long cooking: they are only added. */
const forPulses = /^(?:Brown \{a\}|Lift \{a\} out|Cook \{a\} until)/;
/** Signs of meat, and of food fried in a pan: neither tells anything of tofu in a sauce. */
const ofRawMeat = 'no longer raw outside';

/** A sentence about a substitute in its own words; null when it needs none. `isWet`: it cooks in a sauce. */
function inOwnWords(clause: PlannedClause, list: readonly PlannedIngredient[], isWet: boolean): PlannedClause | null {
  const foods = (clause.slots['a'] ?? []).flatMap(({ at }) => list[at] ?? []);
  if (foods.length === 0 || foods.some(({ was }) => was === null)) return clause;
  const isAll = (...roles: Role[]) => foods.every(({ food }) => roles.includes(roleOf(food)));
  if (isAll('pulse') && forPulses.test(clause.key)) return null;
  if (isAll('pulse') && /^Return \{a\} to the (?:pot|pan)\.$/.test(clause.key)) return { ...clause, key: 'Add {a}.' };
  if (isAll('pulse', 'tofu', 'mushroom', 'plant-mince') && clause.key.includes(ofRawMeat)) return { ...clause, key: 'Add {a}.' };
  if (isWet && isAll('pulse', 'tofu') && clause.key === 'Cook {a} {a!done}.') return null;
  // Tender is no sign that poultry is safe.
  if (isAll('poultry', 'meat') && clause.key === 'Cook {a} until very tender.') return { ...clause, key: 'Cook {a} {a!done}.' };
  return clause;
}

type Pace = 'slow' | 'medium' | 'quick';

const paces: Partial<Record<Role, Pace>> = {
  'stewing-meat': 'slow',
  roast: 'slow',
  'whole-bird': 'slow',
  'dried-pulse': 'slow',
  meat: 'medium',
  poultry: 'medium',
  sausage: 'medium',
  mince: 'medium',
  root: 'medium',
  potato: 'medium',
  'firm-vegetable': 'medium',
  fish: 'quick',
  shellfish: 'quick',
  tofu: 'quick',
  pulse: 'quick',
  'plant-mince': 'quick',
  mushroom: 'quick',
  'quick-vegetable': 'quick',
};

/** Minutes after which food of a pace is done: in a pot, and in the oven. */
const mostMinutes = { medium: { pot: 30, oven: 40 }, quick: { pot: 15, oven: 25 } } as const;

const isOven = ({ clauses }: PlannedStep) =>
  clauses.some(({ measures }) => Object.values(measures).some(({ kind }) => kind === 'temperature'));
const cooks = /\b(?:simmer|braise|stew|cook|roast|bake|oven)/i;

/** The step with at most so many minutes, in its sentences as well. */
function shortened(step: PlannedStep, most: number): PlannedStep {
  const whole = step.clauses.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  if (whole <= most) return step;
  const clauses = step.clauses.map((clause) => ({
    ...clause,
    minutes: clause.minutes === null ? null : Math.max(1, Math.round((clause.minutes * most) / whole)),
    measures: Object.fromEntries(
      Object.entries(clause.measures).map(([name, measure]) => [
        name,
        measure.kind === 'time' && measure.value > most ? { ...measure, value: most } : measure,
      ]),
    ),
  }));
  return { ...step, clauses };
}

/** The pace to which a plan quickens, when everything slow in it was swapped for something faster; otherwise null. */
function fasterPace(list: readonly PlannedIngredient[]): 'medium' | 'quick' | null {
  const wasSlow = list.some(({ was, food }) => was !== null && paces[roleOf(was)] === 'slow' && paces[roleOf(food)] !== 'slow');
  if (!wasSlow || list.some(({ food }) => paces[roleOf(food)] === 'slow')) return null;
  return list.some(({ food }) => paces[roleOf(food)] === 'medium') ? 'medium' : 'quick';
}

/** Steps without cuts of small food, and no longer than the substitutes need. */
export function withOwnMethod(steps: readonly PlannedStep[], list: readonly PlannedIngredient[]): PlannedStep[] {
  const pace = fasterPace(list);
  return steps.flatMap((step) => {
    const isWet = step.clauses.some(({ key }) => /\b(?:simmer|pour)/i.test(key));
    const clauses = step.clauses.flatMap((clause) => {
      const own = inOwnWords(clause, list, isWet && step.clauses.length > 1 && clause.minutes === null);
      return (own === null ? null : withoutSmall(own, list)) ?? [];
    });
    if (clauses.length === 0) return [];
    const kept = { ...step, clauses };
    const isCooking = step.time !== 'waiting' && clauses.some(({ key }) => cooks.test(key));
    return [pace === null || !isCooking ? kept : shortened(kept, mostMinutes[pace][isOven(step) ? 'oven' : 'pot'])];
  });
}
