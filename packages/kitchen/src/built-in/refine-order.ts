import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { wishKey, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { CookOrder } from '../cook.ts';
import { readChanges, type Change } from '../reading/changes.ts';
import { readRequest } from '../reading/read.ts';
import { soughtOf } from '../wishes/sought.ts';

/** An order to change a recipe, with the changes of its ingredients. */
export type RefineOrder = CookOrder & { changes: readonly Change[]; isOpen: boolean };

const isFrom = (wish: Wish, source: string) => 'source' in wish && wish.source === source;

const crowd = 'audience:crowd';
/** What "for a crowd" means at least, in servings. */
const crowdServings = 10;

/** "For a crowd" is an amount of an existing recipe, not another dish. */
function forCrowd(order: RefineOrder): RefineOrder {
  const { sought, servings } = order;
  if (!sought.understood.features.includes(crowd) || sought.wishes.some(({ kind }) => kind === 'servings')) return order;
  const features = sought.understood.features.filter((feature) => feature !== crowd);
  return {
    ...order,
    servings: Math.min(servingsRange.max, Math.max(crowdServings, servings * 2)),
    sought: { ...sought, understood: { ...sought.understood, features } },
  };
}

/** "Less salt" changes an existing recipe; it is not an exclusion. Other words are read as in any request. Earlier exclusions stay. */
export function asRefineOrder(order: CookOrder): RefineOrder {
  const { description, language } = order;
  const { changes, times, rest, isOpen } = readChanges(description, language);
  if (changes.length === 0 && times === null) return forCrowd({ ...order, changes, isOpen });
  const read = new Set(readRequest(description, language).wishes.map(wishKey));
  const kept = order.sought.wishes.filter((wish) => isFrom(wish, 'profile') || (!isFrom(wish, 'read') && !read.has(wishKey(wish))));
  const sought = soughtOf({ ...order, description: rest, dismissed: [], withoutProfile: [] }, kept, language);
  const servings = Math.min(servingsRange.max, Math.max(servingsRange.min, Math.round(order.servings * (times ?? 1))));
  return forCrowd({ ...order, sought, servings, changes, isOpen });
}
