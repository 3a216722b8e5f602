import type { WishDiet } from '../../../../contract/kitchen/wishes.ts';

/** What a word or phrase may be. */
export type Entry =
  | { type: 'food'; id: string }
  | { type: 'dish'; id: string }
  | { type: 'diet'; id: WishDiet }
  /** One word that leaves a food out: eggless. */
  | { type: 'excludes'; id: string }
  | { type: 'unproven'; id: string }
  | { type: 'feature'; id: string }
  | { type: 'equipment' | 'no-equipment'; id: string }
  | { type: 'list'; id: 'and' | 'or' | 'comma' | 'but' }
  | { type: 'number'; value: number }
  | { type: 'unit'; minutes: number }
  | { type: 'duration'; minutes: number }
  | { type: 'people'; value: number }
  | { type: 'raw' | 'danger' | 'offtopic'; id: string }
  | { type: 'filler' }
  /** A word that shows that a food is wanted; it joins no foods. */
  | { type: 'wanting' }
  | { type: 'prep' };
