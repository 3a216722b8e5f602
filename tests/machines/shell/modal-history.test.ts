import { expect, test } from 'vitest';
import { timings } from '../../../machines/parts/timings.ts';
import { modalHistoryMachine } from '../../../machines/shell/modal-history.machine.ts';
import { onStage } from '../../support/stage.ts';

function start() {
  const stage = onStage(modalHistoryMachine, () => undefined);
  const emitted: unknown[] = [];
  stage.actor.on('*', (event) => emitted.push(event));
  const want = (depth: number, shown: number) => stage.actor.send({ type: 'depth.wanted', depth, shown });
  const show = (depth: number) => stage.actor.send({ type: 'entry.shown', depth });
  return { ...stage, emitted, want, show };
}

const ended = { type: 'journey.ended' };

test('an opening box pushes an entry, and a closing box removes it', () => {
  const { actor, ran, emitted, want, show } = start();
  want(1, 0);
  expect(ran('pushEntries')).toEqual([{ from: 0, to: 1 }]);
  want(0, 1);
  expect(ran('travel')).toEqual([{ from: 1, to: 0 }]);
  expect(actor.getSnapshot().value).toBe('travelling');
  show(0);
  expect([actor.getSnapshot().value, emitted]).toEqual(['settled', [ended]]);
});

test('of two boxes one removes its entry, and the other keeps its own', () => {
  const { actor, ran, want, show } = start();
  want(2, 0);
  want(1, 2);
  show(1);
  expect([actor.getSnapshot().value, ran('travel')]).toEqual(['settled', [{ from: 2, to: 1 }]]);
});

test('navigation by the user is reported', () => {
  const { actor, emitted, want, show } = start();
  want(1, 0);
  show(0);
  expect([actor.getSnapshot().value, emitted]).toEqual(['settled', [{ type: 'history.moved', depth: 0 }]]);
});

test('a forbidden Back is reversed, without a second entry', () => {
  const { ran, want } = start();
  want(1, 0);
  want(1, 0);
  expect([ran('pushEntries'), ran('travel')]).toEqual([[{ from: 0, to: 1 }], [{ from: 0, to: 1 }]]);
});

test('requests during a navigation are executed on arrival', () => {
  const { actor, ran, emitted, want, show } = start();
  want(1, 0);
  want(0, 1);
  want(1, 1);
  expect(ran('pushEntries')).toHaveLength(1);
  show(0);
  expect(ran('pushEntries')).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 1 },
  ]);
  expect([actor.getSnapshot().value, emitted]).toEqual(['settled', [ended]]);
  want(1, 0);
  expect(ran('travel').at(-1), 'that entry is gone back to, and not made anew').toEqual({ from: 0, to: 1 });
});

test('an entry needed again before it is left is revisited later', () => {
  const { ran, emitted, want, show } = start();
  want(1, 0);
  want(2, 1);
  want(0, 2);
  want(1, 2);
  show(2);
  show(1);
  expect(emitted, 'each part of the way ends').toEqual([ended, ended]);
  want(1, 0);
  expect([ran('pushEntries').length, ran('travel')]).toEqual([
    2,
    [
      { from: 2, to: 0 },
      { from: 2, to: 1 },
      { from: 0, to: 1 },
    ],
  ]);
});

test('arriving elsewhere, it continues from there', () => {
  const { actor, ran, want, show } = start();
  want(1, 0);
  want(2, 1);
  want(0, 2);
  show(1);
  expect([actor.getSnapshot().value, ran('travel')]).toEqual([
    'travelling',
    [
      { from: 2, to: 0 },
      { from: 1, to: 0 },
    ],
  ]);
});

test('a navigation that never ends times out, once', () => {
  const { actor, clock, emitted, want } = start();
  want(1, 0);
  want(0, 1);
  clock.increment(timings.longestJourney - 1);
  expect(emitted).toEqual([]);
  clock.increment(1);
  expect([actor.getSnapshot().value, emitted]).toEqual(['settled', [ended]]);
});

test('boxes closed by another page leave the history unchanged', () => {
  const { actor, ran, want } = start();
  want(1, 0);
  want(0, 0);
  expect([actor.getSnapshot().value, ran('travel')]).toEqual(['settled', []]);
  want(1, 0);
  expect(ran('pushEntries'), 'the next box gets an entry of its own').toHaveLength(2);
});
