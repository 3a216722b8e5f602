import type { DishIngredient, DishStep } from '../dish.ts';
import type { Larder } from './larder.ts';

/** A way of cooking that takes whatever there is. */
export interface Technique {
  id: string;
  name: string;
  /** Words that ask for it. */
  words: readonly string[];
  /** How well it suits what there is when nobody asked for one: the highest is taken, 0 is never. */
  suits: (larder: Larder) => number;
  prepMinutes: number;
  cookMinutes: number;
  ingredients: (larder: Larder) => DishIngredient[];
  /** Empty texts are left out; items that a step uses are found by their names. */
  steps: (larder: Larder) => DishStep[];
}

const has = (names: readonly string[], pattern: RegExp) => names.some((name) => pattern.test(name));

/** How to see that these are done, said in the step that cooks them. */
export function doneSign(proteins: readonly string[]): string {
  if (has(proteins, /chicken|turkey|duck|pork|mince|sausage/i)) return ' Cut into the thickest piece: it must be no longer pink.';
  if (has(proteins, /fish|salmon|cod|tuna|trout|hake|haddock|mackerel/i)) return ' It is done when it flakes easily.';
  if (has(proteins, /prawn|shrimp/i)) return ' They are done when they are pink all over and firm.';
  return '';
}

/** Kept for the end of the cooking: beans from a can, tofu and the like need only to get hot. */
export const needsFrying = (name: string): boolean => !/bean|chickpea|lentil|edamame|pea\b|peas\b|tuna|seed/i.test(name);
