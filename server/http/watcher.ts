import type { Bus } from '../messages/bus.ts';

/** Streams that one reader may have open per process; browsers open no more per site either. */
export const mostStreams = 6;
/** How often the permission of readers is checked, in milliseconds. */
const usualCheck = 2_000;
/** The longest pause between two looks, in milliseconds: after a while without news, and while other processes tell theirs. */
const longestPause = { quiet: 2_000, told: 5_000 } as const;
const growth = 1.25;

/** A subscriber and what it watches. */
interface Reader {
  /** What is watched, as a subject of the bus: see messages/subjects.ts. */
  subject: string;
  /** Streams with the same key are limited together: one user's, or one network's. */
  reader: string;
  /** By what it may read: see messages/permits.ts. ASVS 7.4.1: a stream ends with its session. */
  permit: string;
  /** How often that is checked, in milliseconds. */
  checkEvery?: number;
}

/** One open stream. */
export interface Watch {
  /** The newest event that was sent to the reader. */
  seen: number;
  /** Set when the stream has to end: the reader lost access, or has opened newer streams. */
  ended: 'refused' | 'crowded' | null;
  /** Resolves to true at the next event, and to false after this many milliseconds without one. */
  wait: (milliseconds: number) => Promise<boolean>;
  /** The newest message since the last call, if one came; null: the database has to be asked. */
  take: () => unknown;
}

/** Wakes the streams of this process when there is something to read. */
export interface Watcher {
  /** Starts a stream for a reader, until `signal` aborts. Above the limit per reader, the oldest stream ends. */
  open: (reader: Reader, signal: AbortSignal) => Watch;
}

interface WatcherOptions {
  bus: Pick<Bus, 'subscribe' | 'reachesOthers'>;
  /** The newest event of each of these subjects. */
  latest: (subjects: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Those of these permits that are still valid. */
  allowed: (permits: readonly string[]) => Promise<ReadonlySet<string>>;
  /** How often the database is asked for events of other processes, in milliseconds, while there are some. */
  pollEvery: number;
  onError: (error: unknown) => void;
}

interface Open extends Watch, Reader {
  checkedAt: number;
  wake: (message: unknown) => void;
}

function newWatch(reader: Reader, signal: AbortSignal): Open {
  let isNews = false;
  // The first wake of a stream is a look: nothing has been read before it.
  let news: unknown = null;
  let awake: (() => void) | null = null;
  return {
    ...reader,
    seen: 0,
    ended: null,
    checkedAt: performance.now(),
    wake: (message) => {
      // A look that is due includes every message after it.
      news = isNews && news === null ? null : message;
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
    take: () => {
      const taken = news;
      news = null;
      return taken;
    },
  };
}

/** Sets by key, without empty ones. */
function createGroups<Item>() {
  const groups = new Map<string, Set<Item>>();
  return {
    of: (key: string): ReadonlySet<Item> => groups.get(key) ?? new Set(),
    keys: () => [...groups.keys()],
    add: (key: string, item: Item) => void groups.set(key, (groups.get(key) ?? new Set()).add(item)),
    remove: (key: string, item: Item) => {
      groups.get(key)?.delete(item);
      if (groups.get(key)?.size === 0) groups.delete(key);
    },
  };
}

/**
 * Messages wake the streams of a process. One query for all of them looks for what no message told, and one checks who may still read. Looks become
 * rarer while nothing happens.
 */
export function createWatcher({ bus, latest, allowed, pollEvery, onError }: WatcherOptions): Watcher {
  const all = new Set<Open>();
  const bySubject = createGroups<Open>();
  const byReader = createGroups<Open>();
  const subscriptions = new Map<string, () => void>();
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  let pause = pollEvery;

  async function checkReaders(): Promise<void> {
    const now = performance.now();
    const due = [...all].filter(({ checkedAt, checkEvery = usualCheck, ended }) => ended === null && now - checkedAt >= checkEvery);
    if (due.length === 0) return;
    for (const watch of due) watch.checkedAt = now;
    const valid = await allowed([...new Set(due.map(({ permit }) => permit))]);
    for (const watch of due) {
      if (valid.has(watch.permit)) continue;
      watch.ended ??= 'refused';
      watch.wake(null);
    }
  }

  async function look(): Promise<void> {
    pause = Math.max(pause, pollEvery);
    const newest = await latest(bySubject.keys());
    let isNews = false;
    for (const [subject, event] of newest)
      for (const watch of bySubject.of(subject)) {
        if (event <= watch.seen) continue;
        isNews = true;
        watch.wake(null);
      }
    const longest = Math.max(pollEvery, bus.reachesOthers() ? longestPause.told : longestPause.quiet);
    // Zero: somebody asked for a look meanwhile.
    if (pause > 0) pause = isNews ? pollEvery : Math.min(pause * growth, longest);
    await checkReaders();
  }

  // The next look starts after this one, so that a slow database is not asked faster than it answers.
  function later(): void {
    if (timer !== null || isLooking || all.size === 0) return;
    timer = setTimeout(() => {
      timer = null;
      isLooking = true;
      void look()
        .catch(onError)
        .finally(() => {
          isLooking = false;
          later();
        });
    }, pause);
    timer.unref();
  }

  /** Looks again within this many milliseconds. */
  function hasten(within: number): void {
    if (pause <= within) return;
    pause = within;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    later();
  }

  function hear(subject: string, message: unknown, from: string): void {
    const isAboutSession = from.endsWith('.session');
    for (const watch of bySubject.of(subject)) {
      if (isAboutSession) watch.checkedAt = -Infinity;
      watch.wake(message);
    }
    // Messages of other processes make up for looks; without them there may be more than this one.
    if (isAboutSession) hasten(0);
    else if (!bus.reachesOthers()) hasten(pollEvery);
  }

  function close(watch: Open): void {
    all.delete(watch);
    bySubject.remove(watch.subject, watch);
    byReader.remove(watch.reader, watch);
    if (bySubject.of(watch.subject).size === 0) {
      subscriptions.get(watch.subject)?.();
      subscriptions.delete(watch.subject);
    }
    watch.wake(null);
  }

  return {
    open: (reader, signal) => {
      const watch = newWatch(reader, signal);
      const { subject } = reader;
      all.add(watch);
      bySubject.add(subject, watch);
      byReader.add(reader.reader, watch);
      if (!subscriptions.has(subject))
        subscriptions.set(
          subject,
          bus.subscribe(subject, (message, from) => hear(subject, message, from)),
        );
      const own = [...byReader.of(reader.reader)].filter(({ ended }) => ended === null);
      for (const old of own.slice(0, -mostStreams)) {
        old.ended = 'crowded';
        old.wake(null);
      }
      if (signal.aborted) close(watch);
      else signal.addEventListener('abort', () => close(watch), { once: true });
      hasten(pollEvery);
      later();
      return watch;
    },
  };
}
