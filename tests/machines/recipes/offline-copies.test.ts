import { expect, test } from 'vitest';
import { offlineCopiesMachine } from '../../../machines/recipes/offline-copies.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { marked } from './offline-copies.fixture.ts';

const [a, b, c] = [marked('a'), marked('b'), marked('c')];

async function looked(wanted = [a, b, c], copied: string[] = []) {
  const stage = onStage(offlineCopiesMachine, () => undefined);
  stage.actor.send({ type: 'owner.known', owner: 'ada' });
  await stage.answer('lookUp', { wanted, copied });
  return stage;
}

test('marked recipes without a copy are fetched, one after the other', async () => {
  const { actor, answer, call, ran } = await looked([a, b, c], ['b']);
  expect(call('copyOne').input).toEqual({ recipe: a, owner: 'ada' });
  await answer('copyOne', true);
  expect(call('copyOne').input).toEqual({ recipe: c, owner: 'ada' });
  await answer('copyOne', true);
  expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { copied: ['b', 'a', 'c'], failed: [] } });
  expect(ran('tellCopies'), 'pages look anew each time').toHaveLength(3);
});

test('a failed recipe does not block others, and is retried on request or when the network is back', async () => {
  const { actor, answer, refuse, call } = await looked([a, b]);
  await refuse('copyOne', failure('unknown'));
  expect(call('copyOne').input).toMatchObject({ recipe: b });
  await answer('copyOne', true);
  expect(actor.getSnapshot()).toMatchObject({ value: 'incomplete', context: { copied: ['b'], failed: ['a'] } });
  actor.send({ type: 'retry.requested' });
  await answer('lookUp', { wanted: [a, b], copied: ['b'] });
  expect(call('copyOne').input).toMatchObject({ recipe: a });
  await refuse('copyOne', failure('unknown'));
  actor.send({ type: 'network.returned' });
  await answer('lookUp', { wanted: [a, b], copied: ['a', 'b'] });
  expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { failed: [] } });
});

test('a full device is reported, and nothing more is fetched', async () => {
  const { actor, answer, calls } = await looked();
  await answer('copyOne', false);
  expect([actor.getSnapshot().value, calls.filter(({ src }) => src === 'copyOne').length]).toEqual(['full', 1]);
  actor.send({ type: 'marks.changed' });
  expect(actor.getSnapshot().value).toBe('looking');
});

test('another mark is handled at once, also during a fetch', async () => {
  const { actor, answer, call } = await looked([a]);
  const fetching = call('copyOne');
  actor.send({ type: 'marks.changed' });
  expect([fetching.signal.aborted, actor.getSnapshot().value]).toEqual([true, 'looking']);
  await answer('lookUp', { wanted: [b], copied: [] });
  expect(call('copyOne').input).toMatchObject({ recipe: b });
});

test('after a sign-out nothing is stored: the pending fetch is aborted', async () => {
  const { actor, call } = await looked();
  actor.send({ type: 'owner.known', owner: null });
  expect([call('copyOne').signal.aborted, actor.getSnapshot()]).toMatchObject([
    true,
    { value: 'idle', context: { owner: null, wanted: [], copied: [] } },
  ]);
  actor.send({ type: 'owner.known', owner: 'bob' });
  expect(call('lookUp').input).toEqual({ owner: 'bob' });
});

test('without the server no copy is deleted', async () => {
  const stage = onStage(offlineCopiesMachine, () => undefined);
  stage.actor.send({ type: 'owner.known', owner: 'ada' });
  await stage.refuse('lookUp', failure('unknown'));
  expect([stage.actor.getSnapshot().value, stage.ran('tellCopies')]).toEqual(['unknown', []]);
});
