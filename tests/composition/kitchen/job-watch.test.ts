import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { ErrorName } from '../../../contract/errors.ts';
import type { JobSignal } from '../../../machines/kitchen/kitchen.model.ts';
import type { Api } from '../../../src/services/api.ts';
import { createCall } from '../../../src/services/call.ts';
import { watchJob } from '../../../src/composition/kitchen/job-watch.ts';
import { failure } from '../../machines/samples.ts';

/** A stream as the browser has it: the test says what comes. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.all.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tells(event: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  /** The connection broke, and the browser itself comes back. */
  breaks(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  /** The user has opened newer ones. */
  isCrowdedOut(): void {
    this.dispatchEvent(new MessageEvent('crowded', { data: '{}' }));
  }
  /** It is refused, or has ended: the browser gives up. */
  ends(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

const stage = { type: 'stage', stage: 'writing' };
const newest = () => {
  const stream = Stream.all.at(-1);
  if (stream === undefined) throw new Error('No stream was opened.');
  return stream;
};

beforeEach(() => {
  vi.useFakeTimers();
  Stream.all = [];
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A watched job, and who hears of it; `answers` are what the server says of it, one after the other, and after them that it runs. */
function watch(...answers: (ErrorName | 'runs' | 'is over')[]) {
  const heard: JobSignal[] = [];
  const failures: unknown[] = [];
  const asked: string[] = [];
  // What the call itself does is no matter here; that it is made, and how it ends, is.
  const api = (async (endpoint: { path: string }) => {
    asked.push(endpoint.path);
    const answer = answers.shift() ?? 'runs';
    if (answer !== 'runs' && answer !== 'is over') throw failure(answer);
    return { guid: 'job-1', status: answer === 'runs' ? 'cooking' : 'done' };
  }) as unknown as Api;
  const kitchen = setup({
    types: {} as { events: JobSignal },
    actors: { watchJob: watchJob({ api, call: createCall(api) }) },
  }).createMachine({
    invoke: {
      src: 'watchJob',
      input: { companyUri: 'ana', jobGuid: 'job-1' },
      onError: { actions: ({ event }) => void failures.push(event.error) },
    },
    on: {
      'job.happened': { actions: ({ event }) => void heard.push(event) },
      'stream.changed': { actions: ({ event }) => void heard.push(event) },
    },
  });
  const actor = createActor(kitchen).start();
  return { actor, heard, failures, asked };
}

test('listens to the stream of the job', () => {
  watch();
  expect(Stream.all.map(({ url }) => url)).toEqual([expect.stringMatching(/ana.*job-1.*events/)]);
});

test.each([1, 2, 5, 20])('a stream that is refused is opened again while the job runs, for the %i. time as well', async (count) => {
  const { failures } = watch();
  for (let each = 0; each < count; each += 1) {
    newest().ends();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect([Stream.all.length, failures]).toEqual([count + 1, []]);
});

test('waits longer from try to try, and begins anew once something was heard', async () => {
  watch();
  const opensAfter = async (ms: number) => {
    newest().ends();
    const before = Stream.all.length;
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(Stream.all, `before ${ms} ms`).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(Stream.all, `after ${ms} ms`).toHaveLength(before + 1);
  };
  for (const ms of [500, 2_000, 5_000, 15_000, 15_000]) await opensAfter(ms);
  newest().opens();
  newest().tells(stage);
  await opensAfter(500);
});

test('tells what happens to the job, and whether it can be heard', () => {
  const { heard } = watch();
  newest().opens();
  newest().tells(stage);
  newest().breaks();
  expect(heard).toEqual([
    { type: 'stream.changed', isConnected: true },
    { type: 'job.happened', event: stage },
    { type: 'stream.changed', isConnected: false },
  ]);
});

test('a break that the browser mends itself is left to it', async () => {
  const { asked } = watch();
  newest().opens();
  newest().breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Stream.all.length, asked]).toEqual([1, []]);
});

test.each(['notFound', 'notSignedIn', 'notAllowed'] as const)('a job of which the server says %s is not looked for again', async (name) => {
  const { failures } = watch(name);
  newest().ends();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Stream.all.length, failures]).toEqual([1, [failure(name)]]);
});

test.each(['unknown', 'kitchenUnavailable', 'tooManyRequests'] as const)('a server that says %s is asked again', async (name) => {
  const { failures } = watch(name, name);
  newest().ends();
  await vi.advanceTimersByTimeAsync(500 + 2_000);
  expect(Stream.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([Stream.all.length, failures]).toEqual([2, []]);
});

test.each([
  { type: 'done', recipe_guid: 'recipe-1' },
  { type: 'cancelled' },
  { type: 'failed', status_code: 11, message: 'Closed.', retry_after: null },
])('the last event of a job ($type) closes its stream, and nothing is asked afterwards', async (event) => {
  const { asked } = watch();
  newest().opens();
  newest().tells(event);
  expect(newest().readyState).toBe(Stream.CLOSED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Stream.all.length, asked]).toEqual([1, []]);
});

test('a stream that has to make room is not opened again until the job is over, and the user is not told of a break', async () => {
  const { heard, asked } = watch('runs', 'unknown', 'runs', 'is over');
  newest().opens();
  newest().isCrowdedOut();
  expect(newest().readyState).toBe(Stream.CLOSED);
  await vi.advanceTimersByTimeAsync(3 * 5_000);
  expect([Stream.all.length, asked.length]).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(Stream.all).toHaveLength(2);
  newest().tells({ type: 'done', recipe_guid: 'recipe-1' });
  expect(heard).toEqual([
    { type: 'stream.changed', isConnected: true },
    { type: 'job.happened', event: { type: 'done', recipeGuid: 'recipe-1' } },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Stream.all.length, asked.length]).toEqual([2, 4]);
});

test('what is no event of a job is passed over', () => {
  const { heard, failures } = watch();
  newest().tells({ type: 'burnt' });
  expect([newest().readyState, heard, failures]).toEqual([0, [], []]);
});

test('unsubscribing closes the stream, and opens none later', async () => {
  const { actor } = watch();
  newest().ends();
  actor.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Stream.all).toHaveLength(1);
  const other = watch();
  other.actor.stop();
  expect(newest().readyState).toBe(Stream.CLOSED);
});
