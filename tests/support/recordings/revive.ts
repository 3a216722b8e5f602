import { createMachine } from 'xstate';
import type { World } from '../world.ts';

/** Stands for a function of a recording, which had a name only: a clock, a maker of ids, or one whose answer is not known. */
function stand(name: string, world: World): unknown {
  if (name === 'now') return world.now;
  // The last one: no day of a recording lies after it.
  if (name === 'today') return () => '9999-12-31';
  return name.startsWith('new') ? world.newId : () => null;
}

function revivedMarker(kind: string, what: unknown, world: World): unknown {
  switch (kind) {
    case '$function':
      return stand(String(what), world);
    case '$actor':
      return world.parent;
    case '$machine':
      return createMachine({ id: String(what) });
    case '$number':
      return Number(what);
    case '$error':
    case '$file':
      return what;
    default:
      return null;
  }
}

/** What a recording holds (see src/recording/redact.ts) as what a machine can work with: each marker becomes something that stands for it. */
export function revive(value: unknown, world: World): unknown {
  if (Array.isArray(value)) return value.map((item) => revive(item, world));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[kind, what] = [], ...others] = entries;
  if (kind?.startsWith('$') === true && others.length === 0) return revivedMarker(kind, what, world);
  return Object.fromEntries(entries.map(([key, item]) => [key, revive(item, world)]));
}
