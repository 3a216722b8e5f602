import { requiredSlots, type Measure } from '../dishes/template.ts';
import type { Role } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import type { Plan, PlannedClause, PlannedIngredient, PlannedStep } from '../plan.ts';
import type { MethodText } from './texts.ts';

/* What methods for other equipment are made of: sentences about groups of a plan's ingredients. */

/** Indexes of a plan's ingredients by placeholder. */
type Slots = Readonly<Record<string, readonly number[]>>;

/** A sentence about some ingredients; null when it needs one that there is not. */
export function clause(key: MethodText, slots: Slots = {}, measures: Readonly<Record<string, Measure>> = {}): PlannedClause | null {
  const places = Object.fromEntries(
    Object.entries(slots).map(([letter, indexes]) => [letter, indexes.map((at) => ({ at, share: 'all' as const }))]),
  );
  const isWhole = requiredSlots({ key, slots: places }).every((letter) => (places[letter] ?? []).length > 0);
  return isWhole ? { key, slots: places, measures, minutes: null } : null;
}

interface Timing {
  minutes?: number;
  time?: PlannedStep['time'];
  growth?: PlannedStep['growth'];
}

/** A step of the sentences that exist; none when there are none. */
export function step(
  clauses: readonly (PlannedClause | null)[],
  { minutes, time = 'working', growth = 'none' }: Timing = {},
): PlannedStep[] {
  const said = clauses.filter((one) => one !== null);
  const [first, ...rest] = said;
  if (first === undefined) return [];
  return [{ clauses: minutes === undefined ? said : [{ ...first, minutes }, ...rest], growth, time }];
}

export const celsius = (value: number): Measure => ({ kind: 'temperature', value });
export const minutesLong = (value: number): Measure => ({ kind: 'time', value });

const heating =
  /\b(?:oven|hob|pans?|pots?|saucepan|wok|boil\w*|simmer\w*|fry|fried|bake|baked|roast|roasting|grill|tins?|trays?|heat|casserole|griddle|barbecue|sear|sizzl\w*|brown|melt|poach|steam|toast|stew|reduce|lid|foil|basket|water|cook|deep-fry|coals?|golden|crisp|spoon over(?=.*\bminute)|spread everything|drain|turn (?:them|it) over)\b/i;

/** True for a sentence that heats something or names the equipment for it. */
export const isHeating = ({ key }: { key: string }): boolean => heating.test(key);

const minutesOf = ({ clauses }: PlannedStep) => Math.max(0, ...clauses.map(({ minutes }) => minutes ?? 0));

/** The step of the plan that cooks longest: its index, or -1. */
export function mainStepOf({ steps }: Plan): number {
  const heated = steps.map((one) => (one.clauses.some(isHeating) ? minutesOf(one) : -1));
  const most = Math.max(-1, ...heated);
  return most < 0 ? -1 : heated.indexOf(most);
}

export const foodsIn = (clauses: readonly PlannedClause[]): Set<number> =>
  new Set(clauses.flatMap(({ slots }) => Object.values(slots).flatMap((places) => places.map(({ at }) => at))));

export const roleOf = ({ food }: PlannedIngredient): Role => foodTree().food(food).role;
export const isSalt = ({ food }: PlannedIngredient): boolean => foodTree().lineage(food).has('salt');
export const isServed = ({ note }: PlannedIngredient): boolean => note !== null && /\bto serve\b/.test(note.key);

/** The ingredients with one of these roles. */
export const indexesOf = ({ ingredients }: Plan, isOne: (ingredient: PlannedIngredient, at: number) => boolean): number[] =>
  ingredients.flatMap((ingredient, at) => (isOne(ingredient, at) ? [at] : []));
