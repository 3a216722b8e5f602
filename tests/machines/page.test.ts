import { expect, test } from 'vitest';
import { pageMachine } from '../../machines/page.machine.ts';
import { onStage } from '../support/stage.ts';
import { chunkWithFlow, chunkWithoutFlow } from './page.fixture.ts';

const address = { path: '/ai/adas-kitchen/new', params: { companyUri: 'adas-kitchen' } };
const start = () => onStage(pageMachine, () => ({ chunkId: 'kitchen', address }));

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
])('says how and from where the chunk failed, case %#', async (thrown, failure) => {
  const { actor, refuse } = start();
  await refuse('loadChunk', thrown);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { chunkId: 'kitchen', ...failure } } });
});

test('lets the flow try again what was refused, when the user is back', async () => {
  const { actor, answer } = start();
  await answer('loadChunk', chunkWithFlow);
  actor.send({ type: 'page.returned' });
  expect(actor.getSnapshot().value).toBe('loaded');
  expect(actor.getSnapshot().context.flow?.getSnapshot()).toMatchObject({ value: 'open', context: { tries: 2 } });
});

test('gives up after 120 seconds, and takes the request back', () => {
  const { actor, clock, call } = start();
  clock.increment(119_999);
  expect(actor.getSnapshot().value).toBe('loading');
  expect(call('loadChunk').signal.aborted).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { chunkId: 'kitchen', kind: 'timeout' } } });
  expect(call('loadChunk').signal.aborted).toBe(true);
});

test('tries again when asked, with 120 new seconds, and forgets the failure when the chunk is there', async () => {
  const { actor, refuse, answer, clock, calls } = start();
  clock.increment(100_000);
  await refuse('loadChunk', { kind: 'missing', address: '/x' });
  actor.send({ type: 'retry.requested' });
  clock.increment(119_999);
  expect(actor.getSnapshot().value).toBe('loading');
  await answer('loadChunk', chunkWithoutFlow);
  expect(actor.getSnapshot()).toMatchObject({ value: 'loaded', context: { failure: null } });
  expect(calls).toHaveLength(2);
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
  const { actor, refuse, call } = start();
  const elsewhere = { path: '/ai/second/new', params: { companyUri: 'second' } };
  actor.send({ type: 'address.changed', address: elsewhere });
  await refuse('loadChunk', { kind: 'missing', address: '/x' });
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
