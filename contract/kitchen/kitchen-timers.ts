import { array, boolean, integer, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';

/** So many run at once. What is started without a network beyond it stays on its device. */
export const mostTimers = 12;
/** So many are sent at once. */
export const mostTimersSent = 40;
/** So many of an account are kept, those that are stopped included. */
export const mostTimersKept = 100;
/** Milliseconds that a timer may take. */
export const longestTimer = 24 * 60 * 60_000;
/** Milliseconds for which one is kept after its end, so that a device that comes late does not bring it back. */
export const timerKept = 24 * 60 * 60_000;
export const longestTimerName = 120;

const fields = {
  /** Made by the device that starts it. */
  guid: guid(),
  /** Grows with each change. */
  revision: max(min(integer(), 1), 1_000_000),
  name: size(text(), 1, longestTimerName),
  /** The step of the recipe that it was started in, from 0. */
  step: nullable(max(min(integer(), 0), 39)),
  /** The recipe that it was started for; null for none. */
  companyUri: nullable(size(text(), 1, 120)),
  recipeGuid: nullable(guid()),
  /** Milliseconds since 1970 by the clock of the server. */
  endsAt: max(min(integer(), 0), 8_640_000_000_000_000),
  isStopped: boolean(),
};

/** A kitchen timer: a time of the clock, so reload, sleep and another device change nothing. */
export const kitchenTimerSchema = type({
  guid: string(),
  revision: number(),
  name: string(),
  step: nullable(number()),
  companyUri: nullable(string()),
  recipeGuid: nullable(string()),
  endsAt: number(),
  isStopped: boolean(),
});
export type KitchenTimer = Infer<typeof kitchenTimerSchema>;

/** The timers of an account. The data of the stream's events named `timers`. */
export const toldTimersSchema = type({
  /** The time of the server, in milliseconds since 1970: clocks of devices differ. */
  now: number(),
  timers: array(kitchenTimerSchema),
});

/** True where `one` takes the place of `other`: it was changed more often; of two changes at once stopping wins, then the later end. */
export function isNewer(one: KitchenTimer, other: KitchenTimer): boolean {
  if (one.revision !== other.revision) return one.revision > other.revision;
  if (one.isStopped !== other.isStopped) return one.isStopped;
  return one.endsAt > other.endsAt;
}

export const kitchenTimerEndpoints = {
  /** Says what a device has changed, and answers what there is. Sent twice it changes nothing; sent empty it only asks. */
  syncTimers: endpoint({
    method: 'POST',
    path: '/api/kitchen/timers',
    body: object({ timers: size(array(object(fields)), 0, mostTimersSent) }),
    query: null,
    payload: type({
      now: number(),
      timers: array(kitchenTimerSchema),
      /** Those that were not taken: too many run, or they would run too long. */
      refused: array(string()),
    }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
} as const;
