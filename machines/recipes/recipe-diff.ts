import { itemName } from '../../contract/recipes/recipe-math.ts';
import type { Ingredient, Recipe } from '../../contract/recipes/recipe.ts';

/** A line of a list before and after. */
export type LineChange<T> =
  | { type: 'same'; now: T }
  | { type: 'changed'; was: T; now: T }
  | { type: 'added'; now: T }
  | { type: 'removed'; was: T };

export interface RecipeDiff {
  title: { was: string; now: string } | null;
  servings: { was: number; now: number } | null;
  ingredients: LineChange<Ingredient>[];
  steps: LineChange<string>[];
}

const nameOf = ({ food, item }: Ingredient) => food ?? item.toLowerCase();
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);

/** Similarity of two sentences, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 1 : (2 * shared) / (a.size + b.size);
}

/** Longest common subsequence of lines, with `isPair` as equality. */
function pairsOf<T>(was: readonly T[], now: readonly T[], isPair: (was: T, now: T) => boolean): [number, number][] {
  const width = now.length + 1;
  const lengths: number[] = Array.from({ length: (was.length + 1) * width }, () => 0);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const isPairAt = (row: number, column: number) => {
    const [one, other] = [was[row], now[column]];
    return one !== undefined && other !== undefined && isPair(one, other);
  };
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isPairAt(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let [row, column] = [0, 0]; row < was.length && column < now.length;) {
    if (isPairAt(row, column) && at(row, column) === at(row + 1, column + 1) + 1) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Aligned lists; between two pairs, removed lines come before added ones. */
function linesOf<T>(
  was: readonly T[],
  now: readonly T[],
  pairs: readonly [number, number][],
  isSame: (was: T, now: T) => boolean,
): LineChange<T>[] {
  const lines: LineChange<T>[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [...pairs, [was.length, now.length] as const]) {
    for (const one of was.slice(row, nextRow)) lines.push({ type: 'removed', was: one });
    for (const one of now.slice(column, nextColumn)) lines.push({ type: 'added', now: one });
    const [before, after] = [was[nextRow], now[nextColumn]];
    if (before !== undefined && after !== undefined)
      lines.push(isSame(before, after) ? { type: 'same', now: after } : { type: 'changed', was: before, now: after });
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return lines;
}

const isSameIngredient = (one: Ingredient, other: Ingredient) =>
  one.amount === other.amount && one.unit === other.unit && itemName(one) === itemName(other) && one.note === other.note;

type Compared = Pick<Recipe, 'title' | 'servings' | 'ingredients' | 'steps'>;

/** Differences in `now`. Both are in one language and one unit system. */
export function diffOf(was: Compared, now: Compared): RecipeDiff {
  const [stepsBefore, stepsNow] = [was.steps.map(({ text }) => text), now.steps.map(({ text }) => text)];
  return {
    title: was.title === now.title ? null : { was: was.title, now: now.title },
    servings: was.servings === now.servings ? null : { was: was.servings, now: now.servings },
    ingredients: linesOf(
      was.ingredients,
      now.ingredients,
      // A substitution is one change.
      pairsOf(was.ingredients, now.ingredients, (one, other) => nameOf(one) === nameOf(other) || (other.replaces ?? '') === one.item),
      isSameIngredient,
    ),
    steps: linesOf(
      stepsBefore,
      stepsNow,
      pairsOf(stepsBefore, stepsNow, (one, other) => likeness(one, other) >= 0.5),
      (one, other) => one === other,
    ),
  };
}

/** True without visible differences. */
export const isUnchanged = ({ title, servings, ingredients, steps }: RecipeDiff): boolean =>
  title === null && servings === null && [...ingredients, ...steps].every(({ type }) => type === 'same');
