import {
  isNewer,
  longestTimer,
  longestTimerName,
  mostTimers,
  timerKept,
  type KitchenTimer,
} from '../../contract/kitchen/kitchen-timers.ts';
import { cutText } from '../../contract/text.ts';

/** A timer as a device keeps it. */
export interface HeldTimer extends KitchenTimer {
  /** The revision that the server has; 0 before it has any, -1 for one that it did not take and that stays on this device. */
  told: number;
  /** The revision that has rung here to its end. */
  rung: number;
}

/** What a browser keeps. */
export interface HeldTimers {
  timers: readonly HeldTimer[];
  /** Milliseconds by which the server's clock is ahead of this device's; null while nobody has compared them. */
  difference: number | null;
}

/** A timer that somebody starts. */
export interface StartedTimer {
  name: string;
  minutes: number;
  step: number | null;
  recipe: { companyUri: string; guid: string } | null;
}

export interface KitchenTimersInput {
  userGuid: string;
  held: HeldTimers;
  /** Milliseconds since 1970 by this device: its clock may be wrong, and may jump. */
  now: () => number;
  /** Milliseconds that this page has run, whatever the clock says. */
  ran: () => number;
  newId: () => string;
}

/** What the server says, with how far its clock is ahead of this device's. */
export interface Told {
  timers: readonly KitchenTimer[];
  difference: number;
}

const minute = 60_000;
/** Milliseconds before which a browser's timer that fires is taken for one that is over. */
const early = 20;
/** One that ended while nobody was there still rings; after so long it is shown alone. */
const longestLate = 60 * minute;

export const isRunning = ({ isStopped, endsAt }: KitchenTimer, now: number): boolean => !isStopped && endsAt > now + early;
export const isOver = ({ isStopped, endsAt }: KitchenTimer, now: number): boolean => !isStopped && endsAt <= now + early;
/** It is over, and was not heard to its end here. */
export const isDue = (timer: HeldTimer, now: number): boolean =>
  isOver(timer, now) && timer.endsAt > now - longestLate && timer.rung < timer.revision;

/** What is shown: all that run and all that are over and not stopped, the first to end first. */
export const shownTimers = (timers: readonly HeldTimer[]): HeldTimer[] =>
  timers.filter(({ isStopped }) => !isStopped).toSorted((one, other) => one.endsAt - other.endsAt || (one.guid < other.guid ? -1 : 1));

/** What the server has not heard of. */
export const pendingTimers = (timers: readonly HeldTimer[]): HeldTimer[] =>
  timers.filter(({ told, revision }) => told >= 0 && told < revision);

const mergedTwo = (one: HeldTimer, other: HeldTimer): HeldTimer => ({
  ...(isNewer(other, one) ? other : one),
  told: Math.max(one.told, other.told),
  rung: Math.max(one.rung, other.rung),
});

/** What two devices, or two tabs, know together: the same in any order, however often. What is long over is forgotten. */
export function mergeTimers(own: readonly HeldTimer[], others: readonly HeldTimer[], now: number): HeldTimer[] {
  const merged = new Map(own.map((timer) => [timer.guid, timer]));
  for (const other of others) {
    const one = merged.get(other.guid);
    merged.set(other.guid, one === undefined ? other : mergedTwo(one, other));
  }
  return [...merged.values()].filter(({ endsAt }) => endsAt > now - timerKept);
}

/** As the server told it. */
export const asTold = (timer: KitchenTimer): HeldTimer => ({ ...timer, told: timer.revision, rung: 0 });

/** Timers that were started before the clocks were compared: they end when they were meant to. */
export const shiftUntold = (timers: readonly HeldTimer[], difference: number): HeldTimer[] =>
  timers.map((timer) =>
    timer.told === 0 && !timer.isStopped
      ? { ...timer, revision: timer.revision + 1, endsAt: Math.round(timer.endsAt + difference) }
      : timer,
  );

/** True while another one may be started. */
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

/** A minute more, from now on when its time is up. */
export const extendedTimer = (timer: HeldTimer, now: number): HeldTimer => ({
  ...timer,
  revision: timer.revision + 1,
  endsAt: Math.round(Math.min(Math.max(timer.endsAt, now) + minute, now + longestTimer)),
});

export const stoppedTimer = (timer: HeldTimer): HeldTimer => ({ ...timer, revision: timer.revision + 1, isStopped: true });

/** Where a timer was started. */
export const timerPath = ({ companyUri, recipeGuid }: KitchenTimer): string | null =>
  companyUri === null || recipeGuid === null ? null : `/ai/${encodeURIComponent(companyUri)}/recipes/${recipeGuid}/cook`;
