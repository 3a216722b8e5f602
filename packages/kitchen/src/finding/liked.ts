import { readById, wordsOf } from '../foods/table.ts';

/* data/liked-dishes.tsv: "something for dinner" is answered with what most people like to get, and not with any dish that fits. */

let table: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Dishes by what they are liked for. */
export function likedDishes(): ReadonlyMap<string, ReadonlySet<string>> {
  table ??= new Map([...readById('liked-dishes.tsv', ['dishes'])].map(([of, { dishes }]) => [of, new Set(wordsOf(dishes))]));
  return table;
}

/** How many of the features a dish is liked for; for a request whose features the table does not know, 1 for a dish that is liked for dinner. */
export function likingOf(dish: string, features: readonly string[]): number {
  const known = features.flatMap((feature) => likedDishes().get(feature) ?? []);
  const lists = known.length > 0 ? known : [likedDishes().get('dinner') ?? new Set<string>()];
  return lists.filter((list) => list.has(dish)).length;
}
