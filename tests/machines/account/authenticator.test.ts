import { expect, test } from 'vitest';
import { authenticatorMachine } from '../../../machines/account/authenticator.machine.ts';
import { onStage } from '../../support/stage.ts';
import { appKey, withApp, withoutApp } from './authenticator.fixture.ts';
import { failure } from '../samples.ts';

async function showing(authenticator = withoutApp) {
  const stage = onStage(authenticatorMachine, () => undefined);
  await stage.answer('loadAuthenticator', authenticator);
  return stage;
}

async function scanning() {
  const stage = await showing();
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  stage.actor.send({ type: 'setUp.requested' });
  await stage.answer('beginSetUp', appKey);
  return stage;
}

test('sets an app up with the password and its first code, and forgets the key', async () => {
  const { actor, answer, call } = await scanning();
  expect(call('beginSetUp').input).toEqual({ currentPassword: 'correct horse' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'scanning', context: { key: appKey, password: '' } });
  actor.send({ type: 'code.changed', code: '123456' });
  actor.send({ type: 'code.submitted' });
  expect(call('confirmSetUp').input).toEqual({ code: '123456' });
  await answer('confirmSetUp', withApp);
  expect(actor.getSnapshot()).toMatchObject({
    value: 'showing',
    context: { authenticator: withApp, key: null, code: '', news: 'setUp', error: null },
  });
});

test.each(['setUp.requested', 'removal.requested'] as const)('%s asks for the password first', async (type) => {
  const { actor, calls } = await showing(withApp);
  actor.send({ type });
  expect(actor.getSnapshot()).toMatchObject({ value: 'showing', context: { problems: { password: 'password.required' } } });
  expect(calls).toHaveLength(1);
  actor.send({ type: 'password.changed', password: 'c' });
  expect(actor.getSnapshot().context.problems.password).toBeNull();
});

test('asks for no password in accounts without one', async () => {
  const { actor, call } = await showing({ ...withoutApp, hasPassword: false });
  actor.send({ type: 'setUp.requested' });
  expect(call('beginSetUp').input).toEqual({ currentPassword: '' });
});

test('keeps a refused password and shows the reason', async () => {
  const { actor, refuse } = await showing(withApp);
  actor.send({ type: 'password.changed', password: 'wrong' });
  actor.send({ type: 'removal.requested' });
  await refuse('removeAuthenticator', failure('invalidInput', { currentPassword: 'No.' }));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'showing',
    context: { password: 'wrong', error: failure('invalidInput', { currentPassword: 'No.' }), authenticator: withApp },
  });
});

test('removes the app, with a message until the next input', async () => {
  const { actor, answer } = await showing(withApp);
  actor.send({ type: 'password.changed', password: 'correct horse' });
  actor.send({ type: 'removal.requested' });
  await answer('removeAuthenticator', withoutApp);
  expect(actor.getSnapshot().context).toMatchObject({ authenticator: withoutApp, news: 'removed', password: '' });
  actor.send({ type: 'password.changed', password: 'c' });
  expect(actor.getSnapshot().context.news).toBeNull();
});

test('offers the set-up again when the key failed to load', async () => {
  const { actor, answer, call, refuse } = await showing();
  actor.send({ type: 'password.changed', password: 'wrong' });
  actor.send({ type: 'setUp.requested' });
  await refuse('beginSetUp', failure('invalidInput', { currentPassword: 'No.' }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'showing', context: { password: 'wrong', key: null } });
  actor.send({ type: 'password.changed', password: 'correct horse' });
  actor.send({ type: 'setUp.requested' });
  expect(call('beginSetUp').input).toEqual({ currentPassword: 'correct horse' });
  await answer('beginSetUp', appKey);
  expect(actor.getSnapshot().value).toBe('scanning');
});

test('does not send an incomplete code', async () => {
  const { actor } = await scanning();
  actor.send({ type: 'code.changed', code: '123' });
  actor.send({ type: 'code.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'scanning', context: { problems: { code: 'code.invalid' } } });
});

test('keeps the key after a wrong code, and forgets it after expiry or cancel', async () => {
  const { actor, refuse } = await scanning();
  actor.send({ type: 'code.changed', code: '123456' });
  actor.send({ type: 'code.submitted' });
  await refuse('confirmSetUp', failure('invalidInput', { code: 'No.' }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'scanning', context: { key: appKey, code: '123456' } });
  actor.send({ type: 'code.submitted' });
  await refuse('confirmSetUp', failure('codeExpired'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'showing', context: { key: null, code: '', error: failure('codeExpired') } });
  const other = await scanning();
  other.actor.send({ type: 'setUp.cancelled' });
  expect(other.actor.getSnapshot()).toMatchObject({ value: 'showing', context: { key: null, error: null, news: null } });
});

test('aborts the call when the page is left', () => {
  const { actor, call } = onStage(authenticatorMachine, () => undefined);
  actor.stop();
  expect(call('loadAuthenticator').signal.aborted).toBe(true);
});
