import {
  isNewer,
  longestTimer,
  longestTimerName,
  mostTimers,
  timerKept,
  type KitchenTimer,
} from '../../contract/kitchen/kitchen-timers.ts';
import { cutText } from '../../contract/text.ts';

/** A timer as stored on a device. */
export interface HeldTimer extends KitchenTimer {
  /** The server's revision; 0 before the first upload, -1 when the server rejected it and it stays on this device. */
  told: number;
  /** The revision that rang to its end here. */
  rung: number;
}

/** Data stored in a browser. */
export interface HeldTimers {
  timers: readonly HeldTimer[];
  /** Offset of the server's clock to this device's in milliseconds; null before the comparison. */
  difference: number | null;
}

/** A timer to start. */
export interface StartedTimer {
  name: string;
  minutes: number;
  step: number | null;
  recipe: { companyUri: string; guid: string } | null;
}

export interface KitchenTimersInput {
  userGuid: string;
  held: HeldTimers;
  /** Milliseconds since 1970 by this device's clock, which may be wrong or jump. */
  now: () => number;
  /** Milliseconds this page has run, independent of the clock. */
  ran: () => number;
  newId: () => string;
}

/** The server's answer, with the offset of its clock. */
export interface Told {
  timers: readonly KitchenTimer[];
  difference: number;
}

const minute = 60_000;
/** Tolerance in milliseconds: browser timers may fire this early. */
const early = 20;
/** A timer that ended in the user's absence still rings; after this time it is only shown. */
const longestLate = 60 * minute;

export const isRunning = ({ isStopped, endsAt }: KitchenTimer, now: number): boolean => !isStopped && endsAt > now + early;
export const isOver = ({ isStopped, endsAt }: KitchenTimer, now: number): boolean => !isStopped && endsAt <= now + early;
/** It is over and did not ring to its end here. */
export const isDue = (timer: HeldTimer, now: number): boolean =>
  isOver(timer, now) && timer.endsAt > now - longestLate && timer.rung < timer.revision;

/** Visible timers: running, or over and not stopped; first to end first. */
export const shownTimers = (timers: readonly HeldTimer[]): HeldTimer[] =>
  timers.filter(({ isStopped }) => !isStopped).toSorted((one, other) => one.endsAt - other.endsAt || (one.guid < other.guid ? -1 : 1));

/** Timers not sent to the server yet. */
export const pendingTimers = (timers: readonly HeldTimer[]): HeldTimer[] =>
  timers.filter(({ told, revision }) => told >= 0 && told < revision);

const mergedTwo = (one: HeldTimer, other: HeldTimer): HeldTimer => ({
  ...(isNewer(other, one) ? other : one),
  told: Math.max(one.told, other.told),
  rung: Math.max(one.rung, other.rung),
});

/** Merges the timers of two devices or tabs: commutative and idempotent. Long-expired timers are dropped. */
export function mergeTimers(own: readonly HeldTimer[], others: readonly HeldTimer[], now: number): HeldTimer[] {
  const merged = new Map(own.map((timer) => [timer.guid, timer]));
  for (const other of others) {
    const one = merged.get(other.guid);
    merged.set(other.guid, one === undefined ? other : mergedTwo(one, other));
  }
  return [...merged.values()].filter(({ endsAt }) => endsAt > now - timerKept);
}

/** The server's version. */
export const asTold = (timer: KitchenTimer): HeldTimer => ({ ...timer, told: timer.revision, rung: 0 });

/** Timers started before the clock comparison keep their intended end. */
export const shiftUntold = (timers: readonly HeldTimer[], difference: number): HeldTimer[] =>
  timers.map((timer) =>
    timer.told === 0 && !timer.isStopped
      ? { ...timer, revision: timer.revision + 1, endsAt: Math.round(timer.endsAt + difference) }
      : timer,
  );

/** True while another timer may be started. */
export const hasRoom = (timers: readonly HeldTimer[], now: number): boolean =>
  timers.filter((timer) => isRunning(timer, now)).length < mostTimers;

export const startedTimer = ({ name, minutes, step, recipe }: StartedTimer, guid: string, now: number): HeldTimer => ({
  guid,
  revision: 1,
  name: cutText(name, longestTimerName),
  step,
  companyUri: recipe?.companyUri ?? null,
  recipeGuid: recipe?.guid ?? null,
  endsAt: Math.round(now + Math.min(minutes * minute, longestTimer)),
  isStopped: false,
  told: 0,
  rung: 0,
});

/** Adds a minute; counted from now when the timer is over. */
export const extendedTimer = (timer: HeldTimer, now: number): HeldTimer => ({
  ...timer,
  revision: timer.revision + 1,
  endsAt: Math.round(Math.min(Math.max(timer.endsAt, now) + minute, now + longestTimer)),
});

export const stoppedTimer = (timer: HeldTimer): HeldTimer => ({ ...timer, revision: timer.revision + 1, isStopped: true });

/** The place where a timer was started. */
export const timerPath = ({ companyUri, recipeGuid }: KitchenTimer): string | null =>
  companyUri === null || recipeGuid === null ? null : `/ai/${encodeURIComponent(companyUri)}/recipes/${recipeGuid}/cook`;
