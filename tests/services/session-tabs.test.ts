import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, type AnyEventObject } from 'xstate';
import { createSessionTabs, sessionChannel } from '../../src/services/session-tabs.ts';

/** A minimal document for a tab. */
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
function show(state: 'visible' | 'hidden'): void {
  tab.visibilityState = state;
  tab.dispatchEvent(new Event('visibilitychange'));
}
const other = new BroadcastChannel(sessionChannel);
/** The tabs of a test, closed after it. */
const channels: BroadcastChannel[] = [];

beforeEach(() => {
  vi.stubGlobal('document', tab);
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

/** Listens like the session machine and records the messages. */
function follow() {
  const tabs = createSessionTabs();
  const heard: AnyEventObject[] = [];
  const machine = createMachine({ invoke: { src: tabs.follow }, on: { '*': { actions: ({ event }) => heard.push(event) } } });
  const actor = createActor(machine).start();
  return { tabs, heard, actor };
}

const said = (heard: AnyEventObject[], count: number) => vi.waitFor(() => expect(heard).toHaveLength(count));

test('a tab receives the other tabs’ user, and ignores invalid messages', async () => {
  const { heard, actor } = follow();
  for (const message of [null, 'hello', { userGuid: 7 }, { userGuid: 'guid-1', extra: true }]) other.postMessage(message);
  other.postMessage({ userGuid: 'guid-1' });
  other.postMessage({ userGuid: null });
  await said(heard, 2);
  expect(heard).toEqual([
    { type: 'session.announced', userGuid: 'guid-1' },
    { type: 'session.announced', userGuid: null },
  ]);
  actor.stop();
});

test('a tab notifies the others, not itself', async () => {
  const [one, two] = [follow(), follow()];
  one.tabs.tell('guid-1');
  await said(two.heard, 1);
  expect([one.heard, two.heard]).toEqual([[], [{ type: 'session.announced', userGuid: 'guid-1' }]]);
  for (const { actor } of [one, two]) actor.stop();
});

test('a tab that becomes visible asks again; a hidden one does not', () => {
  const { heard, actor } = follow();
  show('hidden');
  expect(heard).toEqual([]);
  show('visible');
  expect(heard).toEqual([{ type: 'session.refresh.requested' }]);
  actor.stop();
  show('visible');
  expect(heard).toHaveLength(1);
});
