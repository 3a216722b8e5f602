import { servingsRange } from '../../../../contract/kitchen/kitchen.ts';
import { wishKey, type Wish } from '../../../../contract/kitchen/wishes.ts';
import type { CookOrder } from '../cook.ts';
import { unfriedIn } from '../methods/unfried.ts';
import { readChanges, type Change } from '../reading/changes.ts';
import { readRequest } from '../reading/read.ts';
import type { ReadingLanguages } from '../reading/reading.ts';
import { readReworks, type Rework, type Reworks } from '../reading/reworks.ts';
import { isUnfried, soughtOf } from '../wishes/sought.ts';

/** An order to change a recipe, with the changes of its ingredients. */
export type RefineOrder = CookOrder & { changes: readonly Change[]; reworks: Reworks['reworks']; isOpen: boolean };

const isFrom = (wish: Wish, source: string) => 'source' in wish && wish.source === source;

const crowd = 'audience:crowd';
/** What "for a crowd" means at least, in servings. */
const crowdServings = 10;

/** Reworks that other manners and amounts bring about. */
const asFeature: Partial<Record<Rework, string>> = {
  milder: 'manner:mild',
  hotter: 'manner:spicy',
  crisper: 'manner:crunchy',
  lighter: 'manner:light',
};
/** Reworks that are other amounts. */
export const asChange: Partial<Record<Rework, Change>> = {
  'less-salty': { kind: 'less', foods: ['salt'] },
  'less-sweet': { kind: 'less', foods: ['sugar'] },
  'less-sour': { kind: 'less', foods: ['vinegar', 'lemon-juice', 'lime-juice', 'lemon', 'lime'] },
  sweeter: { kind: 'more', foods: ['sugar'] },
};

/** "Too spicy" is milder, and "too salty" is less salt. */
function asRead(order: RefineOrder): RefineOrder {
  const ids = order.reworks.map(({ id }) => id);
  const { understood } = order.sought;
  return {
    ...order,
    reworks: order.reworks.filter(({ id }) => asFeature[id] === undefined && asChange[id] === undefined),
    changes: [...order.changes, ...ids.flatMap((id) => asChange[id] ?? [])],
    sought: {
      ...order.sought,
      understood: { ...understood, features: [...understood.features, ...ids.flatMap((id) => asFeature[id] ?? [])] },
    },
  };
}

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

/** "Without frying", "baked": in the oven, and no other dish that is baked. */
function inTheOven(order: RefineOrder): RefineOrder {
  const { sought } = order;
  const { features } = sought.understood;
  const plan = order.base?.plan ?? null;
  if (plan === null || unfriedIn(plan, 'oven') === null) return order;
  const isOpen = sought.wishes.every(({ kind }) => kind !== 'equipment');
  const isToBe = isOpen && (features.includes('method:baked') || isUnfried(sought.understood, sought.wishes, plan));
  const understood = { ...sought.understood, features: features.filter((feature) => feature !== 'method:baked') };
  const wishes = isToBe ? [...sought.wishes, { kind: 'equipment' as const, id: 'oven', source: 'read' as const }] : sought.wishes;
  return { ...order, sought: { ...sought, understood, wishes } };
}

/** "Less salt" changes an existing recipe; it is not an exclusion. Other words are read as in any request. Earlier exclusions stay. */
export const asRefineOrder = (order: CookOrder): RefineOrder => inTheOven(changesIn(order));

/** The reader's language, and the one that the text was understood in. */
const languagesOf = ({ language, sought }: CookOrder): ReadingLanguages =>
  sought.understood.language === language ? [language] : [language, sought.understood.language];

function changesIn(order: CookOrder): RefineOrder {
  const { description, language } = order;
  const languages = languagesOf(order);
  const { reworks, rest: others } = readReworks(description, languages);
  const { changes, times, rest, isOpen } = readChanges(others, languages);
  if (changes.length + reworks.length === 0 && times === null) return forCrowd({ ...order, changes, reworks, isOpen });
  const read = new Set(readRequest(description, language).wishes.map(wishKey));
  const kept = order.sought.wishes.filter((wish) => isFrom(wish, 'profile') || (!isFrom(wish, 'read') && !read.has(wishKey(wish))));
  const sought = soughtOf({ ...order, description: rest, dismissed: [], withoutProfile: [] }, kept, language);
  const servings = Math.min(servingsRange.max, Math.max(servingsRange.min, Math.round(order.servings * (times ?? 1))));
  return forCrowd(asRead({ ...order, sought, servings, changes, reworks, isOpen }));
}
