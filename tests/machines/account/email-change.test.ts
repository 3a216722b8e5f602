import { expect, test } from 'vitest';
import type { EmailChangeState } from '../../../contract/entities.ts';
import { emailChangeMachine } from '../../../machines/account/email-change.machine.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { onStage } from '../../support/stage.ts';
import { testStart } from '../../support/world.ts';
import { storedChange } from './email-change.fixture.ts';
import { ada, failure } from '../samples.ts';

const moved = { ...ada, email: 'new@anydish.example' };

const start = (stored: EmailChangeState | null = null, email = '') =>
  onStage(emailChangeMachine, ({ now }) => ({ userGuid: ada.guid, email, stored, now }));

async function opened({ stored = null, hasPassword = true }: { stored?: EmailChangeState | null; hasPassword?: boolean } = {}) {
  const stage = start(stored);
  await stage.answer('loadAccount', { hasPassword });
  /** The embedded form. */
  const verification = () => {
    const child = stage.actor.getSnapshot().children.verification;
    if (child === undefined) throw new Error('No code is awaited.');
    return child;
  };
  return { ...stage, verification };
}

async function atTheCode() {
  const stage = await opened();
  stage.actor.send({ type: 'email.changed', email: ' new@anydish.example ' });
  stage.actor.send({ type: 'currentPassword.changed', password: 'secret' });
  stage.actor.send({ type: 'form.submitted' });
  await stage.answer('beginChange', { token: 'token-1' });
  return stage;
}

test('requests a code with the trimmed address and the password, which it then forgets', async () => {
  const { actor, call, verification, ran } = await atTheCode();
  expect(call('beginChange').input).toEqual({ email: 'new@anydish.example', currentPassword: 'secret' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'verifying', context: { currentPassword: '', token: 'token-1' } });
  const resendAt = testStart + timings.resendCooldown;
  expect(verification().getSnapshot().context).toMatchObject({ email: 'new@anydish.example', token: 'token-1', resendAt });
  expect(ran('rememberChange')).toEqual([{ userGuid: ada.guid, email: 'new@anydish.example', token: 'token-1', resendAt }]);
});

test('restores input after a reload; a pending change has its own address', () => {
  const emailOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().context.email;
  expect(emailOf(start(null, 'half@any'))).toBe('half@any');
  expect(emailOf(start(storedChange, 'half@any'))).toBe(storedChange.email);
});

test('input is stored until it is sent, and again after the change', async () => {
  const { actor, verification, answer, ran } = await atTheCode();
  expect(ran('keepTyped')).toEqual([{ email: ' new@anydish.example ' }, { email: null }]);
  verification().send({ type: 'code.changed', code: '123456' });
  await answer('confirmCode', moved);
  actor.send({ type: 'email.changed', email: 'n' });
  expect(ran('keepTyped').at(-1)).toEqual({ email: 'n' });
});

test('the right code updates the session, and stays on the page', async () => {
  const { actor, verification, call, answer, ran } = await atTheCode();
  verification().send({ type: 'code.changed', code: '123456' });
  expect(call('confirmCode').input).toEqual({ token: 'token-1', code: '123456' });
  await answer('confirmCode', moved);
  expect(ran('saveSession')).toEqual([{ session: moved }]);
  expect(ran('forgetChange')).toHaveLength(1);
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'changed', context: { email: '', token: '', resendAt: 0 } });
});

test('cancelling keeps the typed address, and clears the tab’s storage', async () => {
  const { actor, verification, ran } = await atTheCode();
  verification().send({ type: 'email.change.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { email: 'new@anydish.example', token: '', resendAt: 0 } });
  expect(ran('forgetChange')).toHaveLength(1);
  expect(ran('saveSession')).toEqual([]);
});

test('a wrong code keeps the form', async () => {
  const { actor, verification, refuse } = await atTheCode();
  verification().send({ type: 'code.changed', code: '123456' });
  await refuse('confirmCode', failure('wrongCode'));
  expect(actor.getSnapshot().value).toBe('verifying');
  expect(verification().getSnapshot().context.error).toEqual(failure('wrongCode'));
});

test('another code replaces the token, in the tab’s storage too', async () => {
  const { actor, clock, verification, answer, ran } = await atTheCode();
  clock.increment(timings.resendCooldown);
  verification().getSnapshot().children.resend?.send({ type: 'resend.requested' });
  await answer('sendCode', { token: 'token-2' });
  const resendAt = testStart + 2 * timings.resendCooldown;
  expect(actor.getSnapshot()).toMatchObject({ value: 'verifying', context: { token: 'token-2', resendAt } });
  expect(ran('rememberChange').at(-1)).toEqual({ userGuid: ada.guid, email: 'new@anydish.example', token: 'token-2', resendAt });
});

test.each([
  ['of this account', storedChange, 'verifying'],
  ['of somebody else', { ...storedChange, userGuid: 'guid-other' }, 'editing'],
  ['whose code may still be good', { ...storedChange, resendAt: testStart - timings.codeLife + 1 }, 'verifying'],
  ['whose code is too old', { ...storedChange, resendAt: testStart - timings.codeLife }, 'editing'],
])('after a reload a change %s is restored, or dropped', async (_, stored, value) => {
  const { actor } = await opened({ stored });
  expect(actor.getSnapshot().value).toBe(value);
  expect(actor.getSnapshot().context.email).toBe(value === 'verifying' ? storedChange.email : '');
});

test('an account without a password needs none', async () => {
  const { actor, call } = await opened({ hasPassword: false });
  actor.send({ type: 'email.changed', email: 'new@anydish.example' });
  actor.send({ type: 'form.submitted' });
  expect(call('beginChange').input).toEqual({ email: 'new@anydish.example', currentPassword: '' });
});

test('whether there is a password is known after a reload and Cancel, too', async () => {
  const { actor, verification } = await opened({ stored: storedChange, hasPassword: false });
  verification().send({ type: 'email.change.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { hasPassword: false } });
});

test.each([
  ['', '', { email: 'email.required', currentPassword: 'password.required' }],
  ['new', 'secret', { email: 'email.invalid', currentPassword: null }],
  ['new@anydish.example', '', { email: null, currentPassword: 'password.required' }],
])('does not send %j with %j, and shows the reason until the next input', async (email, password, problems) => {
  const { actor, calls } = await opened();
  actor.send({ type: 'email.changed', email });
  actor.send({ type: 'currentPassword.changed', password });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { problems } });
  expect(calls).toHaveLength(1);
  actor.send({ type: 'email.changed', email: 'x' });
  expect(actor.getSnapshot().context.problems).toEqual({ ...problems, email: null });
  actor.send({ type: 'currentPassword.changed', password: 'x' });
  expect(actor.getSnapshot().context.problems).toEqual({ email: null, currentPassword: null });
});

test.each([
  { type: 'email.changed', email: 'x' },
  { type: 'currentPassword.changed', password: 'x' },
] as const)('a refusal keeps what was typed, until $type', async (event) => {
  const { actor, refuse } = await opened();
  actor.send({ type: 'email.changed', email: 'new@anydish.example' });
  actor.send({ type: 'currentPassword.changed', password: 'secret' });
  actor.send({ type: 'form.submitted' });
  await refuse('beginChange', failure('invalidInput'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { email: 'new@anydish.example', currentPassword: 'secret', error: failure('invalidInput') },
  });
  actor.send(event);
  expect(actor.getSnapshot().context.error).toBeNull();
});

test.each([
  [{ type: 'email.changed', email: 'x' }, { email: 'x' }],
  [{ type: 'currentPassword.changed', password: 'x' }, { currentPassword: 'x' }],
  [{ type: 'form.submitted' }, { problems: { email: 'email.required', currentPassword: 'password.required' } }],
] as const)('after a change the next begins with %j', async (event, context) => {
  const { actor, verification, answer } = await atTheCode();
  verification().send({ type: 'code.changed', code: '123456' });
  await answer('confirmCode', moved);
  actor.send(event);
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context });
});
