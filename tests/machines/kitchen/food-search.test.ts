import { expect, test } from 'vitest';
import { foodSearchMachine } from '../../../machines/kitchen/food-search.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { onions } from './food-search.fixture.ts';
import { failure } from '../samples.ts';

const start = () => onStage(foodSearchMachine, () => undefined);

type Running = ReturnType<typeof start>;
const type = ({ actor }: Running, text: string) => actor.send({ type: 'text.changed', text });
const shown = ({ actor }: Running) => [actor.getSnapshot().value, actor.getSnapshot().context.foods];

/** A search that has found the onions. */
async function found() {
  const stage = start();
  type(stage, 'oni');
  stage.clock.increment(timings.typingPause);
  await stage.answer('findFoods', onions);
  return stage;
}

test('suggests foods after a pause in typing, with one request', async () => {
  const stage = start();
  type(stage, 'o');
  stage.clock.increment(timings.typingPause - 1);
  type(stage, 'oni');
  stage.clock.increment(timings.typingPause - 1);
  expect(stage.calls).toEqual([]);
  stage.clock.increment(1);
  expect(stage.calls.map(({ input }) => input)).toEqual([{ text: 'oni' }]);
  await stage.answer('findFoods', onions);
  expect(shown(stage)).toEqual(['found', onions]);
});

test('earlier suggestions stay until new ones arrive', async () => {
  const stage = await found();
  type(stage, 'onio');
  expect(shown(stage)).toEqual(['waiting', onions]);
  stage.clock.increment(timings.typingPause);
  expect(shown(stage)).toEqual(['searching', onions]);
  await stage.answer('findFoods', onions.slice(0, 1));
  expect(shown(stage)).toEqual(['found', onions.slice(0, 1)]);
});

test('an older answer never replaces a newer one', async () => {
  const stage = start();
  type(stage, 'le');
  stage.clock.increment(timings.typingPause);
  const older = stage.call('findFoods');
  type(stage, 'oni');
  expect(older.signal.aborted).toBe(true);
  stage.clock.increment(timings.typingPause);
  await stage.answer('findFoods', onions);
  older.resolve([{ id: 'leek', label: 'leek' }]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(shown(stage)).toEqual(['found', onions]);
});

test.each(['', '  '])('an empty field (%j) suggests nothing, makes no call and aborts the pending one', async (text) => {
  const stage = await found();
  type(stage, 'onio');
  stage.clock.increment(timings.typingPause);
  type(stage, text);
  expect(shown(stage)).toEqual(['idle', []]);
  expect(stage.call('findFoods').signal.aborted).toBe(true);
  stage.clock.increment(timings.typingPause);
  expect(stage.calls).toHaveLength(2);
});

test('a failed search is repeated with the next letter', async () => {
  const stage = start();
  type(stage, 'oni');
  stage.clock.increment(timings.typingPause);
  await stage.refuse('findFoods', failure('unknown'));
  expect(shown(stage)).toEqual(['failed', []]);
  type(stage, 'onio');
  stage.clock.increment(timings.typingPause);
  await stage.answer('findFoods', onions);
  expect(shown(stage)).toEqual(['found', onions]);
});
