/** A clock that tells its listeners about each new second, and rests while nobody listens. */
interface Ticker {
  /** Returns the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /** Milliseconds since 1970, the same until the next tick. */
  now: () => number;
}

const second = 1_000;

export function createTicker(): Ticker {
  const listeners = new Set<() => void>();
  let current = Date.now();
  let timer: ReturnType<typeof setInterval> | null = null;

  const tick = () => {
    current = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, second);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
    now: () => {
      // While it rested, or while the browser slowed a hidden tab down, time went on.
      if (Date.now() - current >= 2 * second) current = Date.now();
      return current;
    },
  };
}

/** The one of the whole tab. */
export const ticker = createTicker();
