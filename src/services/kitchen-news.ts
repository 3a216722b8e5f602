import { assign, is, number, object, string, type, unknown } from 'superstruct';
import { fromCallback, type EventObject } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { kitchenNewsPath, listedJobsSchema, sessionCountSchema } from '../../contract/kitchen/kitchen-news.ts';
import { toldTimersSchema } from '../../contract/kitchen/kitchen-timers.ts';
import type { KitchenNewsEvent } from '../../machines/kitchen/kitchen-news.machine.ts';

/** Lock held by the one tab of this browser with the stream: browsers limit the connections to a site. */
const lockName = 'anydish.kitchen-news';

/** Messages that this tab passes on; `asked` requests what a later tab has missed. */
const messageSchema = object({ userGuid: string(), name: string(), data: unknown() });
const asked = 'asked';

/** A stream message as a flow event; null for unknown ones. */
function asEvent(name: string, value: unknown): KitchenNewsEvent | null {
  if (name === 'jobs' && is(value, listedJobsSchema)) return { type: 'jobs.told', jobs: value.jobs };
  if (name !== 'timers' || !is(value, comparedTimersSchema)) return null;
  return { type: 'timers.told', timers: value.timers, difference: value.difference };
}

const names = ['jobs', 'timers', 'session'] as const;

/** Timers include the clock offset, computed on arrival: other tabs receive them later. */
const comparedTimersSchema = assign(toldTimersSchema, type({ difference: number() }));
const compared = (data: unknown): unknown => (is(data, toldTimersSchema) ? { ...data, difference: data.now - Date.now() } : data);

/**
 * The stream of an account's kitchen: one connection for all tabs of this browser. When its tab closes, another takes over. `checkSession` is called
 * when a session of the account has ended or its permissions have changed.
 */
export const listenToKitchen = (checkSession: () => void) =>
  fromCallback<EventObject, { userGuid: string }>(({ sendBack, input: { userGuid } }) => {
    const left = new AbortController();
    const channel = new BroadcastChannel(lockName);
    const newest = new Map<string, unknown>();
    let source: EventSource | null = null;
    let sessions: number | null = null;
    const tell = (name: string, data: unknown) => {
      if (name === 'session' && is(data, sessionCountSchema)) {
        // The first count belongs to the session that the page came with.
        if (sessions !== null && sessions !== data.count && !left.signal.aborted) checkSession();
        sessions = data.count;
      }
      const event = asEvent(name, data);
      if (event !== null && !left.signal.aborted) sendBack(event);
    };
    const pass = (name: string, data: unknown) => channel.postMessage({ userGuid, name, data });
    const open = (onEnd: () => void) => {
      source = new EventSource(kitchenNewsPath);
      for (const name of names)
        source.addEventListener(name, ({ data }) => {
          const value = compared(fromWire(JSON.parse(String(data))));
          newest.set(name, value);
          tell(name, value);
          pass(name, value);
        });
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        onEnd();
        if (!left.signal.aborted) sendBack({ type: 'stream.ended' } satisfies KitchenNewsEvent);
      });
    };
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // After a change of session, tabs may briefly have different users.
      if (!is(data, messageSchema) || data.userGuid !== userGuid) return;
      if (data.name !== asked) tell(data.name, data.data);
      else for (const [name, value] of newest) pass(name, value);
    });
    pass(asked, null);
    const hold = async () => {
      await new Promise<void>((resolve) => {
        left.signal.addEventListener('abort', () => resolve());
        if (left.signal.aborted) resolve();
        else open(resolve);
      });
    };
    // The lock request is aborted when this tab leaves while another one has the stream.
    if ('locks' in navigator) navigator.locks.request(lockName, { signal: left.signal }, hold).catch(() => undefined);
    else open(() => undefined);
    return () => {
      left.abort();
      source?.close();
      channel.close();
    };
  });
