import { isGuid } from '../../db/guid.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';

/** Where a page of a list begins: after this recipe, which has this value in the order. */
export interface Cursor {
  /** Null for the order by age, where the guid says it all. */
  value: string | number | null;
  guid: string;
}

const noCursor = () => invalidFields({ before: i18n._('This is not the key of a recipe.') });

/** @throws Failure invalidInput for what no list has answered. */
export function readCursor(text: string): Cursor {
  if (isGuid(text)) return { value: null, guid: text };
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw noCursor();
  }
  const parts: readonly unknown[] = Array.isArray(read) ? read : [];
  const [value, guid] = parts;
  const isValue = typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));
  if (!isValue || typeof guid !== 'string' || !isGuid(guid)) throw noCursor();
  return { value, guid };
}

/** The guid alone where it says it all: older tabs send it as they got it. */
export const writeCursor = ({ value, guid }: Cursor): string =>
  value === null ? guid : Buffer.from(JSON.stringify([value, guid])).toString('base64url');
