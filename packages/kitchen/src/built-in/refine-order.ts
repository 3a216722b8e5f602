import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { wishKey, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { CookOrder } from '../cook.ts';
import { readChanges, type Change } from '../reading/changes.ts';
import { readRequest } from '../reading/read.ts';
import { soughtOf } from '../wishes/sought.ts';

/** An order to change a recipe, with the changes of its ingredients. */
export type RefineOrder = CookOrder & { changes: readonly Change[]; isOpen: boolean };

const isFrom = (wish: Wish, source: string) => 'source' in wish && wish.source === source;

/** "Less salt" changes an existing recipe; it is not an exclusion. Other words are read as in any request. Earlier exclusions stay. */
export function asRefineOrder(order: CookOrder): RefineOrder {
  const { description, language } = order;
  const { changes, times, rest, isOpen } = readChanges(description, language);
  if (changes.length === 0 && times === null) return { ...order, changes, isOpen };
  const read = new Set(readRequest(description, language).wishes.map(wishKey));
  const kept = order.sought.wishes.filter((wish) => isFrom(wish, 'profile') || (!isFrom(wish, 'read') && !read.has(wishKey(wish))));
  const sought = soughtOf({ ...order, description: rest, dismissed: [], withoutProfile: [] }, kept, language);
  const servings = Math.min(servingsRange.max, Math.max(servingsRange.min, Math.round(order.servings * (times ?? 1))));
  return { ...order, sought, servings, changes, isOpen };
}
