import type { Dish } from '../dishes/dish.ts';
import type { DishKind } from '../dishes/features.ts';
import type { Candidate } from './find.ts';

/** What makes the answers to one wide request differ: a seed, and the dishes that were cooked for the account lately, the latest first. */
export interface Variety {
  seed: string;
  recent: readonly string[];
}

const prime = 2_147_483_647;

/** A number that spreads dishes over a seed, the same way everywhere. */
const spread = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (hash * 8_191 + (letter.codePointAt(0) ?? 0)) % prime, 7);

const light: ReadonlySet<DishKind> = new Set([
  'toast',
  'sandwich',
  'dip',
  'nibbles',
  'sauce',
  'dough',
  'bread',
  'salad',
  'eggs',
  'omelette',
]);

/** A dish that makes a meal: a main course of some substance. */
function isFullMeal({ courses, kinds }: Dish, parts: number): boolean {
  return (courses.includes('main') || courses.includes('dinner')) && !kinds.some((kind) => light.has(kind)) && parts >= 6;
}

/**
 * Candidates that fit alike, in an order of their own for each seed: full meals first where no course was asked for, and what was
 * cooked lately last.
 */
export function variedOrder(candidates: readonly Candidate[], { seed, recent }: Variety, wantsMeal: boolean): Candidate[] {
  const rank = ({ dish, plan }: Candidate): number =>
    (recent.includes(dish.id) ? 2 : 0) + (wantsMeal && !isFullMeal(dish, plan.ingredients.length) ? 1 : 0);
  return candidates
    .map((candidate) => ({ candidate, rank: rank(candidate), place: spread(`${seed}/${candidate.dish.id}`) }))
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place || a.candidate.dish.id.localeCompare(b.candidate.dish.id))
    .map(({ candidate }) => candidate);
}
