import { array, boolean, integer, max, min, nullable, number, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';

/** Maximum running timers. Further ones started offline stay on their device. */
export const mostTimers = 12;
/** Maximum timers per call. */
export const mostTimersSent = 40;
/** Maximum stored timers of an account, including stopped ones. */
export const mostTimersKept = 100;
/** Maximum duration in milliseconds. */
export const longestTimer = 24 * 60 * 60_000;
/** How long a finished timer is kept, in milliseconds, so that a late device does not restore it. */
export const timerKept = 24 * 60 * 60_000;
export const longestTimerName = 120;

const fields = {
  /** Created by the device that starts it. */
  guid: guid(),
  /** Increases with each change. */
  revision: max(min(integer(), 1), 1_000_000),
  name: size(text(), 1, longestTimerName),
  /** The step in which it was started, from 0. */
  step: nullable(max(min(integer(), 0), 39)),
  /** The recipe it was started for; null for none. */
  companyUri: nullable(size(text(), 1, 120)),
  recipeGuid: nullable(guid()),
  /** Milliseconds since 1970 by the server's clock. */
  endsAt: max(min(integer(), 0), 8_640_000_000_000_000),
  isStopped: boolean(),
};

/** A kitchen timer with an absolute end time, so that reloads, sleep and other devices do not affect it. */
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
  /** The server's time, in milliseconds since 1970: device clocks differ. */
  now: number(),
  timers: array(kitchenTimerSchema),
});

/** True when `one` replaces `other`: it was changed more often; for ties stopping wins, then the later end. */
export function isNewer(one: KitchenTimer, other: KitchenTimer): boolean {
  if (one.revision !== other.revision) return one.revision > other.revision;
  if (one.isStopped !== other.isStopped) return one.isStopped;
  return one.endsAt > other.endsAt;
}

export const kitchenTimerEndpoints = {
  /** Sends the changes of a device and returns the current timers. Idempotent; an empty call only reads. */
  syncTimers: endpoint({
    method: 'POST',
    path: '/api/kitchen/timers',
    body: object({ timers: size(array(object(fields)), 0, mostTimersSent) }),
    query: null,
    payload: type({
      now: number(),
      timers: array(kitchenTimerSchema),
      /** Rejected timers: too many run, or the duration is too long. */
      refused: array(string()),
    }),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
} as const;
