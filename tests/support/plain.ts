import { StateMachine } from 'xstate';

const isActorRef = (value: object): value is { id: string; sessionId: string } => 'sessionId' in value && 'getSnapshot' in value;

/** `value` as plain data that two runs can be compared by: actors and machines by name, functions left out. */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (value instanceof StateMachine) return `machine ${value.id}`;
  // Roots are named by a running number.
  if (isActorRef(value)) return value.id.startsWith('x:') ? 'root actor' : `actor ${value.id}`;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, plain(item)]);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}
