import { integer, max, min, is, type Struct } from 'superstruct';
import { guid } from '../../contract/text.ts';
import { dropPrototypeNames } from '../untrusted/prototype-names.ts';
import { invalidFields, type Failure } from './failure.ts';
import { i18n } from '@anydish/language/sentence';

/*
 * Anybody can write a cursor by hand. It is decoded and checked to have exactly the values that its query compares, each within what the
 * column can hold; any other text is invalid input.
 */

/** An integer that fits an eight-byte column and that JSON represents exactly. */
export const int8 = (): Struct<number, null> => min(max(integer(), Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER);

const refused = (field: string): Failure => invalidFields({ [field]: i18n._('This value is not accepted.') });

/** The values of the row that a page begins after. `field`: its name in the query. @throws Failure invalidInput */
export function readCursor<Values>(field: string, written: string, values: Struct<Values, unknown>): Values {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(written, 'base64url').toString(), dropPrototypeNames);
  } catch {
    throw refused(field);
  }
  if (!is(read, values)) throw refused(field);
  return read;
}

export const writeCursor = (values: readonly (string | number)[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** The key of the row that a page begins after, in a list sorted by keys; null for the first page. @throws Failure invalidInput */
export function readGuidCursor(field: string, written: string | undefined): string | null {
  if (written === undefined) return null;
  if (!is(written, guid())) throw refused(field);
  return written;
}
