import { setImmediate } from 'node:timers/promises';

/**
 * Answers what is asked in one turn of the event loop by one question to the database. Nothing is kept: each answer is of a question that was
 * put after it was asked for. A key without an answer is undefined.
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
    // Never one that is under way: what was written before this call must be seen by it.
    next ??= askForAll();
    return (await next).get(key);
  };
}
