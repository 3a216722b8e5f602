import { expect, test } from 'vitest';
import { passwordChangeMachine } from '../../../machines/account/password-change.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';

async function opened(hasPassword = true) {
  const stage = onStage(passwordChangeMachine, () => undefined);
  await stage.answer('loadAccount', { hasPassword });
  return stage;
}

async function filledIn() {
  const stage = await opened();
  stage.actor.send({ type: 'currentPassword.changed', password: 'old one' });
  stage.actor.send({ type: 'newPassword.changed', password: 'new one' });
  return stage;
}

test('an account without a password cannot change it', async () => {
  const { actor, calls } = await opened(false);
  actor.send({ type: 'newPassword.changed', password: 'new one' });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'passwordless', context: { newPassword: '' } });
  expect(calls).toHaveLength(1);
});

test('sends both unchanged, once, and forgets them after success', async () => {
  const { actor, call, calls, answer } = await filledIn();
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'newPassword.changed', password: 'another' });
  expect(calls).toHaveLength(2);
  expect(call('changePassword').input).toEqual({ currentPassword: 'old one', newPassword: 'new one' });
  await answer('changePassword', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { currentPassword: '', newPassword: '', error: null } });
});

test.each([
  ['', '', { currentPassword: 'password.required', newPassword: 'password.required' }],
  ['old one', '', { currentPassword: null, newPassword: 'password.required' }],
  ['', 'new one', { currentPassword: 'password.required', newPassword: null }],
])('does not send %j and %j, and reports missing input until it is typed', async (currentPassword, newPassword, problems) => {
  const { actor, calls } = await opened();
  actor.send({ type: 'currentPassword.changed', password: currentPassword });
  actor.send({ type: 'newPassword.changed', password: newPassword });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { problems } });
  expect(calls).toHaveLength(1);
  actor.send({ type: 'currentPassword.changed', password: 'x' });
  expect(actor.getSnapshot().context.problems).toEqual({ ...problems, currentPassword: null });
  actor.send({ type: 'newPassword.changed', password: 'x' });
  expect(actor.getSnapshot().context.problems).toEqual({ currentPassword: null, newPassword: null });
});

test.each(['currentPassword.changed', 'newPassword.changed'] as const)('a refusal keeps what was typed, until %s', async (type) => {
  const { actor, refuse } = await filledIn();
  actor.send({ type: 'form.submitted' });
  await refuse('changePassword', failure('invalidInput'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { currentPassword: 'old one', newPassword: 'new one', error: failure('invalidInput') },
  });
  actor.send({ type, password: 'x' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test.each([
  ['currentPassword.changed', { currentPassword: 'x', newPassword: '' }],
  ['newPassword.changed', { currentPassword: '', newPassword: 'x' }],
] as const)('the next change begins with %s', async (type, typed) => {
  const { actor, answer } = await filledIn();
  actor.send({ type: 'form.submitted' });
  await answer('changePassword', null);
  actor.send({ type, password: 'x' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: typed });
});

test('an empty form is not sent after a change either', async () => {
  const { actor, answer, calls } = await filledIn();
  actor.send({ type: 'form.submitted' });
  await answer('changePassword', null);
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { problems: { currentPassword: 'password.required' } } });
  expect(calls).toHaveLength(2);
});

test('aborts the call when the page is left', async () => {
  const { actor, call } = await filledIn();
  actor.send({ type: 'form.submitted' });
  actor.stop();
  expect(call('changePassword').signal.aborted).toBe(true);
});
