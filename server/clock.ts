/** Milliseconds since 1970. Everything that has to do with time asks this, so that tests can say what time it is. */
export interface Clock {
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };
