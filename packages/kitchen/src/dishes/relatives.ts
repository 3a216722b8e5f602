import { phrasesOf, readTable, wordsOf } from '../foods/table.ts';

/* data/near-dishes.tsv: names of dishes that the kitchen does not know, with the dishes that resemble them. It says so and offers those. */

/** Names of an unknown dish, with its relatives by id, nearest first. */
export interface Relative {
  like: readonly string[];
  names: readonly string[];
}

let table: readonly Relative[] | null = null;

export const allRelatives = (): readonly Relative[] =>
  (table ??= readTable('near-dishes.tsv', ['like', 'names']).map(({ like, names }) => ({ like: wordsOf(like), names: phrasesOf(names) })));

const mark = 'like:';

/** What the reader notes for the name of an unknown dish, in the place of a dish's id. */
export const idOfRelatives = ({ like }: Relative): string => `${mark}${like.join('+')}`;

/** The dishes that resemble an unknown one, by what the reader noted; null for a dish of the book. */
export const relativesOf = (id: string): string[] | null => (id.startsWith(mark) ? id.slice(mark.length).split('+') : null);
