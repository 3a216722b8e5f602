import { array, boolean, enums, is, literal, number, object, string, type, union, unknown, type Infer } from 'superstruct';
import { fromCallback, fromPromise, type EventObject, type PromiseActorLogic } from 'xstate';
import { fromWire } from '../../contract/casing.ts';
import { accountMessageSchema } from '../../contract/kitchen/account-messages.ts';
import { kitchenNewsEndpoints, kitchenNewsPath, listedJobsSchema, sessionCountSchema } from '../../contract/kitchen/kitchen-news.ts';
import { kitchenTimerSchema, toldTimersSchema } from '../../contract/kitchen/kitchen-timers.ts';
import type { MessageChannelEvent } from '../../machines/kitchen/message-channel.machine.ts';
import type { News } from '../../machines/kitchen/message-channel.model.ts';
import type { Look } from '../../machines/kitchen/message-link.machine.ts';
import { passMessages } from './account-messages.ts';
import type { Api } from './api.ts';

/** Lock held by the one tab of this browser with the connection: browsers limit the connections to a site. Also the name of the tabs' channel. */
const lockName = 'anydish.kitchen-news';

const newsSchema = union([
  type({ kind: literal('jobs'), jobs: listedJobsSchema.schema.jobs }),
  type({ kind: literal('timers'), timers: array(kitchenTimerSchema), difference: number() }),
  type({ kind: literal('sessions'), count: number() }),
  type({ kind: literal('live'), isLive: boolean() }),
  type({ kind: literal('message'), message: accountMessageSchema }),
]);
/** Messages of a tab; after a change of session, tabs may briefly have different users. `asked` requests what a later tab has missed. */
const toldSchema = object({ userGuid: string(), name: enums(['told', 'asked']), news: array(unknown()) });
type Told = Infer<typeof toldSchema>;

/** Waits for the lock, and holds it until it is left. Without locks every tab has a connection. */
export const holdLead = fromCallback<EventObject, { userGuid: string }>(({ sendBack }) => {
  const left = new AbortController();
  const lead = () => sendBack({ type: 'lead.taken' } satisfies MessageChannelEvent);
  const hold = async () => {
    await new Promise<void>((resolve) => {
      left.signal.addEventListener('abort', () => resolve());
      if (left.signal.aborted) resolve();
      else lead();
    });
  };
  if ('locks' in navigator) navigator.locks.request(lockName, { signal: left.signal }, hold).catch(() => undefined);
  else lead();
  return () => left.abort();
});

/** The tabs of this browser: what the one with the connection tells, and questions of those that open. */
export function createMessageTabs() {
  const channel = new BroadcastChannel(lockName);
  const post = (told: Told) => channel.postMessage(told);
  return {
    follow: fromCallback<EventObject, { userGuid: string }>(({ sendBack, input: { userGuid } }) => {
      const tell = (event: MessageChannelEvent) => sendBack(event);
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (!is(data, toldSchema) || data.userGuid !== userGuid) return;
        if (data.name === 'asked') tell({ type: 'tab.asked' });
        else tell({ type: 'tab.told', news: data.news.filter((one) => is(one, newsSchema)) });
      };
      channel.addEventListener('message', hear);
      post({ userGuid, name: 'asked', news: [] });
      return () => {
        channel.removeEventListener('message', hear);
        passMessages([{ kind: 'live', isLive: false }]);
      };
    }),
    tell: (userGuid: string, news: readonly News[]): void => {
      if (news.length > 0) post({ userGuid, name: 'told', news: [...news] });
    },
  };
}

/** Timers with the difference of the clocks, which is computed on arrival: other tabs receive them later. */
const comparedTimers = ({ timers, now }: Infer<typeof toldTimersSchema>): News => ({
  kind: 'timers',
  timers,
  difference: now - Date.now(),
});

/** What an event of the stream says; null for unknown ones. */
function newsOf(name: string, value: unknown): News | null {
  if (name === 'jobs' && is(value, listedJobsSchema)) return { kind: 'jobs', jobs: value.jobs };
  if (name === 'timers' && is(value, toldTimersSchema)) return comparedTimers(value);
  return name === 'session' && is(value, sessionCountSchema) ? { kind: 'sessions', count: value.count } : null;
}

/** The event stream of the account. */
export const streamNews = fromCallback<EventObject>(({ sendBack }) => {
  const tell = (event: MessageChannelEvent) => sendBack(event);
  const source = new EventSource(kitchenNewsPath);
  for (const name of ['jobs', 'timers', 'session'])
    source.addEventListener(name, ({ data }: MessageEvent<unknown>) => {
      const news = newsOf(name, fromWire(JSON.parse(String(data))));
      if (news !== null) tell({ type: 'news.told', news: [news] });
    });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) tell({ type: 'stream.ended' });
  });
  return () => source.close();
});

/** Asks for what the stream tells, once. */
export const readNews = (api: Api): PromiseActorLogic<Look, { version: string | null }> =>
  fromPromise(async ({ input, signal }) => {
    const query = input.version === null ? {} : { after: input.version };
    const { version, sessions, natsUserToken, state } = await api(kitchenNewsEndpoints.readNews, { query, signal });
    const counted: News = { kind: 'sessions', count: sessions };
    const news: News[] = state === null ? [] : [{ kind: 'jobs', jobs: state.jobs.jobs }, comparedTimers(state.timers)];
    return { news: [counted, ...news], version, sessions, token: natsUserToken };
  });
