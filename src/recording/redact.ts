import { StateMachine } from 'xstate';
import { mask, maskText, secretOf } from './secrets.ts';

/** Values that cannot be recorded are replaced by their kind. */
export type Marker =
  | { $function: string }
  | { $actor: string }
  | { $machine: string }
  | { $error: { name: string; message: string } }
  | { $file: { type: string; size: number } }
  | { $number: string }
  | { $object: string };

type Secret = ReturnType<typeof secretOf>;

const isActor = (value: object): value is { id: string; sessionId: string } =>
  'sessionId' in value && 'getSnapshot' in value && 'id' in value;
const isFile = (value: object): value is { type: string; size: number } => 'size' in value && 'type' in value && 'arrayBuffer' in value;

function markerOf(value: object): Marker | null {
  if (value instanceof StateMachine) return { $machine: value.id };
  if (isActor(value)) return { $actor: value.id };
  if (value instanceof Error) return { $error: { name: value.name, message: maskText(value.message) } };
  if (isFile(value)) return { $file: { type: value.type, size: value.size } };
  return null;
}

function walk(value: unknown, secret: Secret, key: string, above: readonly object[]): unknown {
  if (typeof value === 'function') return { $function: key } satisfies Marker;
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) } satisfies Marker;
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'symbol') return { $object: 'symbol' } satisfies Marker;
    if (secret !== null) return mask(secret, value);
    return typeof value === 'string' ? maskText(value) : typeof value === 'bigint' ? { $number: String(value) } : value;
  }
  if (above.includes(value)) return { $object: 'circle' } satisfies Marker;
  const marker = markerOf(value);
  if (marker !== null) return marker;
  const path = [...above, value];
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map) return walk([...value], secret, key, path);
  // A secret list or object is secret as a whole.
  if (Array.isArray(value) || value instanceof Set) return [...value].map((item) => walk(item, secret, key, path));
  const entries = Object.entries(value).map(([name, item]): [string, unknown] => [
    maskText(name),
    walk(item, secret ?? secretOf(name), name, path),
  ]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

/**
 * `value` as data that may leave the tab: passwords, codes, tokens, cookies, names of people and the local parts of e-mail addresses
 * are masked at any depth; functions, actors, machines, errors and files become a `Marker`. The result can be serialized as JSON.
 */
export const redact = (value: unknown): unknown => walk(value, null, 'value', []);
