import type { FastifyRequest } from 'fastify';
import { validate, type Struct } from 'superstruct';
import { fromWire } from '../../contract/casing.ts';
import { asText, cutText, isText } from '../../contract/text.ts';
import { isGuid } from '../db/guid.ts';
import { isPrototypeName } from '../untrusted/prototype-names.ts';
import { Failure, invalidFields } from './failure.ts';
import { longestPath, problemFields } from './problems.ts';
import { i18n } from '@anydish/language/sentence';

/** Path of the first text that is `wrong`, as a value or as a field name; null when there is none. */
function pathOf(
  value: unknown,
  wrong: { text?: (text: string) => boolean; name: (name: string) => boolean },
  path: readonly string[] = [],
): string | null {
  if (typeof value === 'string') return wrong.text?.(value) === true ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = wrong.name(key) ? [...path, asText(key)].join('.') : pathOf(item, wrong, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

const isUnwanted = (text: string) => !isText(text);

// The deepest body of the contract has seven levels.
const mostLevels = 30;

/** @throws Failure invalidInput, before any recursive code gets the value */
function requireLevels(value: unknown, level = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (level > mostLevels) throw new Failure('invalidInput', i18n._('The body is nested too deeply.'));
  for (const item of Object.values(value)) requireLevels(item, level + 1);
}

/** The message for a part of a request that has the wrong type altogether. */
const parts = {
  body: { isNoObject: i18n._('The body must be a JSON object.'), isShapeless: i18n._('The body has the wrong shape.') },
  query: { isNoObject: i18n._('The query must be a JSON object.'), isShapeless: i18n._('The query has the wrong shape.') },
} as const;
type Part = (typeof parts)[keyof typeof parts];

function read<Value>(struct: Struct<Value, unknown>, wire: unknown, what: Part): Value {
  requireLevels(wire);
  const value = fromWire(wire);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('invalidInput', what.isNoObject);
  // Superstruct prints the rejected value, and cannot print an object whose `toString` is a field.
  const shadowed = pathOf(value, { name: isPrototypeName });
  if (shadowed !== null) throw invalidFields({ [cutText(asText(shadowed), longestPath)]: i18n._('This field is not known.') });
  const [error, valid] = validate(value, struct);
  if (error) {
    const fields = problemFields(error);
    throw Object.keys(fields).length > 0 ? invalidFields(fields) : new Failure('invalidInput', what.isShapeless);
  }
  const field = pathOf(valid, { name: isUnwanted, text: isUnwanted });
  if (field !== null) throw invalidFields({ [field]: i18n._('This contains a character that cannot be stored.') });
  return valid;
}

/** The request's JSON body in camelCase. @throws Failure invalidInput with field -> message; unknown fields are named. */
export const readBody = <Value>(struct: Struct<Value, unknown>, request: FastifyRequest): Value => read(struct, request.body, parts.body);

/** The query string in camelCase; every value is a string. @throws Failure invalidInput as `readBody`. */
export function readQuery<Value>(struct: Struct<Value, unknown>, request: FastifyRequest): Value {
  // Copied, because the parser's object has its own prototype and would not count as plain data.
  return read(struct, typeof request.query === 'object' ? { ...request.query } : {}, parts.query);
}

/** The `:name` parts of the path. @throws Failure notFound for a value that cannot be an id. */
export function readParams(request: FastifyRequest): Record<string, string> {
  const params = Object.entries(request.params ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (params.some(([, value]) => !isText(value))) throw new Failure('notFound', i18n._('Nothing was found at this address.'));
  return Object.fromEntries(params);
}

/** A guid from a path. @throws Failure notFound for text that is not a guid. */
export function readGuid(text: string | undefined): string {
  if (text !== undefined && isGuid(text)) return text;
  throw new Failure('notFound', i18n._('Nothing was found at this address.'));
}
