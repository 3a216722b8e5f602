import type { CookEvent } from '@anydish/kitchen/cook';

type Partial = Extract<CookEvent, { type: 'partial' }>;

/** Milliseconds between two partial recipes that leave a job, and between two that are stored. */
const between = { sent: 250, kept: 1_000 } as const;

export interface PartialPace {
  /** Sends a partial recipe now or soon; a later one takes the place of one that waits. False: the job is lost. */
  take: (event: Partial) => Promise<boolean>;
  /** Sends the one that waits. */
  flush: () => Promise<boolean>;
  /** Drops it. */
  stop: () => void;
}

/** At most four a second, the last one always. `send` stores it where `isKept`: the first, the first with a title, and one a second. */
export function createPartialPace(send: (event: Partial, isKept: boolean) => Promise<boolean>): PartialPace {
  let waiting: Partial | null = null;
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve(true);
  let [sentAt, keptAt, isNamed] = [-Infinity, -Infinity, false];

  function sendNext(): boolean | Promise<boolean> {
    const event = waiting;
    if (event === null) return true;
    waiting = null;
    sentAt = performance.now();
    const isKept = sentAt - keptAt >= between.kept || (!isNamed && event.recipe.title !== null);
    if (isKept) keptAt = sentAt;
    isNamed ||= event.recipe.title !== null;
    return send(event, isKept);
  }
  // One after the other, also when the timer and the next event come together. Once lost or failed it stays so.
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then((isOurs) => isOurs && sendNext());
    return queue;
  }
  return {
    take: (event) => {
      waiting = event;
      const pause = sentAt + between.sent - performance.now();
      if (pause <= 0) return flush();
      // A failure is told to the next caller.
      timer ??= setTimeout(() => void flush().catch(() => undefined), pause);
      return queue;
    },
    flush,
    stop: () => {
      clearTimeout(timer);
      waiting = null;
    },
  };
}
