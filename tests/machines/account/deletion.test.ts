import { expect, test } from 'vitest';
import { deletionMachine } from '../../../machines/account/deletion.machine.ts';
import { onStage } from '../../support/stage.ts';
import { requested } from './deletion.fixture.ts';
import { failure } from '../samples.ts';

const start = () => onStage(deletionMachine, () => undefined);
const none = { hasPassword: true, deletion: null };
const one = { hasPassword: true, deletion: requested };

async function confirming(data: typeof none | { hasPassword: boolean; deletion: null } = none) {
  const stage = start();
  await stage.answer('loadPersonalData', data);
  stage.actor.send({ type: 'deletion.wanted' });
  return stage;
}

async function requestStands() {
  const stage = start();
  await stage.answer('loadPersonalData', one);
  return stage;
}

test('asks for confirmation and the password, then shows the dates', async () => {
  const { actor, answer, call } = await confirming();
  expect(actor.getSnapshot().value).toEqual({ confirming: 'asking' });
  actor.send({ type: 'password.changed', password: 'secret words' });
  actor.send({ type: 'deletion.confirmed' });
  expect(call('requestDeletion').input).toEqual({ currentPassword: 'secret words' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await answer('requestDeletion', one);
  expect(actor.getSnapshot()).toMatchObject({ value: 'requested', context: { deletion: requested, password: '' } });
});

test('requires the password where there is one, and none otherwise', async () => {
  const { actor, calls } = await confirming();
  actor.send({ type: 'deletion.confirmed' });
  expect(actor.getSnapshot()).toMatchObject({ value: { confirming: 'asking' }, context: { problem: 'password.required' } });
  expect(calls.map(({ src }) => src)).toEqual(['loadPersonalData']);
  actor.send({ type: 'password.changed', password: 's' });
  expect(actor.getSnapshot().context.problem).toBeNull();
  const without = await confirming({ hasPassword: false, deletion: null });
  without.actor.send({ type: 'deletion.confirmed' });
  expect(without.call('requestDeletion').input).toEqual({ currentPassword: '' });
});

test('cancelling clears input and messages', async () => {
  const { actor } = await confirming();
  actor.send({ type: 'deletion.confirmed' });
  actor.send({ type: 'deletion.dropped' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'explained', context: { problem: null } });
  actor.send({ type: 'deletion.wanted' });
  actor.send({ type: 'password.changed', password: 'secret words' });
  actor.send({ type: 'deletion.dropped' });
  expect(actor.getSnapshot().context.password).toBe('');
});

test('shows the server’s error, and keeps the input', async () => {
  const { actor, refuse } = await confirming();
  actor.send({ type: 'password.changed', password: 'wrong' });
  actor.send({ type: 'deletion.confirmed' });
  const error = failure('invalidInput', { currentPassword: 'This is not your current password' });
  await refuse('requestDeletion', error);
  expect(actor.getSnapshot()).toMatchObject({ value: { confirming: 'asking' }, context: { error, password: 'wrong' } });
  actor.send({ type: 'password.changed', password: 'right' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('cancelling clears a refusal', async () => {
  const { actor, refuse } = await confirming({ hasPassword: false, deletion: null });
  actor.send({ type: 'deletion.confirmed' });
  await refuse('requestDeletion', failure('unknown'));
  actor.send({ type: 'deletion.dropped' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'explained', context: { error: null } });
});

test('is cancelled, and can be requested again', async () => {
  const { actor, answer } = await requestStands();
  expect(actor.getSnapshot()).toMatchObject({ value: 'requested', context: { deletion: requested } });
  actor.send({ type: 'keeping.requested' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await answer('cancelDeletion', none);
  expect(actor.getSnapshot()).toMatchObject({ value: 'kept', context: { deletion: null } });
  actor.send({ type: 'deletion.wanted' });
  expect(actor.getSnapshot().value).toEqual({ confirming: 'asking' });
});

test('stays when the cancellation fails, with the reason until the next try', async () => {
  const { actor, refuse } = await requestStands();
  actor.send({ type: 'keeping.requested' });
  await refuse('cancelDeletion', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'requested', context: { error: failure('unknown'), deletion: requested } });
  actor.send({ type: 'keeping.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'keeping', context: { error: null } });
});

test('is for the owner only', async () => {
  const { actor, refuse } = start();
  await refuse('loadPersonalData', failure('notAllowed'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'denied', context: { error: null } });
});
