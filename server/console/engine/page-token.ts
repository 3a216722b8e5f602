import { createHash } from 'node:crypto';
import { array, is, number, object, string, union, type Infer } from 'superstruct';
import { writeQuery, type Query } from '../../../contract/console/query.ts';
import type { Area } from '../../../contract/console/area.ts';
import { guid } from '../../../contract/text.ts';

const placeSchema = object({
  /** What the list is sorted by, of the row that comes before the page. */
  value: union([string(), number()]),
  guid: guid(),
  /** How many rows come before the page. */
  before: number(),
});

/** Where a page begins. */
export type Place = Infer<typeof placeSchema>;

/** Which list a token is of: with another search, filter or order it means nothing. */
const listOf = (name: string, area: Area, query: Query): string =>
  createHash('sha256')
    .update(JSON.stringify([name, query.sort, writeQuery(area, { ...query, columns: null, after: null })]))
    .digest('base64url')
    .slice(0, 12);

export const writeToken = (name: string, area: Area, query: Query, place: Place): string =>
  Buffer.from(JSON.stringify([listOf(name, area, query), place])).toString('base64url');

/** The place that a token tells; null for a token of another list, and for what is no token. */
export function readToken(name: string, area: Area, query: Query): Place | null {
  try {
    const told: unknown = JSON.parse(Buffer.from(query.after ?? '', 'base64url').toString());
    if (!is(told, array()) || told.length !== 2 || told[0] !== listOf(name, area, query)) return null;
    const [, place] = told;
    const isNumber = area.columns[query.sort.column]?.kind !== 'text';
    if (!is(place, placeSchema) || (typeof place.value === 'number') !== isNumber) return null;
    return Number.isSafeInteger(place.before) && place.before >= 0 && (!isNumber || Number.isSafeInteger(place.value)) ? place : null;
  } catch {
    return null;
  }
}
