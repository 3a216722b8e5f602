import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Dish } from '../dishes/dish.ts';
import { readById, wordsOf } from '../foods/table.ts';
import { isHome } from './home.ts';

/* data/liked-dishes.tsv: "something for dinner" is answered with what most people like to get, and not with any dish that fits. A star is for dishes that only
 * those want who write in a language of their cuisine. */

/** Dishes that are liked for something, and whether only where they are at home. */
type Liked = ReadonlyMap<string, { isOnlyAtHome: boolean }>;

let table: ReadonlyMap<string, Liked> | null = null;

const likedIn = (dishes: string): Liked =>
  new Map(wordsOf(dishes).map((word) => [word.replace(/\*$/, ''), { isOnlyAtHome: word.endsWith('*') }]));

/** Dishes by what they are liked for. */
export function likedDishes(): ReadonlyMap<string, Liked> {
  table ??= new Map([...readById('liked-dishes.tsv', ['dishes'])].map(([of, { dishes }]) => [of, likedIn(dishes)]));
  return table;
}

/** How many of the features a dish is liked for; for a request whose features the table does not know, 1 for a dish that is liked for dinner. */
export function likingOf(dish: Dish, features: readonly string[], language: Locale): number {
  const known = features.flatMap((feature) => likedDishes().get(feature) ?? []);
  const lists = known.length > 0 ? known : [likedDishes().get('dinner') ?? new Map<string, never>()];
  const isLiked = (list: Liked) => {
    const liked = list.get(dish.id);
    return liked !== undefined && (!liked.isOnlyAtHome || isHome(dish, language));
  };
  return lists.filter(isLiked).length;
}
