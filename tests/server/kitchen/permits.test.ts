import { expect, test } from 'vitest';
import { Permits } from '../../../server/kitchen/permits.ts';

const refusal = { code: 'kitchenUnavailable' };

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('calls run up to the limit, the others in order of arrival', async () => {
  const permits = new Permits(2, 10);
  const begun: number[] = [];
  const all = Array.from({ length: 5 }, held);
  const done = all.map(({ work }, index) =>
    permits.during(() => {
      begun.push(index);
      return work();
    }),
  );
  expect(begun).toEqual([0, 1]);
  for (const index of [1, 0, 2]) {
    all[index]?.end();
    await done[index];
  }
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (const { end } of all) end();
  await Promise.all(done);
  expect(await permits.during(() => Promise.resolve('free again'))).toBe('free again');
});

test('failed work returns its permit', async () => {
  const permits = new Permits(1, 10);
  await expect(permits.during(() => Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.');
  expect(await permits.during(() => Promise.resolve(1))).toBe(1);
});

test('an aborted call leaves the queue, and the permit goes to the next', async () => {
  const permits = new Permits(1, 10);
  const [first, gone] = [held(), new AbortController()];
  const done = permits.during(first.work);
  const left = permits.during(() => Promise.resolve('never'), gone.signal);
  const next = permits.during(() => Promise.resolve('next'));
  gone.abort();
  await expect(left).rejects.toMatchObject(refusal);
  await expect(permits.during(() => Promise.resolve('never'), gone.signal)).rejects.toMatchObject(refusal);
  first.end();
  await done;
  expect(await next).toBe('next');
});

test('a full queue refuses calls', async () => {
  const permits = new Permits(1, 1);
  const first = held();
  const done = permits.during(first.work);
  const waiting = permits.during(() => Promise.resolve('waited'));
  await expect(permits.during(() => Promise.resolve('never'))).rejects.toMatchObject(refusal);
  first.end();
  await done;
  expect(await waiting).toBe('waited');
});
