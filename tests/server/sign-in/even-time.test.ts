import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { inEvenTime } from '../../../server/sign-in/even-time.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));

function later<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

/** Lets the time of one call be over when the test says so. */
function timer(): () => void {
  const { promise, resolve } = later<null>();
  vi.mocked(wait).mockReturnValueOnce(promise);
  return () => resolve(null);
}

const isOver = async (answer: Promise<unknown>) => {
  let over = false;
  void answer.then(() => (over = true));
  await new Promise((resolve) => setImmediate(resolve));
  return over;
};

test('an answer that is there at once waits for its time', async () => {
  const end = timer();
  const answer = inEvenTime(Promise.resolve('known'));
  expect(await isOver(answer)).toBe(false);
  expect(wait).toHaveBeenCalledExactlyOnceWith(80);
  end();
  expect(await answer).toBe('known');
});

test('an answer that is late is waited for', async () => {
  const end = timer();
  const { promise, resolve } = later<string>();
  const answer = inEvenTime(promise);
  end();
  expect(await isOver(answer)).toBe(false);
  resolve('unknown');
  expect(await answer).toBe('unknown');
});

test('a refusal is told at once: it knows nothing of the address', async () => {
  timer();
  await expect(inEvenTime(Promise.reject(new Error('too many')))).rejects.toThrow('too many');
});
