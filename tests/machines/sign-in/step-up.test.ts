import { expect, test } from 'vitest';
import { stepUpMachine } from '../../../machines/sign-in/step-up.machine.ts';
import { onStage } from '../../support/stage.ts';
import { usedPasskey } from '../account/passkeys.fixture.ts';
import { failure } from '../samples.ts';

const start = () => onStage(stepUpMachine, () => ({ purpose: 'loginAsUser' as const }));

const byCode = { code: true, password: false, passkey: false };

async function asking(ways = byCode) {
  const stage = start();
  await stage.answer('loadWays', ways);
  return stage;
}

test('shows its box at once, passing itself', () => {
  const { actor, call } = start();
  expect(call('showBox').input).toEqual({ flow: actor });
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { purpose: 'loginAsUser' } });
});

test('accepts the app’s code; then the box closes, and the output is a yes', async () => {
  const { actor, answer, call } = await asking();
  actor.send({ type: 'code.changed', code: '123 456' });
  actor.send({ type: 'form.submitted' });
  expect(call('stepUp').input).toEqual({ code: '123 456' });
  await answer('stepUp', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'given', output: { isDone: true }, context: { code: '', password: '' } });
  expect(call('showBox').signal.aborted).toBe(true);
});

test('accepts the password where that is enough', async () => {
  const { actor, call } = await asking({ code: false, password: true, passkey: false });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'password.required' } });
  actor.send({ type: 'password.changed', password: 'correct horse' });
  actor.send({ type: 'form.submitted' });
  expect(call('stepUp').input).toEqual({ password: 'correct horse' });
});

test('keeps refused input, and clears the error with the next edit', async () => {
  const { actor, refuse } = await asking();
  actor.send({ type: 'code.changed', code: '12345' });
  actor.send({ type: 'form.submitted' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { problem: 'code.invalid' } });
  actor.send({ type: 'code.changed', code: '123456' });
  actor.send({ type: 'form.submitted' });
  await refuse('stepUp', failure('invalidInput', { code: 'No.' }));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'asking',
    context: { code: '123456', error: failure('invalidInput', { code: 'No.' }) },
  });
  actor.send({ type: 'code.changed', code: '654321' });
  expect(actor.getSnapshot().context.error).toBeNull();
});

test.each(['loading', 'asking', 'checking'])('closing the box while it is %s is a no', async (state) => {
  const { actor, answer } = start();
  if (state !== 'loading') await answer('loadWays', { code: true, password: false, passkey: false });
  if (state === 'checking') {
    actor.send({ type: 'code.changed', code: '123456' });
    actor.send({ type: 'form.submitted' });
  }
  expect(actor.getSnapshot().value).toBe(state);
  await answer('showBox', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed', output: { isDone: false } });
});

test('reports an account without a second step, or retries after a failure', async () => {
  expect((await asking({ code: false, password: false, passkey: false })).actor.getSnapshot().value).toBe('factorless');
  const { actor, answer, refuse } = start();
  await refuse('loadWays', failure('unknown'));
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'retry.requested' });
  await answer('loadWays', { code: true, password: false, passkey: false });
  expect(actor.getSnapshot().value).toBe('asking');
});

test('accepts a passkey, and closing the dialog has no effect', async () => {
  const { actor, answer, call } = await asking({ code: false, password: false, passkey: true });
  actor.send({ type: 'passkey.requested' });
  await answer('askPasskey', { assertion: null });
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { error: null } });
  actor.send({ type: 'passkey.requested' });
  await answer('askPasskey', { assertion: usedPasskey });
  expect(call('stepUp').input).toEqual({ assertion: usedPasskey });
  await answer('stepUp', null);
  expect(actor.getSnapshot()).toMatchObject({ value: 'given', output: { isDone: true }, context: { assertion: null } });
});

test('a failed passkey shows why, and typed input counts instead', async () => {
  const { actor, answer, refuse, call } = await asking({ code: false, password: true, passkey: true });
  actor.send({ type: 'passkey.requested' });
  await refuse('askPasskey', failure('unknown'));
  expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { error: failure('unknown') } });
  actor.send({ type: 'passkey.requested' });
  await answer('askPasskey', { assertion: usedPasskey });
  await refuse('stepUp', failure('invalidInput'));
  actor.send({ type: 'password.changed', password: 'correct horse' });
  actor.send({ type: 'form.submitted' });
  expect(call('stepUp').input).toEqual({ password: 'correct horse' });
});
