import { expect, test } from 'vitest';
import { reachabilityMachine } from '../../../machines/shell/reachability.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

const begin = () => onStage(reachabilityMachine, () => undefined);

async function offline() {
  const stage = begin();
  await stage.refuse('reachServer', failure('unknown'));
  return stage;
}

test('believes only the server', async () => {
  const { actor, answer, calls } = begin();
  expect(actor.getSnapshot().hasTag('offline')).toBe(false);
  await answer('reachServer', null);
  expect(actor.getSnapshot().value).toBe('online');
  // The browser's online state triggers a check, nothing more.
  actor.send({ type: 'reachability.hinted' });
  expect(actor.getSnapshot().value).toBe('checking');
  expect(actor.getSnapshot().hasTag('offline')).toBe(false);
  expect(calls.filter(({ src }) => src === 'reachServer')).toHaveLength(2);
});

test('tells that the server does not answer, and asks it again by itself', async () => {
  const { actor, clock, refuse, calls } = await offline();
  expect(actor.getSnapshot()).toMatchObject({ value: { offline: 'waiting' } });
  expect(actor.getSnapshot().hasTag('offline')).toBe(true);
  clock.increment(timings.offlineRetry - 1);
  expect(actor.getSnapshot().hasTag('retrying')).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('retrying')).toBe(true);
  await refuse('reachServer', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: { offline: 'waiting' } });
  expect(calls.filter(({ src }) => src === 'reachServer')).toHaveLength(2);
});

test.each(['reachability.hinted', 'retry.requested'] as const)('goes on with everything when %s was right', async (type) => {
  const { actor, answer, ran } = await offline();
  actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ value: { offline: 'retrying' } });
  expect(ran('goOn')).toHaveLength(0);
  await answer('reachServer', null);
  expect(actor.getSnapshot().value).toBe('online');
  expect(ran('goOn')).toHaveLength(1);
});

test('has nothing to go on with when the server was there all the time', async () => {
  const { answer, ran } = begin();
  await answer('reachServer', null);
  expect(ran('goOn')).toEqual([]);
});

test('goes on with everything as soon as any call is answered', async () => {
  const { actor, ran } = await offline();
  actor.send({ type: 'server.answered' });
  expect(actor.getSnapshot().value).toBe('online');
  expect(ran('goOn')).toHaveLength(1);
});

test('asks nothing of its own while calls are answered', async () => {
  const { actor, answer, calls } = begin();
  await answer('reachServer', null);
  actor.send({ type: 'server.answered' });
  expect(actor.getSnapshot().value).toBe('online');
  expect(calls.filter(({ src }) => src === 'reachServer')).toHaveLength(1);
});
