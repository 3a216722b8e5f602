import { readById, wordsOf } from './table.ts';

let rows: ReadonlyMap<string, readonly string[]> | null = null;

/** Foods that people mean besides when they name one that stands for others: "mince" is minced beef too. Usually none. */
export function meantBesides(id: string): readonly string[] {
  rows ??= new Map([...readById('foods/meant.tsv', ['also'])].map(([one, { also }]) => [one, wordsOf(also)]));
  return rows.get(id) ?? [];
}
