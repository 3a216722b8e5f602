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

test('requests its chunk once, with its address', () => {
  const { calls, actor } = start();
  expect(calls.map(({ src, input }) => [src, input])).toEqual([['loadChunk', { chunkId: 'kitchen', address }]]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

test('starts the chunk’s flow, with its input', async () => {
  const { actor, answer } = start();
  await answer('loadChunk', chunkWithFlow);
  const { value, context } = actor.getSnapshot();
  expect(value).toBe('loaded');
  expect(context.flow?.getSnapshot()).toMatchObject({ value: 'open', context: { name: 'kitchen' } });
});

test('loads without a flow, too', async () => {
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
])('diagnoses how and where the chunk failed, case %#', async (thrown, failure) => {
  const { actor, refuse, call } = start();
  await refuse('loadChunk', thrown);
  const known = { chunkId: 'kitchen', ...failure };
  expect(actor.getSnapshot()).toMatchObject({ value: 'inspecting', context: { failure: known } });
  expect(call('inspectFailure').input).toEqual({ failure: known });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

describe('the diagnosis', () => {
  test('is shown', async () => {
    const { actor, refuse, answer, ran } = start();
    await refuse('loadChunk', null);
    await answer('inspectFailure', { failure: missing, newBuild: null });
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: missing } });
    expect(ran('reload')).toEqual([]);
  });

  test('of a new deployment reloads the page, once', async () => {
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

  test('may fail: the known facts are shown', async () => {
    const { actor, refuse, ran } = start();
    await refuse('loadChunk', missing);
    await refuse('inspectFailure', new Error('broken'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: missing } });
    expect(ran('reload')).toEqual([]);
  });

  test('takes at most five seconds', async () => {
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

test('tells its flow an address opened while the chunk was loading', async () => {
  const { actor, answer } = start();
  const next = { path: '/ai/second/new', params: { companyUri: 'second' } };
  actor.send({ type: 'address.changed', address: next });
  await answer('loadChunk', chunkWithFlow);
  expect(actor.getSnapshot().context.flow?.getSnapshot()).toMatchObject({ context: { path: '/ai/second/new' } });
});

test('does not tell its flow the initial address', async () => {
  const { actor, answer } = start();
  actor.send({ type: 'address.changed', address });
  await answer('loadChunk', chunkWithFlow);
  expect(actor.getSnapshot().context.flow?.getSnapshot()).toMatchObject({ context: { path: null } });
});

test('restarts a stand-in once the user is known', async () => {
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

test('tells nothing while its chunk is loading, or without a flow', async () => {
  const { actor, answer, calls } = start();
  actor.send({ type: 'network.returned' });
  expect([actor.getSnapshot().value, calls.length]).toEqual(['loading', 1]);
  await answer('loadChunk', chunkWithoutFlow);
  for (const type of ['network.returned', 'viewer.returned', 'language.changed'] as const) actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'loaded' });
});

test('times out after 120 seconds, and aborts the request', () => {
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

test('reloads on a retry after 120 seconds: the browser still waits for the same file', async () => {
  const { actor, ran, calls } = await startFailed(stuck);
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().value).toBe('reloading');
  expect(ran('reload')).toHaveLength(1);
  expect(calls.map(({ src }) => src)).toEqual(['loadChunk', 'inspectFailure']);
});

test('reloads on request', async () => {
  const { actor, ran } = await startFailed();
  actor.send({ type: 'reload.requested' });
  expect(actor.getSnapshot().value).toBe('reloading');
  expect(ran('reload')).toHaveLength(1);
});

test('retries on request, with 120 new seconds, and clears the failure on success', async () => {
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

test('navigates to its flow’s output', async () => {
  const { actor, answer, ran } = start();
  await answer('loadChunk', chunkWithFlow);
  expect(ran('leaveTo')).toEqual([]);
  actor.getSnapshot().context.flow?.send({ type: 'finished' });
  expect(ran('leaveTo')).toEqual([{ path: '/account' }]);
  expect(actor.getSnapshot().value, 'shown until the other page is there').toBe('loaded');
});

test('tells the flow when its address changes', async () => {
  const { actor, answer } = start();
  await answer('loadChunk', chunkWithFlow);
  const elsewhere = { path: '/ai/second/new', params: { companyUri: 'second' } };
  actor.send({ type: 'address.changed', address: elsewhere });
  expect(actor.getSnapshot().context.flow?.getSnapshot().context).toMatchObject({ name: 'kitchen', path: '/ai/second/new' });
  expect(actor.getSnapshot().context.address).toEqual(elsewhere);
});

test('keeps an address that changes during the load, and retries with the newest', async () => {
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
