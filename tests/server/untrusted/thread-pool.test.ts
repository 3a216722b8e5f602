import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { PoolLimits } from '../../../server/untrusted/station.ts';
import { ThreadPool } from '../../../server/untrusted/thread-pool.ts';
import { TooMuchWork } from '../../../server/untrusted/too-much-work.ts';

const entry = new URL('../../support/server/threads/some-thread.ts', import.meta.url);
const usual: PoolLimits = { threads: 1, waiting: 10, waitingOfOne: 3, time: 30_000, loading: 30_000, heap: 64 };
let pool: ThreadPool;
const open = (limits: Partial<PoolLimits> = {}) => (pool = new ThreadPool(entry, { ...usual, ...limits }));
afterEach(() => pool.close());

const echo = (input: unknown, owner = 'a') => pool.run({ task: 'echo', input: [input] }, owner);

test('a job is done in a thread', async () => {
  open();
  await expect(echo({ text: 'soup' })).resolves.toEqual({ text: 'soup' });
});

test('a job that never ends is ended with its thread, and the next one is served', async () => {
  open({ time: 200 });
  await expect(pool.run({ task: 'forever', input: [] }, 'a')).rejects.toBeInstanceOf(TooMuchWork);
  await expect(echo(1)).resolves.toBe(1);
});

test('loading words is no part of the time of a job', async () => {
  open({ time: 200 });
  await expect(pool.run({ task: 'load', input: [600] }, 'a')).resolves.toBe(600);
  await expect(pool.run({ task: 'load', input: [600, 'and go on'] }, 'a')).rejects.toBeInstanceOf(TooMuchWork);
  await expect(echo(1)).resolves.toBe(1);
});

test('a thread that never ends to load is ended', async () => {
  open({ loading: 200 });
  await expect(pool.run({ task: 'load', input: [60_000] }, 'a')).rejects.toBeInstanceOf(TooMuchWork);
  await expect(echo(1)).resolves.toBe(1);
});

test('a thread that loads words is kept, also when its caller leaves', async () => {
  open();
  await echo(1);
  const gone = new AbortController();
  const job = pool.run({ task: 'load', input: [1_500] }, 'a', gone.signal);
  await pause(100);
  gone.abort();
  await expect(job).rejects.toMatchObject({ code: 'kitchenUnavailable' });
  await expect(pool.run({ task: 'loads', input: [] }, 'b')).resolves.toBe(1);
});

test('a job that takes all memory costs itself alone', async () => {
  open({ heap: 24 });
  await expect(pool.run({ task: 'memory', input: [] }, 'a')).rejects.toBeInstanceOf(TooMuchWork);
  await expect(echo(1)).resolves.toBe(1);
});

test('an error that nobody caught in the thread is the error of its job', async () => {
  open();
  await expect(pool.run({ task: 'throw', input: [] }, 'a')).rejects.toThrow('thrown in the thread');
  await expect(echo(1)).resolves.toBe(1);
});

test('users take turns, however many jobs one of them sends', async () => {
  open();
  const order: string[] = [];
  const ask = (owner: string, input: string) => echo(input, owner).then((said) => order.push(String(said)));
  await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('a user who waits for many jobs is told to come back, and others are served', async () => {
  open();
  const own = Array.from({ length: 4 }, (_, index) => echo(index));
  await expect(echo('one too many')).rejects.toMatchObject({ code: 'kitchenUnavailable' });
  await expect(echo('other', 'b')).resolves.toBe('other');
  await expect(Promise.all(own)).resolves.toEqual([0, 1, 2, 3]);
});

test('the queue of all is bounded', async () => {
  open({ waiting: 1 });
  const all = [echo(1, 'a'), echo(2, 'b')];
  await expect(echo(3, 'c')).rejects.toMatchObject({ code: 'kitchenUnavailable' });
  await Promise.all(all);
});

test('who has left is not worked for', async () => {
  open();
  const gone = new AbortController();
  const job = pool.run({ task: 'forever', input: [] }, 'a', gone.signal);
  gone.abort();
  await expect(job).rejects.toMatchObject({ code: 'kitchenUnavailable' });
  await expect(echo(1)).resolves.toBe(1);
});
