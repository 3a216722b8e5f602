import { expect, test } from 'vitest';
import { sessionListMachine } from '../../machines/session-list.machine.ts';
import { onStage } from '../support/stage.ts';
import { devices } from './devices.ts';
import { failure } from './samples.ts';

const [desk, phone] = devices;

async function listed() {
  const stage = onStage(sessionListMachine, () => undefined);
  await stage.answer('loadDevices', devices);
  return stage;
}

test('shows what the server lists, and tries again when it does not', async () => {
  const { actor, answer, refuse, calls } = onStage(sessionListMachine, () => undefined);
  await refuse('loadDevices', failure('unknown'));
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'retry.requested' });
  await answer('loadDevices', devices);
  expect(calls).toHaveLength(2);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listing', context: { devices, target: null } });
});

test.each([
  ['one', phone.guid],
  ['all others', null],
])('signs %s out only once it is confirmed, and shows what the server says is left', async (_, guid) => {
  const { actor, answer, call, calls } = await listed();
  actor.send({ type: 'signOut.confirmed' });
  actor.send({ type: 'signOut.requested', guid });
  expect(calls).toHaveLength(1);
  expect(actor.getSnapshot().context.target).toEqual({ guid });
  actor.send({ type: 'signOut.confirmed' });
  expect(call('signOut').input).toEqual({ guid });
  await answer('signOut', [desk]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'ended', context: { devices: [desk], target: { guid }, error: null } });
});

test('the one that was asked about last is the one that is meant', async () => {
  const { actor, call } = await listed();
  actor.send({ type: 'signOut.requested', guid: null });
  actor.send({ type: 'signOut.requested', guid: phone.guid });
  actor.send({ type: 'signOut.confirmed' });
  expect(call('signOut').input).toEqual({ guid: phone.guid });
});

test('cancelling ends nothing', async () => {
  const { actor, calls } = await listed();
  actor.send({ type: 'signOut.requested', guid: phone.guid });
  actor.send({ type: 'signOut.cancelled' });
  actor.send({ type: 'signOut.confirmed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'listing', context: { target: null } });
  expect(calls).toHaveLength(1);
});

test('a failure keeps the question, and is forgotten with the next one', async () => {
  const { actor, refuse } = await listed();
  actor.send({ type: 'signOut.requested', guid: phone.guid });
  actor.send({ type: 'signOut.confirmed' });
  await refuse('signOut', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'confirming',
    context: { devices, target: { guid: phone.guid }, error: failure('unknown') },
  });
  actor.send({ type: 'signOut.requested', guid: null });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('a failure is forgotten when the question is cancelled', async () => {
  const { actor, refuse } = await listed();
  actor.send({ type: 'signOut.requested', guid: phone.guid });
  actor.send({ type: 'signOut.confirmed' });
  await refuse('signOut', failure('unknown'));
  actor.send({ type: 'signOut.cancelled' });
  expect(actor.getSnapshot().context).toMatchObject({ target: null, error: null });
});

test('a success after a failure leaves no error behind', async () => {
  const { actor, refuse, answer } = await listed();
  actor.send({ type: 'signOut.requested', guid: phone.guid });
  actor.send({ type: 'signOut.confirmed' });
  await refuse('signOut', failure('unknown'));
  actor.send({ type: 'signOut.confirmed' });
  await answer('signOut', [desk]);
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('a device that is gone already has the list fetched anew', async () => {
  const { actor, refuse, answer } = await listed();
  actor.send({ type: 'signOut.requested', guid: phone.guid });
  actor.send({ type: 'signOut.confirmed' });
  await refuse('signOut', failure('notFound'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { target: null, error: null } });
  await answer('loadDevices', [desk]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'listing', context: { devices: [desk] } });
});

test('signs out another one afterwards', async () => {
  const { actor, answer, call } = await listed();
  actor.send({ type: 'signOut.requested', guid: phone.guid });
  actor.send({ type: 'signOut.confirmed' });
  await answer('signOut', [desk, { ...phone, guid: 'guid-tablet' }]);
  actor.send({ type: 'signOut.requested', guid: 'guid-tablet' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { target: { guid: 'guid-tablet' } } });
  actor.send({ type: 'signOut.confirmed' });
  expect(call('signOut').input).toEqual({ guid: 'guid-tablet' });
});
