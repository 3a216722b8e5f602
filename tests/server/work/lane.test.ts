import { expect, test } from 'vitest';
import { createLane } from '../../../server/work/lane.ts';

const letGo = async (release: () => Promise<unknown>) => void (await release());

/** A lane over rows in memory; `take` rejects while `isCut`, after it has taken. */
function laneOver(rows: string[], most: number) {
  const [held, done] = [new Set<string>(), new Array<string>()];
  const gates = new Map<string, () => void>();
  const state = { isCut: false, errors: 0 };
  const lane = createLane<string>({
    most,
    take: () => {
      const row = rows.find((one) => !held.has(one) && !done.includes(one));
      if (row === undefined) return Promise.resolve(null);
      held.add(row);
      return state.isCut ? Promise.reject(new Error('The connection broke.')) : Promise.resolve(row);
    },
    releaseOthers: (atWork) => {
      for (const row of held) if (!atWork.includes(row)) held.delete(row);
      return Promise.resolve();
    },
    workers: { letGo },
    work: async (row) => {
      await new Promise<void>((resolve) => {
        gates.set(row, resolve);
      });
      held.delete(row);
      done.push(row);
    },
    onError: () => void (state.errors += 1),
  });
  return { lane, gates, held, done, state };
}

test('so many are at work at once, and the next one begins when one ends', async () => {
  const { lane, gates, done } = laneOver(['soup', 'salad', 'cake'], 2);
  lane.wake();
  await expect.poll(() => [...gates.keys()]).toEqual(['soup', 'salad']);
  gates.get('salad')?.();
  await expect.poll(() => [...gates.keys()]).toEqual(['soup', 'salad', 'cake']);
  for (const open of gates.values()) open();
  await lane.settled();
  expect(done.toSorted()).toEqual(['cake', 'salad', 'soup']);
});

test('a row that was taken without an answer is released, and what is at work is not', async () => {
  const { lane, gates, held, done, state } = laneOver(['soup', 'salad'], 2);
  lane.wake();
  await expect.poll(() => gates.size).toBe(2);
  gates.get('salad')?.();
  await expect.poll(() => done).toEqual(['salad']);
  done.length = 0;
  state.isCut = true;
  lane.wake();
  await expect.poll(() => state.errors).toBe(1);
  expect([...held]).toEqual(['soup']);
  state.isCut = false;
  lane.wake();
  gates.delete('salad');
  await expect.poll(() => gates.has('salad')).toBe(true);
  for (const open of gates.values()) open();
  await lane.settled();
  expect(done.toSorted()).toEqual(['salad', 'soup']);
});
