import { diets, type Diet, type Ingredient } from '../../../contract/recipe.ts';
import { breaks, insteadOf, mainFood } from '../lexicon/lexicon.ts';
import { isExcluded, type Exclusion } from './exclusions.ts';
import type { Swap } from './mentions.ts';

/** Replacements that the dish itself knows: item -> item, per diet. */
export type OwnSwaps = Partial<Record<Diet, Readonly<Record<string, string>>>>;

/** What a recipe must be. */
export interface Wishes {
  diets: readonly Diet[];
  exclusions: readonly Exclusion[];
}

/** Why a recipe cannot be what was wished. */
export interface Unmet {
  /** The diet, or the label of the exclusion, in words. */
  wish: string;
  item: string | null;
}

export const dietNames: Record<Diet, string> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  gluten_free: 'gluten-free',
  dairy_free: 'dairy-free',
};

// The strictest first, so that Parmesan goes to a vegan cheese at once and not by way of a vegetarian one.
const strictness: readonly Diet[] = ['vegan', 'vegetarian', 'dairy_free', 'gluten_free'];

const isFine = (item: string, wishes: Wishes) =>
  !wishes.diets.some((diet) => breaks(item, diet)) && !wishes.exclusions.some((exclusion) => isExcluded(item, exclusion));

function ownSwap(own: OwnSwaps, diet: Diet, item: string): string | undefined {
  const entries = Object.entries(own[diet] ?? {});
  return entries.find(([from]) => from.toLowerCase() === item.toLowerCase())?.[1];
}

/** What to take instead of `item` so that all wishes hold; null when there is nothing. */
function replacementFor(item: string, wishes: Wishes, own: OwnSwaps): string | null {
  const wanted = strictness.filter((diet) => wishes.diets.includes(diet));
  const inOrder = [...wanted, ...strictness.filter((diet) => !wanted.includes(diet))];
  const tried = new Set<string>();
  let queue = [item];
  // Milk -> soy milk -> (no soy) -> ...: a few rounds are enough, and none is tried twice.
  for (let round = 0; round < 4; round += 1) {
    const next = queue.flatMap((from) => inOrder.flatMap((diet) => [ownSwap(own, diet, from), insteadOf(from, diet) ?? undefined]));
    const fresh = [...new Set(next.filter((taken) => taken !== undefined))].filter((taken) => !tried.has(taken) && taken !== item);
    const fine = fresh.find((taken) => isFine(taken, wishes));
    if (fine !== undefined) return fine;
    fresh.forEach((taken) => tried.add(taken));
    queue = fresh;
  }
  return null;
}

/** More than an egg for each person: the egg is the dish, and nothing binds like that. */
const isEggDish = ({ item, amount, unit }: Ingredient, servings: number) =>
  mainFood(item)?.role === 'egg' && unit === null && (amount ?? 0) > servings;

/** True when a dish is still itself without the item: seasonings, garnishes, what has no amount. */
function isMinor({ amount, item }: Ingredient, title: string): boolean {
  const food = mainFood(item);
  if (food !== null && title.toLowerCase().includes(food.name.toLowerCase())) return false;
  return (
    amount === null ||
    food === null ||
    ['seasoning', 'leaf', 'aromatic', 'nut', 'other', 'fruit', 'vegetable', 'fat', 'cheese'].includes(food.role)
  );
}

/** The swaps that make a list of ingredients what was wished, or the wishes that cannot be met. */
export function planSwaps(
  ingredients: readonly Ingredient[],
  { title, servings }: { title: string; servings: number },
  wishes: Wishes,
  own: OwnSwaps,
): { swaps: Swap[]; unmet: Unmet[] } {
  const swaps: Swap[] = [];
  const unmet: Unmet[] = [];
  for (const ingredient of ingredients) {
    const { item } = ingredient;
    if (isFine(item, wishes) || swaps.some(({ from }) => from === item)) continue;
    const to = isEggDish(ingredient, servings) ? null : replacementFor(item, wishes, own);
    const diet = diets.find((wished) => wishes.diets.includes(wished) && breaks(item, wished));
    const exclusion = wishes.exclusions.find((wished) => isExcluded(item, wished));
    // Only a user's own exclusion drops something; a diet without a replacement is refused.
    if (to !== null) swaps.push({ from: item, to });
    else if (diet === undefined && isMinor(ingredient, title)) swaps.push({ from: item, to: null });
    else unmet.push({ wish: diet === undefined ? `without ${exclusion?.label ?? item}` : dietNames[diet], item });
  }
  return { swaps, unmet };
}
