import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup, type CallbackActorLogic, type EventObject } from 'xstate';
import { kitchenNewsPath } from '../../contract/kitchen/kitchen-news.ts';
import type { Api } from '../../src/services/api.ts';
import { hasMessages, passMessages } from '../../src/services/account-messages.ts';
import { createMessageTabs, holdLead, readNews, streamNews } from '../../src/services/message-channel.ts';
import { listedJob } from '../machines/kitchen/kitchen-jobs.fixture.ts';
import { kitchenTimer } from '../machines/kitchen/kitchen-timers.fixture.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static newest: Stream | undefined;
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.newest = this;
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  tell(data: object, name: string): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

beforeEach(() => vi.stubGlobal('EventSource', Stream));
afterEach(() => vi.unstubAllGlobals());

function hear(actor: CallbackActorLogic<EventObject, { userGuid: string }>, userGuid = 'ada') {
  const heard: EventObject[] = [];
  const machine = setup({ actors: { actor } }).createMachine({
    invoke: { src: 'actor', input: { userGuid } },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const started = createActor(machine).start();
  return { heard, stop: () => started.stop() };
}

test('the stream says jobs, timers by this device’s clock, and the count of sessions; what it does not know is left out', () => {
  const { heard, stop } = hear(streamNews as CallbackActorLogic<EventObject, { userGuid: string }>);
  const stream = Stream.newest;
  expect(stream?.url).toBe(kitchenNewsPath);
  vi.useFakeTimers({ now: 1_000 });
  stream?.tell({ jobs: [] }, 'jobs');
  stream?.tell({ timers: [], now: 1_250 }, 'timers');
  stream?.tell({ count: 4 }, 'session');
  stream?.tell({ count: 'four' }, 'session');
  vi.useRealTimers();
  expect(heard).toEqual([
    { type: 'news.told', news: [{ kind: 'jobs', jobs: [] }] },
    { type: 'news.told', news: [{ kind: 'timers', timers: [], difference: 250 }] },
    { type: 'news.told', news: [{ kind: 'sessions', count: 4 }] },
  ]);
  stream?.dispatchEvent(new Event('error'));
  expect(heard, 'the browser comes back by itself').toHaveLength(3);
  stream?.close();
  stream?.dispatchEvent(new Event('error'));
  expect(heard.at(-1)).toEqual({ type: 'stream.ended' });
  stop();
});

test('one tab leads at a time; the next one when it leaves', async () => {
  const [first, second] = [hear(holdLead), hear(holdLead)];
  await vi.waitUntil(() => first.heard.length + second.heard.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([first.heard, second.heard]).toEqual([[{ type: 'lead.taken' }], []]);
  first.stop();
  await vi.waitUntil(() => second.heard.length > 0);
  second.stop();
});

test('tabs of one account hear each other, and ask what they have missed', async () => {
  const [one, other] = [createMessageTabs(), createMessageTabs()];
  const leading = hear(one.follow);
  const stranger = hear(createMessageTabs().follow, 'bob');
  // Its own question has been heard by all.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const late = hear(other.follow);
  await vi.waitUntil(() => leading.heard.length > 0);
  expect(leading.heard).toEqual([{ type: 'tab.asked' }]);
  const news = [
    { kind: 'jobs', jobs: [listedJob('soup')] },
    { kind: 'timers', timers: [kitchenTimer('eggs')], difference: 5 },
    { kind: 'live', isLive: true },
    { kind: 'message', message: { kind: 'shopping' } },
  ] as const;
  one.tell('ada', news);
  await vi.waitUntil(() => late.heard.length > 0);
  expect(late.heard).toEqual([{ type: 'tab.told', news }]);
  expect(stranger.heard, 'of another account').toEqual([]);
  for (const { stop } of [leading, late, stranger]) stop();
});

test('pages of a signed-out account have no messages', () => {
  const { stop } = hear(createMessageTabs().follow);
  passMessages([{ kind: 'live', isLive: true }]);
  expect(hasMessages()).toBe(true);
  stop();
  expect(hasMessages()).toBe(false);
});

test('a look names the version that is known, and says what the stream says', async () => {
  const asked: unknown[] = [];
  const state = { jobs: { jobs: [listedJob('soup')] }, timers: { timers: [], now: 1_250 } };
  const answers = [state, null].map((one) => ({ version: '7', sessions: 3, natsUserToken: 'next', state: one }));
  const api = ((_endpoint: object, { query }: { query: object }) => {
    asked.push(query);
    return Promise.resolve(answers.shift());
  }) as unknown as Api;
  vi.useFakeTimers({ now: 1_000 });
  const look = async (version: string | null) =>
    new Promise((resolve) => {
      const actor = createActor(readNews(api), { input: { version } });
      actor.subscribe({ complete: () => resolve(actor.getSnapshot().output) });
      actor.start();
    });
  const counted = { kind: 'sessions', count: 3 };
  const all = { version: '7', sessions: 3, token: 'next' };
  expect(await look(null)).toEqual({
    ...all,
    news: [counted, { kind: 'jobs', jobs: [listedJob('soup')] }, { kind: 'timers', timers: [], difference: 250 }],
  });
  expect(await look('7')).toEqual({ ...all, news: [counted] });
  vi.useRealTimers();
  expect(asked).toEqual([{}, { after: '7' }]);
});
