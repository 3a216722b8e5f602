import { expect, test } from 'vitest';
import { arrivalMachine } from '../../../machines/shell/arrival.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const start = () => onStage(arrivalMachine, () => ({ pause: 2_000 }));

test('a part loads after its delay, once the page is shown', async () => {
  const { actor, clock, calls, answer } = start();
  clock.increment(1_999);
  expect(calls).toEqual([]);
  clock.increment(1);
  expect(calls.map(({ src }) => src)).toEqual(['pageStands']);
  await answer('pageStands');
  await answer('fetchPart');
  expect(actor.getSnapshot()).toMatchObject({ value: 'arrived', status: 'done' });
});

test('a failed part is retried on each hint, and only then', async () => {
  const { actor, clock, calls, answer, refuse } = start();
  clock.increment(2_000);
  await answer('pageStands');
  await refuse('fetchPart', failure('unknown'));
  clock.increment(60_000);
  expect(calls.filter(({ src }) => src === 'fetchPart')).toHaveLength(1);
  await answer('reasonToHope');
  await refuse('fetchPart', failure('unknown'));
  await answer('reasonToHope');
  await answer('fetchPart');
  expect(calls.filter(({ src }) => src === 'fetchPart')).toHaveLength(3);
  expect(actor.getSnapshot().value).toBe('arrived');
});

test('a page that is never shown does not block the part for ever', async () => {
  const { actor, clock, answer, refuse, calls } = start();
  clock.increment(2_000);
  await refuse('pageStands', failure('unknown'));
  expect(actor.getSnapshot().value).toBe('missing');
  await answer('reasonToHope');
  expect(calls.at(-1)?.src).toBe('fetchPart');
});
