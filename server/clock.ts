/** Milliseconds since 1970. Everything that has to do with time asks this, so that tests can say what time it is. */
export interface Clock {
  now: () => number;
}

/** Milliseconds: what the machine's clock may be set right by, at any time. */
const correction = 2_000;
/** Milliseconds: how long the machine's clock has to say another time until it is believed. */
const patience = 15 * 60_000;

/**
 * A clock that goes on as it went when the machine's is set to another time, and believes the other time only when that stays: a clock
 * that jumps two hours and back ends no session and keeps nobody waiting. Small corrections are followed at once.
 * @param wall milliseconds since 1970, as the machine has it
 * @param elapsed milliseconds since some moment, which nobody can set
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
