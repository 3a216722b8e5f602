import type { Collection } from '../../contract/recipes/collections.ts';

/** A list in which one stands a place further up or down; at an end it stays. */
export function moved(all: readonly Collection[], { guid, by }: { guid: string; by: 1 | -1 }): readonly Collection[] {
  const from = all.findIndex((one) => one.guid === guid);
  const [one, other] = [all[from], all[from + by]];
  if (one === undefined || other === undefined) return all;
  return all.map((kept, place) => (place === from ? other : place === from + by ? one : kept));
}
