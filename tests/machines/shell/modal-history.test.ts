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

test('a box that opens gets an entry, and a box that closes gives it back', () => {
  const { actor, ran, emitted, want, show } = start();
  want(1, 0);
  expect(ran('pushEntries')).toEqual([{ from: 0, to: 1 }]);
  want(0, 1);
  expect(ran('travel')).toEqual([{ from: 1, to: 0 }]);
  expect(actor.getSnapshot().value).toBe('travelling');
  show(0);
  expect([actor.getSnapshot().value, emitted]).toEqual(['settled', [ended]]);
});

test('of two boxes one gives its entry back, and the other keeps its own', () => {
  const { actor, ran, want, show } = start();
  want(2, 0);
  want(1, 2);
  show(1);
  expect([actor.getSnapshot().value, ran('travel')]).toEqual(['settled', [{ from: 2, to: 1 }]]);
});

test('a way that the user goes is told', () => {
  const { actor, emitted, want, show } = start();
  want(1, 0);
  show(0);
  expect([actor.getSnapshot().value, emitted]).toEqual(['settled', [{ type: 'history.moved', depth: 0 }]]);
});

test('a forbidden way back is gone forward again, and no second entry is made', () => {
  const { ran, want } = start();
  want(1, 0);
  want(1, 0);
  expect([ran('pushEntries'), ran('travel')]).toEqual([[{ from: 0, to: 1 }], [{ from: 0, to: 1 }]]);
});

test('what is wanted under way happens on arrival', () => {
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

test('an entry that is wanted again before it is left is gone back to later', () => {
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

test('an arrival elsewhere is travelled on from', () => {
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

test('a way that never ends is given up, once', () => {
  const { actor, clock, emitted, want } = start();
  want(1, 0);
  want(0, 1);
  clock.increment(timings.longestJourney - 1);
  expect(emitted).toEqual([]);
  clock.increment(1);
  expect([actor.getSnapshot().value, emitted]).toEqual(['settled', [ended]]);
});

test('boxes that another page has closed leave the history as it is', () => {
  const { actor, ran, want } = start();
  want(1, 0);
  want(0, 0);
  expect([actor.getSnapshot().value, ran('travel')]).toEqual(['settled', []]);
  want(1, 0);
  expect(ran('pushEntries'), 'the next box gets an entry of its own').toHaveLength(2);
});
