import { setImmediate } from 'node:timers/promises';
import { within } from '../tracing/origin.ts';
import type { Workers } from './workers.ts';

/** Work of one kind in this process. */
export interface Lane {
  /** Takes what waits, up to the number that may run at once. */
  wake: () => void;
  /** Takes nothing more, tells running work by its signal, and waits for it. */
  stop: () => Promise<void>;
  /** Resolves when nothing runs and nothing waits. */
  settled: () => Promise<void>;
}

interface LaneOptions<Held> {
  /** How many run at once in this process. */
  most: number;
  /** Takes one from the database; null when none waits. Two calls never get the same one. */
  take: () => Promise<Held | null>;
  /**
   * Releases what this process holds in the database and what is none of these. Needed when `take` fails: its row may have been taken although no answer
   * came, and nobody would work on it.
   */
  releaseOthers: (atWork: readonly Held[]) => Promise<unknown>;
  workers: Pick<Workers, 'letGo'>;
  /** Does it. Rejects for a fault of the product only; the row must be able to be taken again. */
  work: (held: Held, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Does what waits in a table, several at once. Each one found starts another, so the number grows with what waits. */
export function createLane<Held>({ most, take, releaseOthers, workers, work, onError }: LaneOptions<Held>): Lane {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const atWork = new Set<Held>();
  let isAskedAgain = false;

  async function takeNext(): Promise<Held | null> {
    try {
      return await take();
    } catch (error) {
      await workers.letGo(() => releaseOthers([...atWork]));
      throw error;
    }
  }

  async function go(): Promise<void> {
    do {
      isAskedAgain = false;
      for (let held = await takeNext(); held !== null; held = await takeNext()) {
        atWork.add(held);
        wake();
        try {
          await work(held, stopping.signal);
        } finally {
          atWork.delete(held);
        }
        if (stopping.signal.aborted) return;
        // The embedded database answers without yielding to the event loop.
        await setImmediate();
      }
    } while (isAskedAgain && !stopping.signal.aborted);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    if (running.size >= most) {
      // The last one may be about to find nothing.
      isAskedAgain = true;
      return;
    }
    // It does work of others too, so it is not part of the request that woke it.
    const done: Promise<void> = within(null, go)
      .catch(onError)
      .finally(() => running.delete(done));
    running.add(done);
  }

  const settled = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    wake,
    settled,
    stop: async () => {
      stopping.abort();
      await settled();
    },
  };
}
