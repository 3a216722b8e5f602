const day = 24 * 60 * 60_000;
const weekend = new Set([0, 6]);

/**
 * The start of the `count`th business day after `from`, in UTC; both in milliseconds since 1970. The day of `from` is not counted. Monday to Friday
 * are business days: public holidays differ by place, and a shorter deadline harms nobody.
 */
export function businessDayAfter(from: number, count: number): number {
  let time = Math.floor(from / day) * day;
  for (let left = count; left > 0;) {
    time += day;
    if (!weekend.has(new Date(time).getUTCDay())) left -= 1;
  }
  return time;
}

/** Business days within which a deletion is processed. */
const processedWithin = 7;

/** When an account is erased whose deletion is requested at `now`; both in milliseconds since 1970. */
export const deletionDue = (now: number): number => businessDayAfter(now, processedWithin);
