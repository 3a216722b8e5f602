import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { wishKey, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { CookOrder } from '../cook.ts';
import { readChanges, type Change } from '../reading/changes.ts';
import { readRequest } from '../reading/read.ts';
import { soughtOf } from '../wishes/sought.ts';

/** An order to change a recipe, with what is to be different about its ingredients. */
export type RefineOrder = CookOrder & { changes: readonly Change[] };

const isHeld = (wish: Wish) => 'source' in wish && wish.source === 'profile';

/**
 * "Less salt" of a recipe that is there is no wish for one without salt: such words are read as changes, and all others as any request is.
 * What is kept out stays out.
 */
export function asRefineOrder(order: CookOrder): RefineOrder {
  const { description, language } = order;
  const { changes, times, rest } = readChanges(description, language);
  if (changes.length === 0 && times === null) return { ...order, changes };
  const read = new Set(readRequest(description, language).wishes.map(wishKey));
  const kept = order.sought.wishes.filter((wish) => isHeld(wish) || !read.has(wishKey(wish)));
  const sought = soughtOf({ ...order, description: rest, dismissed: [], withoutProfile: [] }, kept, language);
  const servings = Math.min(servingsRange.max, Math.max(servingsRange.min, Math.round(order.servings * (times ?? 1))));
  return { ...order, sought, servings, changes };
}
