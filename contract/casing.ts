/**
 * Converts between the wire's snake_case and our camelCase. Changes only keys of plain objects; values, arrays and other objects are passed
 * unchanged.
 */
type Json = unknown;

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function isPlainObject(value: Json): value is Record<string, Json> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function mapKeys(value: Json, rename: (key: string) => string): Json {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), mapKeys(item, rename)]));
}

/** camelCase keys -> snake_case keys, deeply. */
export const toWire = (value: Json): Json => mapKeys(value, toSnake);

/** snake_case keys -> camelCase keys, deeply. */
export const fromWire = (value: Json): Json => mapKeys(value, toCamel);
