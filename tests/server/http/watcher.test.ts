import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWatcher, mostStreams, type Watcher } from '../../../server/http/watcher.ts';
import { createLocalBus } from '../../../server/messages/bus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pollEvery = 500;

function start({ reaches = false } = {}) {
  const looks: (readonly string[])[] = [];
  const checks: (readonly string[])[] = [];
  const newest = new Map<string, number>();
  const revoked = new Set<string>();
  const failures: unknown[] = [];
  const local = createLocalBus();
  const bus = { ...local, reachesOthers: () => reaches };
  const watcher = createWatcher({
    bus,
    latest: async (subjects) => {
      looks.push(subjects);
      if (newest.size === 0) throw new Error('The database is away.');
      return newest;
    },
    allowed: async (permits) => {
      checks.push(permits);
      return new Set(permits.filter((permit) => !revoked.has(permit)));
    },
    pollEvery,
    onError: (error) => failures.push(error),
  });
  return { watcher, bus, looks, checks, newest, revoked, failures };
}

const open = (watcher: Watcher, subject: string, reader = subject) => {
  const gone = new AbortController();
  return { gone, watch: watcher.open({ subject, reader, permit: `permit of ${reader}` }, gone.signal) };
};

test('a thousand streams need one query, and one for all who read them', async () => {
  const { watcher, looks, checks, newest } = start();
  newest.set('job-7', 3);
  const watches = Array.from({ length: 1_000 }, (_, index) => open(watcher, `job-${index % 100}`, `user-${index % 500}`).watch);
  const woken: number[] = [];
  watches.forEach((watch, index) => void watch.wait(60_000).then((isNews) => isNews && woken.push(index % 100)));
  await vi.advanceTimersByTimeAsync(pollEvery);
  expect(looks.map(({ length }) => length)).toEqual([100]);
  expect([woken.length, new Set(woken)]).toEqual([10, new Set([7])]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(checks.map(({ length }) => length)).toEqual([500]);
});

test('without streams there is no query', async () => {
  const { watcher, looks, newest } = start();
  newest.set('job', 0);
  const { gone } = open(watcher, 'job');
  await vi.advanceTimersByTimeAsync(pollEvery);
  gone.abort();
  await vi.advanceTimersByTimeAsync(60 * pollEvery);
  expect(looks.length).toBeLessThan(3);
});

test('events of this process are delivered at once, including those between two waits', async () => {
  const { watcher, bus } = start();
  const { watch } = open(watcher, 'job');
  bus.publish('another job', {});
  const waiting = watch.wait(60_000);
  bus.publish('job', {});
  expect(await waiting).toBe(true);
  bus.publish('job', {});
  expect(await watch.wait(60_000)).toBe(true);
  const quiet = watch.wait(15_000);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await quiet).toBe(false);
});

test('a failed query is logged, and polling continues', async () => {
  const { watcher, newest, failures } = start();
  const { watch } = open(watcher, 'job');
  const waiting = watch.wait(60_000);
  await vi.advanceTimersByTimeAsync(pollEvery);
  newest.set('job', 1);
  await vi.advanceTimersByTimeAsync(pollEvery);
  expect([await waiting, failures.length]).toEqual([true, 1]);
});

test('above the limit a user’s oldest streams end, one per new stream, and nobody else’s', () => {
  const { watcher } = start();
  const other = open(watcher, 'job', 'somebody else').watch;
  const own = Array.from({ length: mostStreams + 2 }, () => open(watcher, 'job', 'user').watch);
  expect(own.map(({ ended }) => ended)).toEqual(['crowded', 'crowded', ...Array.from({ length: mostStreams }, () => null)]);
  expect(other.ended).toBeNull();
});

test('a closed stream makes room', () => {
  const { watcher } = start();
  const own = Array.from({ length: mostStreams }, () => open(watcher, 'job', 'user'));
  own[3]?.gone.abort();
  open(watcher, 'job', 'user');
  expect(own.map(({ watch }) => watch.ended)).not.toContain('crowded');
});

test('a reader who loses access is woken to end the stream', async () => {
  const { watcher, newest, revoked } = start();
  newest.set('job', 0);
  const { watch } = open(watcher, 'job', 'user');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(watch.ended).toBeNull();
  const waiting = watch.wait(60_000);
  revoked.add('permit of user');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([await waiting, watch.ended]).toEqual([true, 'refused']);
});

test('news of sessions have those of the account checked at once', async () => {
  const { watcher, bus, newest, revoked, checks } = start({ reaches: true });
  newest.set('u.1.*', 0);
  const [own, other] = [open(watcher, 'u.1.*', 'own'), open(watcher, 'u.2.*', 'other')];
  await vi.advanceTimersByTimeAsync(1);
  revoked.add('permit of own');
  bus.publish('u.1.session', {});
  await vi.advanceTimersByTimeAsync(1);
  expect([own.watch.ended, other.watch.ended, checks]).toEqual(['refused', null, [['permit of own']]]);
});

const looksIn = async (looks: unknown[], milliseconds: number) => {
  const before = looks.length;
  await vi.advanceTimersByTimeAsync(milliseconds);
  return looks.length - before;
};

test('looks become rarer while nothing happens, and are as frequent as before at the first news', async () => {
  const { watcher, newest, looks } = start();
  newest.set('job', 1);
  const { watch } = open(watcher, 'job');
  watch.seen = 1;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await looksIn(looks, 10_000)).toBe(5);
  newest.set('job', 2);
  await vi.advanceTimersByTimeAsync(2_000);
  watch.seen = 2;
  expect(await looksIn(looks, 2_000)).toBeGreaterThanOrEqual(3);
});

test('while other processes tell their news, the database is only asked for lost ones', async () => {
  const { watcher, bus, newest, looks } = start({ reaches: true });
  newest.set('job', 0);
  const { watch } = open(watcher, 'job');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await looksIn(looks, 50_000)).toBe(10);
  bus.publish('job', {});
  expect(await watch.wait(60_000)).toBe(true);
  expect(await looksIn(looks, 50_000)).toBe(10);
});

test('a message stands for a look until one is due', () => {
  const { watcher, bus } = start();
  const { watch } = open(watcher, 'job');
  bus.publish('job', {}, 'one');
  bus.publish('job', {}, 'two');
  expect([watch.take(), watch.take()]).toEqual(['two', null]);
});
