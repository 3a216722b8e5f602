import type { Struct } from 'superstruct';
import type { ErrorName } from './errors.ts';

/** One call: method, path (`:name` is a parameter), input, output, and the errors it can answer besides `unknown`. */
interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  body: Struct<unknown, unknown> | null;
  query: Struct<unknown, unknown> | null;
  payload: Struct<unknown, unknown>;
  errors: readonly ErrorName[];
}

// Structs are invariant in their type; the table only needs to know that each is one.
export const endpoint = <
  const T extends { body: unknown; query: unknown; payload: unknown } & Omit<Endpoint, 'body' | 'query' | 'payload'>,
>(
  entry: T,
): T => entry;

/** Fills the `:name` parts of a path. Throws when the caller omits a parameter. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
}
