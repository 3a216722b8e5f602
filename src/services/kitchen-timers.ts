import { array, assign, is, nullable, number, string, type, type Infer } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import { kitchenTimerSchema } from '../../contract/kitchen/kitchen-timers.ts';
import type { HeldTimers } from '../../machines/kitchen/kitchen-timers.model.ts';
import type { KitchenTimersEvent } from '../../machines/kitchen/kitchen-timers.machine.ts';
import { recordKeys } from './account-records.ts';
import { storedRecord } from './stored-record.ts';

const storedSchema = type({
  userGuid: string(),
  timers: array(assign(kitchenTimerSchema, type({ told: number(), rung: number() }))),
  difference: nullable(number()),
});
const stored = storedRecord<Infer<typeof storedSchema>, unknown>(() => localStorage, recordKeys.browser.timers, storedSchema);

/** A user's timers stored in this browser. */
export function readTimers(userGuid: string): HeldTimers {
  const found = stored.read();
  return found?.userGuid === userGuid ? { timers: found.timers, difference: found.difference } : { timers: [], difference: null };
}

let opened: BroadcastChannel | null = null;
/** One channel per tab: it does not receive its own messages. */
const channelOfTab = (): BroadcastChannel => (opened ??= new BroadcastChannel('anydish.timers'));

/** Stores the timers and tells the other tabs of this browser. */
export function writeTimers({ userGuid, timers, difference }: HeldTimers & { userGuid: string }): void {
  const kept = { userGuid, timers: [...timers], difference };
  stored.write(kept);
  channelOfTab().postMessage(kept);
}

/** Sends `timers.shared` for changes by other tabs of this browser. */
export const followTimers = fromCallback<EventObject, { userGuid: string }>(({ sendBack, input: { userGuid } }) => {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!is(data, storedSchema) || data.userGuid !== userGuid) return;
    sendBack({ type: 'timers.shared', timers: data.timers, difference: data.difference } satisfies KitchenTimersEvent);
  };
  const channel = channelOfTab();
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
});

/** Owner of the stored timers: the last confirmed user. Null for nobody. */
export const timersOwner = (): string | null => stored.read()?.userGuid ?? null;
