/** A clock that calls its listeners each second, and stops without listeners. */
interface Ticker {
  /** Returns a function to unsubscribe. */
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
      // A new listener needs the current time: the ticker may have been stopped.
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
      // Browsers throttle hidden tabs, and clocks can be set back.
      if (Math.abs(Date.now() - current) >= 2 * second) current = Date.now();
      return current;
    },
  };
}

/** The ticker of this tab. */
export const ticker = createTicker();
