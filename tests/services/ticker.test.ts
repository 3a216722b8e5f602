import { beforeEach, expect, test, vi } from 'vitest';
import { createTicker } from '../../src/services/ticker.ts';

const start = Date.UTC(2025, 3, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  return () => vi.useRealTimers();
});

test('each second reaches every listener', () => {
  const ticker = createTicker();
  const seen: number[] = [];
  ticker.subscribe(() => seen.push(ticker.now() - start));
  ticker.subscribe(() => seen.push(-1));
  vi.advanceTimersByTime(2_000);
  expect(seen).toEqual([1_000, -1, 2_000, -1]);
});

test('between two ticks the time is constant, so that a render reads one time', () => {
  const ticker = createTicker();
  ticker.subscribe(() => undefined);
  vi.advanceTimersByTime(999);
  expect(ticker.now()).toBe(start);
});

test('it stops without listeners, and restarts with the current time', () => {
  const ticker = createTicker();
  const leave = ticker.subscribe(() => undefined);
  expect(vi.getTimerCount()).toBe(1);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(700);
  ticker.subscribe(() => undefined);
  expect(ticker.now()).toBe(start + 700);
});

test('when one of two listeners leaves, the other is still called', () => {
  const ticker = createTicker();
  const told = vi.fn();
  const leave = ticker.subscribe(() => undefined);
  ticker.subscribe(told);
  leave();
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ['slowed down', 90_000],
  ['put back', -3_600_000],
])('a clock that was %s is read anew', (_, difference) => {
  const ticker = createTicker();
  ticker.subscribe(() => undefined);
  vi.setSystemTime(start + difference);
  expect(ticker.now()).toBe(start + difference);
});
