/** Milliseconds since 1970. All code uses this clock, so that tests can set the time. */
export interface Clock {
  now: () => number;
  /**
   * Told the time of the database, by which all processes go. Returns how far the machine's clock is ahead of it, in milliseconds. Missing where the
   * time is set by a test.
   */
  follow?: (databaseTime: number) => number;
}

/** Clock corrections up to this many milliseconds are followed at once. */
const correction = 2_000;
/** How long a changed wall clock must persist before it is accepted, in milliseconds. */
const patience = 15 * 60_000;

/**
 * A clock that ignores jumps of the machine's clock until they persist: a clock that jumps two hours and back ends no session and delays nobody.
 * Small corrections are followed at once. Once it was told the time of the database, the machine's clock counts only by how it goes on.
 * @param wall milliseconds since 1970 by the machine's clock
 * @param elapsed milliseconds of a monotonic clock
 */
export function steadyClock(
  wall: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): Clock & Required<Pick<Clock, 'follow'>> {
  /** Of the machine's clock before the database's; null while that is not known. */
  let ahead: number | null = null;
  let offset = wall() - elapsed();
  let differsSince: number | null = null;
  const now = () => {
    const passed = elapsed();
    const apart = wall() - (ahead ?? 0) - passed - offset;
    if (Math.abs(apart) > correction) differsSince ??= passed;
    else differsSince = null;
    if (differsSince === null || passed - differsSince >= patience) {
      offset += apart;
      differsSince = null;
    }
    return Math.round(passed + offset);
  };
  const follow = (databaseTime: number) => {
    const isFirst = ahead === null;
    const apart = wall() - databaseTime;
    ahead = Math.abs(apart) > correction ? apart : 0;
    // Nothing was written by this clock yet.
    if (isFirst) offset = wall() - ahead - elapsed();
    return ahead;
  };
  return { now, follow };
}
