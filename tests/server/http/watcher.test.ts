import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWatcher, mostStreams, type Watcher } from '../../../server/http/watcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pollEvery = 500;

function start() {
  const looks: (readonly string[])[] = [];
  const newest = new Map<string, number>();
  const failures: unknown[] = [];
  const watcher = createWatcher({
    latest: async (subjects) => {
      looks.push(subjects);
      if (newest.size === 0) throw new Error('The database is away.');
      return newest;
    },
    pollEvery,
    onError: (error) => failures.push(error),
  });
  return { watcher, looks, newest, failures };
}

const open = (watcher: Watcher, subject: string, reader = subject, isAllowed = () => Promise.resolve(true)) => {
  const gone = new AbortController();
  return { gone, watch: watcher.open({ subject, reader, isAllowed }, gone.signal) };
};

test('a thousand streams need one query', async () => {
  const { watcher, looks, newest } = start();
  newest.set('job-7', 3);
  const watches = Array.from({ length: 1_000 }, (_, index) => open(watcher, `job-${index % 100}`, `user-${index}`).watch);
  const woken: number[] = [];
  watches.forEach((watch, index) => void watch.wait(60_000).then((isNews) => isNews && woken.push(index % 100)));
  await vi.advanceTimersByTimeAsync(pollEvery);
  expect(looks.map(({ length }) => length)).toEqual([100]);
  expect([woken.length, new Set(woken)]).toEqual([10, new Set([7])]);
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
  const { watcher } = start();
  const { watch } = open(watcher, 'job');
  watcher.notify('another job');
  const waiting = watch.wait(60_000);
  watcher.notify('job');
  expect(await waiting).toBe(true);
  watcher.notify('job');
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
  const { watcher, newest } = start();
  newest.set('job', 0);
  let mayRead = true;
  const { watch } = open(watcher, 'job', 'user', () => Promise.resolve(mayRead));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(watch.ended).toBeNull();
  const waiting = watch.wait(60_000);
  mayRead = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([await waiting, watch.ended]).toEqual([true, 'refused']);
});
