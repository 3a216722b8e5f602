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

test('trusts only the server', async () => {
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

test('reports an unreachable server, and keeps asking it', async () => {
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

test('has nothing to resume when the server was reachable all along', async () => {
  const { answer, ran } = begin();
  await answer('reachServer', null);
  expect(ran('goOn')).toEqual([]);
});

test('resumes everything as soon as any call is answered', async () => {
  const { actor, ran } = await offline();
  actor.send({ type: 'server.answered' });
  expect(actor.getSnapshot().value).toBe('online');
  expect(ran('goOn')).toHaveLength(1);
});

test('makes no calls of its own while calls are answered', async () => {
  const { actor, answer, calls } = begin();
  await answer('reachServer', null);
  actor.send({ type: 'server.answered' });
  expect(actor.getSnapshot().value).toBe('online');
  expect(calls.filter(({ src }) => src === 'reachServer')).toHaveLength(1);
});
