import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, type AnyEventObject } from 'xstate';
import { oauthCallback, oauthChannel } from '../../contract/sign-in/oauth.ts';
import { timings } from '../../machines/parts/timings.ts';
import { anybody, type PopUpRequest } from '../../machines/sign-in/pop-up.machine.ts';
import { leaveForProvider, showPopUp } from '../../src/services/pop-up.ts';
import { settled } from '../support/stage.ts';

/** A minimal browser window for the pop-up. */
class FakeWindow extends EventTarget {
  closed = false;
  screenX = 100;
  screenY = 50;
  outerWidth = 1_200;
  outerHeight = 1_000;
  opened: string[][] = [];
  isBlocking = false;
  popUp = { closed: false, focus: vi.fn(), close: vi.fn() };
  open = (...args: string[]) => {
    this.opened.push(args);
    return this.isBlocking ? null : this.popUp;
  };
}

const origin = 'https://anydish.example';
const request: PopUpRequest = { provider: 'google', attempt: 'try-1', loginState: anybody };
const wire = (change: object = {}) => ({
  kind: 'anydish.sign-in',
  attempt: 'try-1',
  status: true,
  is_new_user: true,
  problem: null,
  ...change,
});
const result = {
  type: 'result.received',
  message: { kind: 'anydish.sign-in', attempt: 'try-1', status: true, isNewUser: true, problem: null },
};

let browser: FakeWindow;
let assign: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  browser = new FakeWindow();
  assign = vi.fn();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('location', { origin, assign });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => void vi.useRealTimers());

/** Opens the pop-up of a request and records its events. */
function show(input: PopUpRequest = request) {
  const told: AnyEventObject[] = [];
  const machine = createMachine({ invoke: { src: showPopUp, input }, on: { '*': { actions: ({ event }) => void told.push(event) } } });
  const actor = createActor(machine);
  actor.start();
  return { told, stop: () => actor.stop() };
}

function post(data: unknown, { from = origin, source = null }: { from?: string; source?: unknown } = {}): void {
  const event = new Event('message');
  Object.assign(event, { data, origin: from, source });
  browser.dispatchEvent(event);
}

test.each([
  ['google', 'popup,width=500,height=800,left=450,top=150'],
  ['facebook', 'popup,width=600,height=800,left=400,top=150'],
] as const)('opens the window of %s within the click, in its size and in the middle', (provider, features) => {
  const { told, stop } = show({ ...request, provider });
  const [address = '', name, given] = browser.opened[0] ?? [];
  const url = new URL(address, origin);
  expect(url.pathname).toBe(`/api/oauth/${provider}/start`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    mode: 'pop-up',
    attempt: 'try-1',
    login_state: 'allow-sign-up=yes;data-source-connect=no',
  });
  expect([name, given]).toEqual(['anydish-sign-in', features]);
  expect(told).toEqual([{ type: 'popUp.opened' }]);
  stop();
});

test('reports at once when pop-ups are not allowed', () => {
  browser.isBlocking = true;
  const { told, stop } = show();
  expect(told).toEqual([{ type: 'popUp.blocked' }]);
  stop();
  expect(browser.popUp.close).not.toHaveBeenCalled();
});

test('a window that is closed from the start was blocked', () => {
  browser.popUp.closed = true;
  expect(show().told).toEqual([{ type: 'popUp.blocked' }]);
});

test('checks every second whether the window is closed, and reports it once', () => {
  const { told, stop } = show();
  browser.popUp.closed = true;
  vi.advanceTimersByTime(timings.closedPoll - 1);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1 + 3 * timings.closedPoll);
  expect(told).toEqual([{ type: 'popUp.opened' }, { type: 'popUp.closed' }]);
  stop();
});

test('accepts only messages of this site', () => {
  const { told, stop } = show();
  post(wire(), { from: 'https://evil.example' });
  post(wire(), { from: 'null' });
  expect(told).toHaveLength(1);
  post(wire());
  expect(told.at(-1)).toEqual(result);
  stop();
});

test.each([
  ['an older try', wire({ attempt: 'try-0' })],
  ['no try', wire({ attempt: null })],
  ['something else', { kind: 'ping', attempt: 'try-1', status: true, is_new_user: false, problem: null }],
  ['an unknown problem', wire({ problem: 'hacked' })],
  ['nothing', null],
  ['a text', 'anydish.sign-in'],
])('ignores %s', (_, data) => {
  const { told, stop } = show();
  post(data);
  expect(told).toEqual([{ type: 'popUp.opened' }]);
  stop();
});

test('a window may report a try that the server has forgotten, but nothing else may', () => {
  const { told, stop } = show();
  const unknownTry = wire({ attempt: null, status: false, is_new_user: false, problem: 'expired' });
  post(unknownTry, { source: browser });
  expect(told).toHaveLength(1);
  post(unknownTry, { source: browser.popUp });
  expect(told.at(-1)).toMatchObject({ message: { attempt: null, problem: 'expired' } });
  stop();
});

test('listens on the channel, for an isolated window', async () => {
  const { told, stop } = show();
  const channel = new BroadcastChannel(oauthChannel);
  channel.postMessage(wire({ attempt: 'of-another-tab' }));
  channel.postMessage(wire());
  await vi.waitFor(() => expect(told).toHaveLength(2));
  channel.close();
  stop();
});

test('provides the global callback only while the window is open', async () => {
  const { told, stop } = show();
  const callback: unknown = Reflect.get(browser, oauthCallback);
  if (typeof callback !== 'function') throw new Error('There is no callback.');
  callback(wire());
  expect(told.at(-1)).toEqual(result);
  stop();
  expect(Reflect.has(browser, oauthCallback)).toBe(false);
  await settled();
});

test('leaving closes the window and stops listening', () => {
  const { told, stop } = show();
  stop();
  expect(browser.popUp.close).toHaveBeenCalledTimes(1);
  post(wire());
  browser.popUp.closed = true;
  vi.advanceTimersByTime(10 * timings.closedPoll);
  expect(told).toHaveLength(1);
});

test.each([
  ['/privacy', { source_page: '/privacy' }],
  [null, {}],
])('the whole page passes the source page %s along', (sourcePage, extra) => {
  leaveForProvider(request, sourcePage);
  const url = new URL(String(assign.mock.calls[0]?.[0]), origin);
  expect(Object.fromEntries(url.searchParams)).toEqual({ mode: 'page', login_state: 'allow-sign-up=yes;data-source-connect=no', ...extra });
});
