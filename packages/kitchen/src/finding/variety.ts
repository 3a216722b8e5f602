import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Dish } from '../dishes/dish.ts';
import type { DishKind } from '../dishes/features.ts';
import type { Candidate } from './find.ts';
import { isHome } from './home.ts';
import type { Plan } from '../plan.ts';
import { likingOf } from './liked.ts';
import { plainPlan } from './vary.ts';

/** What varies the answers to a broad request: a seed, and the dishes recently cooked for the account, newest first. */
export interface Variety {
  seed: string;
  recent: readonly string[];
}

const prime = 2_147_483_647;

/** A deterministic number that spreads dishes by seed. */
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

/** A dish that is a full meal: a substantial main course. */
function isFullMeal({ courses, kinds }: Dish, parts: number): boolean {
  return (courses.includes('main') || courses.includes('dinner')) && !kinds.some((kind) => light.has(kind)) && parts >= 6;
}

/** True for a dish that a wish made another of: "something vegan" is rather a lentil soup than a lasagne with vegan mince. */
function isExchanged(dish: Dish, { ingredients }: Plan): boolean {
  const own = new Set(plainPlan(dish).ingredients.map(({ food }) => food));
  return ingredients.some(({ food, part }) => part !== 'optional' && !own.has(food));
}

/** The share of their place that dishes of the reader's own cuisines keep: they come first in about two of three broad requests. */
const homeShare = 0.06;

/**
 * Tied candidates in a seed-dependent order: what is liked first, then full meals unless a course was named, recently cooked ones last. Own cuisines
 * often come first. `likedFor`: the features of a broad request; null for others.
 */
export function variedOrder(
  candidates: readonly Candidate[],
  { seed, recent }: Variety,
  {
    language,
    likedFor,
    wantsMeal,
    wantsDrink,
  }: { language: Locale; likedFor: readonly string[] | null; wantsMeal: boolean; wantsDrink: boolean },
): Candidate[] {
  const liking = new Map(candidates.map(({ dish }) => [dish.id, likedFor === null ? 0 : likingOf(dish, likedFor, language)]));
  const most = Math.max(0, ...liking.values());
  const rank = ({ dish, plan }: Candidate): number =>
    (recent.includes(dish.id) ? 2 : 0) +
    ((liking.get(dish.id) ?? 0) < most ? 1 : 0) +
    (isExchanged(dish, plan) ? 0.5 : 0) +
    (wantsMeal && most === 0 && !isFullMeal(dish, plan.ingredients.length) ? 1 : 0) +
    (!wantsDrink && dish.courses.includes('drink') ? 1 : 0);
  const place = ({ dish }: Candidate): number => spread(`${seed}/${dish.id}`) * (isHome(dish, language) ? homeShare : 1);
  return candidates
    .map((candidate) => ({ candidate, rank: rank(candidate), place: place(candidate) }))
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place || a.candidate.dish.id.localeCompare(b.candidate.dish.id))
    .map(({ candidate }) => candidate);
}
