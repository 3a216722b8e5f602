type Fields = Record<string, unknown>;

// As a field of JSON such a name shadows a method: String(value) throws for an object whose `toString` is a text.
const names: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** True for a name that every object has a property of: `toString`, `constructor`, `__proto__`. */
export const isPrototypeName = (name: string): boolean => names.has(name);

/** A reviver of JSON.parse: leaves out fields that are called like a property of every object. */
export const dropPrototypeNames = (name: string, value: unknown): unknown => (isPrototypeName(name) ? undefined : value);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const cleaned = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(cleaned) : isFields(value) ? withoutPrototypeNames(value) : value;

/** A copy of JSON that is parsed already, without such fields on any level. */
export function withoutPrototypeNames(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([name]) => !isPrototypeName(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, cleaned(value)]));
}
