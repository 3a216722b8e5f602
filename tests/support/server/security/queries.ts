import { Struct } from 'superstruct';
import { toWire } from '../../../../contract/casing.ts';

/** The names that a call knows in its query, as the wire writes them. */
export function namesOfQuery(struct: unknown): string[] {
  const schema: unknown = struct instanceof Struct ? struct.schema : null;
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.keys(toWire(Object.fromEntries(Object.keys(schema).map((name) => [name, '']))) as object);
}
