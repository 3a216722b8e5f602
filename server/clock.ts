/** Milliseconds since 1970. All code uses this clock, so that tests can set the time. */
export interface Clock {
  now: () => number;
}

/** Clock corrections up to this many milliseconds are followed at once. */
const correction = 2_000;
/** How long a changed wall clock must persist before it is accepted, in milliseconds. */
const patience = 15 * 60_000;

/**
 * A clock that ignores jumps of the machine's clock until they persist: a clock that jumps two hours and back ends no session and delays nobody.
 * Small corrections are followed at once.
 * @param wall milliseconds since 1970 by the machine's clock
 * @param elapsed milliseconds of a monotonic clock
 */
export function steadyClock(wall: () => number = Date.now, elapsed: () => number = () => performance.now()): Clock {
  let offset = wall() - elapsed();
  let differsSince: number | null = null;
  const now = () => {
    const passed = elapsed();
    const apart = wall() - passed - offset;
    if (Math.abs(apart) > correction) differsSince ??= passed;
    else differsSince = null;
    if (differsSince === null || passed - differsSince >= patience) {
      offset += apart;
      differsSince = null;
    }
    return Math.round(passed + offset);
  };
  return { now };
}
