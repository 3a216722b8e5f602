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
      // A new listener starts with the right time; the ticker may have been idle.
      if (listeners.size === 0) current = Date.now();
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
      // A hidden tab is slowed down by its browser, and a clock may be put back.
      if (Math.abs(Date.now() - current) >= 2 * second) current = Date.now();
      return current;
    },
  };
}

/** The one of the whole tab. */
export const ticker = createTicker();
