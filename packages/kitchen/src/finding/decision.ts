import { allDishes } from '../dishes/all.ts';
import type { Improvised } from '../improvise/improvise.ts';
import type { Plan } from '../plan.ts';
import type { Unmet } from '../wishes/adapt.ts';
import { candidatesFor, type Candidate, type Sought } from './find.ts';
import { isPantry } from './pantry.ts';
import { plainPlan } from './vary.ts';

/** What the kitchen does with an understood request. */
export type Decision =
  /** `isNamed`: the words name the dish. `unused`: requested foods that are not in it. */
  | { type: 'cook'; dish: string; plan: Plan; isNamed: boolean; unused: readonly string[] }
  | { type: 'improvise'; improvised: Improvised }
  | { type: 'ask'; why: Why; nearest: readonly Candidate[]; improvised: Improvised | null }
  | { type: 'nothing' };

/** The reason for a question: several dishes fit, none fits well, or the named one cannot be adapted. */
export type Why =
  | { type: 'several' }
  | { type: 'none' }
  | { type: 'impossible'; dish: string; unmet: readonly Unmet[] }
  | { type: 'time'; dish: string; minutes: number }
  | { type: 'unknown'; words: readonly string[] }
  /** It is left over. `isTakenIn`: there are dishes to use it in. */
  | { type: 'left'; dish: string; isTakenIn: boolean }
  | { type: 'equipment'; dish: string; tools: readonly string[] }
  | { type: 'without'; dish: string; foods: readonly string[] };

export const mostChoices = 3;

/** At most three; of ties, dishes of different kinds. */
export function choices(candidates: readonly Candidate[]): Candidate[] {
  const best = candidates[0]?.score ?? 0;
  const alike = candidates.filter(({ score }) => score > best - 0.75);
  const ofEachKind = [...new Map(alike.toReversed().map((candidate) => [candidate.dish.kinds[0], candidate])).values()].toReversed();
  return [...new Set([...ofEachKind, ...candidates])].slice(0, mostChoices);
}

/** Alternatives to a named dish that cannot be made: same kinds and cuisine, with the rest of the request. */
export function like(id: string, sought: Sought): Candidate[] {
  const dish = allDishes().find((one) => one.id === id);
  const features = [
    ...(dish?.kinds.map((kind) => `kind:${kind}`) ?? []),
    ...(dish?.courses.map((course) => `course:${course}`) ?? []),
    ...(dish?.cuisines.slice(0, 1).map((cuisine) => `cuisine:${cuisine}`) ?? []),
  ];
  const understood = { ...sought.understood, features: [...new Set([...sought.understood.features, ...features])] };
  const fitting = candidatesFor({ ...sought, understood }).filter(({ dish: other, fit }) => other.id !== id && fit >= 0.3);
  if (dish === undefined) return fitting;
  const own = foodsOf(plainPlan(dish));
  return fitting
    .map((one) => ({ ...one, score: one.score + likeness * sharedOf(own, foodsOf(one.plan)) }))
    .toSorted((a, b) => b.score - a.score);
}

/** How much the same foods count for a dish that stands in for another. */
const likeness = 3;

const foodsOf = ({ ingredients }: Plan): ReadonlySet<string> => new Set(ingredients.flatMap(({ food }) => (isPantry(food) ? [] : [food])));

/** The share of foods that two dishes have in common, from 0 to 1. */
function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((food) => other.has(food)).length;
  return both / Math.max(1, one.size + other.size - both);
}

/** Manners that are proven on the steps, and of which half is nothing; at Passover, bread and cakes of flour are none. */
export const hardManners = ({ understood }: Sought) =>
  understood.features.filter((feature) => /^(?:manner:(?:no-cook|no-bake|one-pot)|occasion:passover)$/.test(feature));
