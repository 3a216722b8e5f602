import { setImmediate } from 'node:timers/promises';

/**
 * Batches lookups of one event loop turn into a single query. No caching: each answer comes from a query made after its lookup. A key without a
 * result is undefined.
 */
export function gathered<Answer>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let waiting = new Set<string>();
  let next: Promise<ReadonlyMap<string, Answer>> | null = null;

  async function askForAll(): Promise<ReadonlyMap<string, Answer>> {
    await setImmediate();
    const keys = [...waiting];
    waiting = new Set();
    next = null;
    return ask(keys);
  }

  return async (key) => {
    waiting.add(key);
    // Never join a running query: earlier writes must be visible.
    next ??= askForAll();
    return (await next).get(key);
  };
}
