/** Streams that one reader may have open per process; browsers open no more per site either. */
export const mostStreams = 6;
/** How often the permission of readers is checked, in milliseconds. */
const usualCheck = 2_000;

/** A subscriber and what it watches. */
interface Reader {
  /** The guid of what is watched: a job or a shopping list. */
  subject: string;
  /** Streams with the same key are limited together: one user's, or one network's. */
  reader: string;
  /** Whether the reader may still read this; checked for all streams with one query. ASVS 7.4.1: a stream ends with its session. */
  isAllowed: () => Promise<boolean>;
}

/** One open stream. */
export interface Watch {
  /** The newest event that was sent to the reader. */
  seen: number;
  /** Set when the stream has to end: the reader lost access, or has opened newer streams. */
  ended: 'refused' | 'crowded' | null;
  /** Resolves to true at the next event, and to false after this many milliseconds without one. */
  wait: (milliseconds: number) => Promise<boolean>;
}

/** Wakes the streams of this process when there is something to read. */
export interface Watcher {
  /** Announces an event of this process. */
  notify: (subject: string) => void;
  /** Starts a stream for a reader, until `signal` aborts. Above the limit per reader, the oldest stream ends. */
  open: (reader: Reader, signal: AbortSignal) => Watch;
}

interface WatcherOptions {
  /** The newest event of each of these subjects. */
  latest: (subjects: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** How often the database is polled for events of other processes, in milliseconds. */
  pollEvery: number;
  onError: (error: unknown) => void;
  /** For streams that stay open as long as a page: the polling interval per stream, in milliseconds. */
  checkEvery?: number;
}

interface Open extends Watch, Reader {
  wake: () => void;
}

function newWatch(reader: Reader, signal: AbortSignal): Open {
  let isNews = false;
  let awake: (() => void) | null = null;
  return {
    ...reader,
    seen: 0,
    ended: null,
    wake: () => {
      isNews = true;
      awake?.();
    },
    // Events that arrived between two waits are delivered at once.
    wait: async (milliseconds) => {
      if (!isNews && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          awake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        awake = null;
      }
      const was = isNews;
      isNews = false;
      return was;
    },
  };
}

/**
 * One query polls the database for all streams of a process: streams with new events wake, the others cost nothing. Access is checked for all streams
 * at once as well.
 */
export function createWatcher({ latest, pollEvery, onError, checkEvery = usualCheck }: WatcherOptions): Watcher {
  const all = new Set<Open>();
  let timer: NodeJS.Timeout | null = null;
  let checkedAt = 0;

  async function look(): Promise<void> {
    const newest = await latest([...new Set([...all].map(({ subject }) => subject))]);
    for (const watch of all) if ((newest.get(watch.subject) ?? 0) > watch.seen) watch.wake();
    if (performance.now() - checkedAt < checkEvery) return;
    checkedAt = performance.now();
    await Promise.all(
      [...all].map(async (watch) => {
        if (await watch.isAllowed()) return;
        watch.ended ??= 'refused';
        watch.wake();
      }),
    );
  }
  // The next poll starts after this one, so that a slow database is not polled faster than it answers.
  function later(): void {
    if (timer !== null || all.size === 0) return;
    timer = setTimeout(() => {
      void look()
        .catch(onError)
        .finally(() => {
          timer = null;
          later();
        });
    }, pollEvery);
    timer.unref();
  }

  return {
    notify: (subject) => {
      for (const watch of all) if (watch.subject === subject) watch.wake();
    },
    open: (reader, signal) => {
      const watch = newWatch(reader, signal);
      all.add(watch);
      const own = [...all].filter(({ reader: whose, ended }) => whose === reader.reader && ended === null);
      for (const old of own.slice(0, -mostStreams)) {
        old.ended = 'crowded';
        old.wake();
      }
      const close = () => {
        all.delete(watch);
        watch.wake();
      };
      if (signal.aborted) close();
      else signal.addEventListener('abort', close, { once: true });
      later();
      return watch;
    },
  };
}
