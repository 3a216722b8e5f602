import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPartialPace } from '../../../../server/kitchen/jobs/partial-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titled = (title: string | null) => ({
  type: 'partial' as const,
  recipe: { title, summary: null, servings: null, ingredients: [], steps: [] },
});

function start({ isOurs = true } = {}) {
  const sent: { title: string | null; isKept: boolean }[] = [];
  const pace = createPartialPace(async ({ recipe: { title } }, isKept) => {
    sent.push({ title, isKept });
    return isOurs;
  });
  return { pace, sent };
}

test('of a stream of forty a second four leave, one of them stored, and the last one always leaves', async () => {
  const { pace, sent } = start();
  for (let count = 1; count <= 200; count += 1) {
    await pace.take(titled(`v${count}`));
    await vi.advanceTimersByTimeAsync(25);
  }
  expect(sent.length).toBeGreaterThanOrEqual(19);
  expect(sent.length).toBeLessThanOrEqual(21);
  expect([5, 6]).toContain(sent.filter(({ isKept }) => isKept).length);
  await pace.flush();
  expect(sent.at(-1)?.title).toBe('v200');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.filter(({ title }) => title === 'v200')).toHaveLength(1);
});

test('one that waits leaves by itself', async () => {
  const { pace, sent } = start();
  await pace.take(titled('first'));
  await pace.take(titled('second'));
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(sent.at(-1)).toEqual({ title: 'second', isKept: false });
});

test('the first title is stored at its turn, because lists show it', async () => {
  const { pace, sent } = start();
  await pace.take(titled(null));
  await pace.take(titled('A stew'));
  await pace.flush();
  expect(sent).toEqual([
    { title: null, isKept: true },
    { title: 'A stew', isKept: true },
  ]);
});

test('a lost job stays lost, and a stopped one sends nothing', async () => {
  const { pace } = start({ isOurs: false });
  expect(await pace.take(titled('first'))).toBe(false);
  expect(await pace.flush()).toBe(false);
  const other = start();
  await other.pace.take(titled('first'));
  await other.pace.take(titled('second'));
  other.pace.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(other.sent).toHaveLength(1);
});
