import type { WishDiet } from '../../../../contract/kitchen/wishes.ts';

/** The meanings of a word or phrase. */
export type Entry =
  | { type: 'food'; id: string }
  | { type: 'dish'; id: string }
  | { type: 'diet'; id: WishDiet }
  /** A word that contains an exclusion: eggless. */
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
  /** A joke in the name of a dish ("marry me"): no danger, and no known dish either. */
  | { type: 'nickname' }
  | { type: 'filler' }
  /** A word that shows that a food is wanted; it joins no foods. */
  | { type: 'wanting' }
  | { type: 'prep' };
