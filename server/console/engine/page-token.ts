import { createHash } from 'node:crypto';
import { array, is, number, object, string, union, type Infer } from 'superstruct';
import { writeQuery, type Query } from '../../../contract/console/query.ts';
import type { Area, ColumnKind } from '../../../contract/console/area.ts';
import { guid, isText } from '../../../contract/text.ts';
import { dropPrototypeNames } from '../../untrusted/prototype-names.ts';

const placeSchema = object({
  /** The sort value of the row before the page. */
  value: union([string(), number()]),
  guid: guid(),
  /** Number of rows before the page. */
  before: number(),
});

/** Where a page begins. */
export type Place = Infer<typeof placeSchema>;

/** Identifies the list of a token: it is invalid with another search, filter or order. */
const listOf = (name: string, area: Area, query: Query): string =>
  createHash('sha256')
    .update(JSON.stringify([name, query.sort, writeQuery(area, { ...query, columns: null, after: null })]))
    .digest('base64url')
    .slice(0, 12);

export const writeToken = (name: string, area: Area, query: Query, place: Place): string =>
  Buffer.from(JSON.stringify([listOf(name, area, query), place])).toString('base64url');

/** True for a value that a column of this kind can hold in the database: tokens can be written by hand. */
function isSortedBy(kind: ColumnKind, value: string | number): boolean {
  switch (kind) {
    case 'number':
      return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
    case 'time':
      return Number.isSafeInteger(value);
    case 'text':
    case 'flag':
    case 'choice':
    case 'choices':
    case 'person':
    case 'recipe':
    case 'picture':
      return typeof value === 'string' && isText(value);
  }
}

/** The position in a token; null for a token of another list and for invalid text. */
export function readToken(name: string, area: Area, query: Query): Place | null {
  try {
    const told: unknown = JSON.parse(Buffer.from(query.after ?? '', 'base64url').toString(), dropPrototypeNames);
    if (!is(told, array()) || told.length !== 2 || told[0] !== listOf(name, area, query)) return null;
    const [, place] = told;
    if (!is(place, placeSchema) || !isSortedBy(area.columns[query.sort.column]?.kind ?? 'text', place.value)) return null;
    return Number.isSafeInteger(place.before) && place.before >= 0 ? place : null;
  } catch {
    return null;
  }
}
