import { describe, expect, test } from 'vitest';
import { type ChunkFailure, pageMachine } from '../../../machines/shell/page.machine.ts';
import { onStage } from '../../support/stage.ts';
import { chunkWithFlow, chunkWithoutFlow } from './page.fixture.ts';

const address = { path: '/ai/adas-kitchen/new', params: { companyUri: 'adas-kitchen' } };
const start = () => onStage(pageMachine, () => ({ chunkId: 'kitchen', address }));

const missing: ChunkFailure = { chunkId: 'kitchen', kind: 'missing', address: '/webapp/webapp.kitchen.js' };
const stuck: ChunkFailure = { ...missing, kind: 'timeout' };

/** A page whose chunk failed, without a diagnosis. */
async function startFailed(failure = missing) {
  const stage = start();
  await stage.refuse('loadChunk', failure);
  await stage.answer('inspectFailure', { failure, newBuild: null });
  return stage;
}

test('asks for its chunk once, with the address it stands at', () => {
  const { calls, actor } = start();
  expect(calls.map(({ src, input }) => [src, input])).toEqual([['loadChunk', { chunkId: 'kitchen', address }]]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

test('starts the flow that the chunk brings, with its input', async () => {
  const { actor, answer } = start();
  await answer('loadChunk', chunkWithFlow);
  const { value, context } = actor.getSnapshot();
  expect(value).toBe('loaded');
  expect(context.flow?.getSnapshot()).toMatchObject({ value: 'open', context: { name: 'kitchen' } });
});

test('is loaded without a flow, too', async () => {
  const { actor, answer } = start();
  await answer('loadChunk', chunkWithoutFlow);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loaded', context: { flow: null, failure: null } });
});

test.each([
  [
    { kind: 'missing', address: '/webapp/webapp.kitchen.js' },
    { kind: 'missing', address: '/webapp/webapp.kitchen.js' },
  ],
  [
    { kind: 'timeout', address: '/webapp/webapp.kitchen.js' },
    { kind: 'timeout', address: '/webapp/webapp.kitchen.js' },
  ],
  [
    { kind: 'error', address: '/webapp/webapp.kitchen.js' },
    { kind: 'error', address: '/webapp/webapp.kitchen.js' },
  ],
  [
    { kind: 'nonsense', address: '/webapp/webapp.kitchen.js' },
    { kind: 'error', address: '/webapp/webapp.kitchen.js' },
  ],
  [new TypeError('Failed to fetch'), { kind: 'error', address: '' }],
  ['no error object', { kind: 'error', address: '' }],
  [null, { kind: 'error', address: '' }],
])('has it looked into how and from where the chunk failed, case %#', async (thrown, failure) => {
  const { actor, refuse, call } = start();
  await refuse('loadChunk', thrown);
  const known = { chunkId: 'kitchen', ...failure };
  expect(actor.getSnapshot()).toMatchObject({ value: 'inspecting', context: { failure: known } });
  expect(call('inspectFailure').input).toEqual({ failure: known });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

describe('what was found out', () => {
  test('is shown', async () => {
    const { actor, refuse, answer, ran } = start();
    await refuse('loadChunk', null);
    await answer('inspectFailure', { failure: missing, newBuild: null });
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: missing } });
    expect(ran('reload')).toEqual([]);
  });

  test('is that a new version was deployed: the page is loaded anew, once', async () => {
    const { actor, refuse, answer, ran } = start();
    await refuse('loadChunk', missing);
    expect(ran('reload')).toEqual([]);
    await answer('inspectFailure', { failure: missing, newBuild: 'app.2.js' });
    expect(actor.getSnapshot().value).toBe('reloading');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(ran('reload')).toHaveLength(1);
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'reload.requested' });
    expect(ran('reload')).toHaveLength(1);
  });

  test('is nothing when the look itself fails: what is known is shown', async () => {
    const { actor, refuse, ran } = start();
    await refuse('loadChunk', missing);
    await refuse('inspectFailure', new Error('broken'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: missing } });
    expect(ran('reload')).toEqual([]);
  });

  test('is not waited for longer than five seconds', async () => {
    const { actor, refuse, clock, call } = start();
    await refuse('loadChunk', missing);
    clock.increment(4_999);
    expect(actor.getSnapshot().value).toBe('inspecting');
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: missing } });
    expect(call('inspectFailure').signal.aborted).toBe(true);
  });
});

test.each(['network.returned', 'viewer.returned', 'language.changed'] as const)(
  'tells its flow of %s, and stays as it is',
  async (type) => {
    const { actor, answer } = start();
    await answer('loadChunk', chunkWithFlow);
    actor.send({ type });
    expect(actor.getSnapshot().value).toBe('loaded');
    expect(actor.getSnapshot().context.flow?.getSnapshot()).toMatchObject({ value: 'open', context: { heard: [type] } });
  },
);

test('tells its flow of an address that was opened while the chunk was on its way', async () => {
  const { actor, answer } = start();
  const next = { path: '/ai/second/new', params: { companyUri: 'second' } };
  actor.send({ type: 'address.changed', address: next });
  await answer('loadChunk', chunkWithFlow);
  expect(actor.getSnapshot().context.flow?.getSnapshot()).toMatchObject({ context: { path: '/ai/second/new' } });
});

test('tells its flow nothing of the address that it begins at', async () => {
  const { actor, answer } = start();
  actor.send({ type: 'address.changed', address });
  await answer('loadChunk', chunkWithFlow);
  expect(actor.getSnapshot().context.flow?.getSnapshot()).toMatchObject({ context: { path: null } });
});

test('begins anew where something stood in for it, once it is known who is here', async () => {
  const { actor, answer, calls } = start();
  await answer('loadChunk', { ...chunkWithFlow, isStandIn: true });
  const standIn = actor.getSnapshot().context.flow;
  actor.send({ type: 'network.returned' });
  expect(actor.getSnapshot().value).toBe('loaded');
  actor.send({ type: 'viewer.returned' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { flow: null, chunk: null } });
  expect(standIn?.getSnapshot()).toMatchObject({ status: 'stopped' });
  await answer('loadChunk', chunkWithFlow);
  expect(actor.getSnapshot().context.flow?.getSnapshot()).toMatchObject({ status: 'active', context: { heard: [] } });
  expect(calls.filter(({ src }) => src === 'loadChunk')).toHaveLength(2);
});

test('has nobody to tell while its chunk is on its way, or when it has no flow', async () => {
  const { actor, answer, calls } = start();
  actor.send({ type: 'network.returned' });
  expect([actor.getSnapshot().value, calls.length]).toEqual(['loading', 1]);
  await answer('loadChunk', chunkWithoutFlow);
  for (const type of ['network.returned', 'viewer.returned', 'language.changed'] as const) actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'loaded' });
});

test('gives up after 120 seconds, and takes the request back', () => {
  const { actor, clock, call } = start();
  clock.increment(119_999);
  expect(actor.getSnapshot().value).toBe('loading');
  expect(call('loadChunk').signal.aborted).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'inspecting',
    context: { failure: { chunkId: 'kitchen', kind: 'timeout', address: '' } },
  });
  expect(call('loadChunk').signal.aborted).toBe(true);
});

test('is loaded anew by a retry after 120 seconds: the browser still waits for the same file', async () => {
  const { actor, ran, calls } = await startFailed(stuck);
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('reloading');
  expect(ran('reload')).toHaveLength(1);
  expect(calls.map(({ src }) => src)).toEqual(['loadChunk', 'inspectFailure']);
});

test('is loaded anew when that is asked for', async () => {
  const { actor, ran } = await startFailed();
  actor.send({ type: 'reload.requested' });
  expect(actor.getSnapshot().value).toBe('reloading');
  expect(ran('reload')).toHaveLength(1);
});

test('tries again when asked, with 120 new seconds, and forgets the failure when the chunk is there', async () => {
  const { actor, refuse, answer, clock, calls } = start();
  clock.increment(100_000);
  await refuse('loadChunk', missing);
  await answer('inspectFailure', { failure: missing, newBuild: null });
  actor.send({ type: 'retry.requested' });
  clock.increment(119_999);
  expect(actor.getSnapshot().value).toBe('loading');
  await answer('loadChunk', chunkWithoutFlow);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loaded', context: { failure: null } });
  expect(calls.map(({ src }) => src)).toEqual(['loadChunk', 'inspectFailure', 'loadChunk']);
  clock.increment(120_000);
  expect(actor.getSnapshot().value, 'the time-out is over').toBe('loaded');
});

test('leads on to where its flow ends', async () => {
  const { actor, answer, ran } = start();
  await answer('loadChunk', chunkWithFlow);
  expect(ran('leaveTo')).toEqual([]);
  actor.getSnapshot().context.flow?.send({ type: 'finished' });
  expect(ran('leaveTo')).toEqual([{ path: '/account' }]);
  expect(actor.getSnapshot().value, 'shown until the other page is there').toBe('loaded');
});

test('tells the flow of an address that changes under it', async () => {
  const { actor, answer } = start();
  await answer('loadChunk', chunkWithFlow);
  const elsewhere = { path: '/ai/second/new', params: { companyUri: 'second' } };
  actor.send({ type: 'address.changed', address: elsewhere });
  expect(actor.getSnapshot().context.flow?.getSnapshot().context).toMatchObject({ name: 'kitchen', path: '/ai/second/new' });
  expect(actor.getSnapshot().context.address).toEqual(elsewhere);
});

test('keeps an address that changes while the chunk is on its way, and loads with the newest one when it tries again', async () => {
  const { actor, refuse, answer, call } = start();
  const elsewhere = { path: '/ai/second/new', params: { companyUri: 'second' } };
  actor.send({ type: 'address.changed', address: elsewhere });
  await refuse('loadChunk', missing);
  await answer('inspectFailure', { failure: missing, newBuild: null });
  actor.send({ type: 'retry.requested' });
  expect(call('loadChunk').input).toEqual({ chunkId: 'kitchen', address: elsewhere });
});

test('stops its flow when it is closed', async () => {
  const { actor, answer } = start();
  await answer('loadChunk', chunkWithFlow);
  const flow = actor.getSnapshot().context.flow;
  actor.stop();
  expect(flow?.getSnapshot().status).toBe('stopped');
});
