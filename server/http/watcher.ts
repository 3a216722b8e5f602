/** Streams that one reader may have open in one process; browsers open no more to one site either. */
export const mostStreams = 6;
/** How often it is looked whether readers may still read, in milliseconds. */
const usualCheck = 2_000;

/** Who listens, and to what. */
interface Reader {
  /** What is listened to, by its guid: a job, a shopping list. */
  subject: string;
  /** Whose streams are counted together: a user's, or those of a network. */
  reader: string;
  /** Whether the reader may still read this; asked of all streams at once, and to be answered by one question. ASVS 7.4.1: a stream outlives no session. */
  isAllowed: () => Promise<boolean>;
}

/** One open stream. */
export interface Watch {
  /** The newest event that its reader was told. */
  seen: number;
  /** Set when it has to end: its reader may no longer read, or has opened newer streams. */
  ended: 'refused' | 'crowded' | null;
  /** Resolves to true at the next news, and to false after so many milliseconds without. */
  wait: (milliseconds: number) => Promise<boolean>;
}

/** Tells streams of this process when there is something to read. */
export interface Watcher {
  /** There is news of a subject from this process. */
  notify: (subject: string) => void;
  /** Begins to watch for a reader, until `signal` aborts. Of too many of one reader the oldest ends. */
  open: (reader: Reader, signal: AbortSignal) => Watch;
}

interface WatcherOptions {
  /** The newest event of each of these subjects. */
  latest: (subjects: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** How often the database is asked what other processes have done, in milliseconds. */
  pollEvery: number;
  onError: (error: unknown) => void;
  /** For streams that stay open as long as a page is: how often each is checked, in milliseconds. */
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
    // News that came while nobody waited are told at once.
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
 * One look at the database for all streams of a process, however many they are: those that have something to read wake, the others cost nothing.
 * Who may no longer read is found out for all of them at once as well.
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
  // The next look begins after this one: a slow database is not asked more often than it answers.
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
