import { expect, test } from 'vitest';
import { oauthError } from '../../../contract/sign-in/oauth.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { onStage } from '../../support/stage.ts';
import { usedPasskey } from '../account/passkeys.fixture.ts';
import { ada, failure } from '../samples.ts';
import { oauthReports } from './oauth.ts';

// Sign-in without a password: a passkey, and the second factor's code.

const start = (email = '', sourcePage: string | null = null) =>
  onStage(signInMachine, ({ newId }) => ({ email, sourcePage, lastMethod: null, error: null, hasPasskeys: true, newId }));

async function coding() {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  stage.actor.send({ type: 'form.submitted' });
  await stage.refuse('signIn', failure('secondStepRequired'));
  return stage;
}

test('asks for the app’s code after the password, which it forgets', async () => {
  const stage = await coding();
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'coding', context: { password: '', error: null } });
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'password' }]);
  stage.actor.send({ type: 'code.submitted' });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'coding', context: { codeProblem: 'code.invalid' } });
  stage.actor.send({ type: 'code.changed', code: '123456' });
  stage.actor.send({ type: 'code.submitted' });
  expect(stage.call('confirmSignIn').input).toEqual({ code: '123456' });
  await stage.answer('confirmSignIn', ada);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'signedIn', output: { redirectTo: '/account' }, context: { code: '' } });
  expect(stage.ran('saveSession')).toEqual([{ session: ada }]);
});

test('keeps a wrong code, and restarts after expiry or cancel', async () => {
  const stage = await coding();
  stage.actor.send({ type: 'code.changed', code: '123456' });
  stage.actor.send({ type: 'code.submitted' });
  await stage.refuse('confirmSignIn', failure('invalidInput', { code: 'No.' }));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'coding', context: { code: '123456' } });
  stage.actor.send({ type: 'code.submitted' });
  await stage.refuse('confirmSignIn', failure('codeExpired'));
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { code: '', error: failure('codeExpired'), email: 'ada@anydish.example' },
  });
  const other = await coding();
  other.actor.send({ type: 'code.changed', code: '123' });
  expect(other.actor.getSnapshot(), 'a digit sends nothing').toMatchObject({ value: 'coding', context: { code: '123' } });
  other.actor.send({ type: 'code.cancelled' });
  expect(other.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { code: '', error: null } });
});

test('asks for the code after another site as well, in a pop-up or on the whole page', () => {
  const error = oauthError('codeRequired', 'google');
  const stage = start();
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.refused, error });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'coding', context: { error: null } });
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'google' }]);
  const { actor } = onStage(signInMachine, ({ newId }) => ({
    email: '',
    sourcePage: null,
    lastMethod: null,
    error,
    hasPasskeys: false,
    newId,
  }));
  expect(actor.getSnapshot()).toMatchObject({ value: 'coding', context: { error: null } });
});

test('a passkey chosen from autofill signs in', async () => {
  const stage = start('ada@anydish.example', '/privacy');
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  await stage.answer('awaitPasskey', { assertion: usedPasskey });
  expect(stage.call('signInByPasskey').input).toEqual({ assertion: usedPasskey });
  await stage.answer('signInByPasskey', ada);
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'signedIn',
    output: { redirectTo: '/privacy' },
    context: { assertion: null, password: '' },
  });
  expect(stage.ran('saveSession')).toEqual([{ session: ada }]);
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'passkey' }]);
});

test('the button opens a dialog, and withdraws the autofill offer', async () => {
  const stage = start();
  const offer = stage.call('awaitPasskey');
  stage.actor.send({ type: 'passkey.requested' });
  expect(offer.signal.aborted).toBe(true);
  await stage.answer('askPasskey', { assertion: usedPasskey });
  expect(stage.call('signInByPasskey').input).toEqual({ assertion: usedPasskey });
  await stage.answer('signInByPasskey', ada);
  expect(stage.actor.getSnapshot().value).toBe('signedIn');
});

test('closing the dialog is not an error, and autofill offers passkeys again', async () => {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'passkey.requested' });
  const offer = stage.call('awaitPasskey');
  await stage.answer('askPasskey', { assertion: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: null, email: 'ada@anydish.example' } });
  expect(stage.call('awaitPasskey')).not.toBe(offer);
});

test.each(['askPasskey', 'signInByPasskey'])('shows why %s failed, until the next try', async (src) => {
  const stage = start();
  stage.actor.send({ type: 'passkey.requested' });
  if (src === 'signInByPasskey') await stage.answer('askPasskey', { assertion: usedPasskey });
  await stage.refuse(src, failure('notSignedIn'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: failure('notSignedIn'), assertion: null } });
  stage.actor.send({ type: 'passkey.requested' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('a failed autofill offer is not an error', async () => {
  const stage = start();
  await stage.refuse('awaitPasskey', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ status: 'active', value: 'editing', context: { error: null } });
});

test('an autofill offer is renewed before it expires, while the form is open', () => {
  const stage = start();
  const offer = stage.call('awaitPasskey');
  stage.clock.increment(timings.challengeRenewal - 1);
  expect(offer.signal.aborted).toBe(false);
  stage.clock.increment(1);
  expect(offer.signal.aborted).toBe(true);
  expect(stage.call('awaitPasskey').signal.aborted).toBe(false);
});

test('without passkey support nothing is offered, asked or renewed', () => {
  const stage = onStage(signInMachine, ({ newId }) => ({
    email: '',
    sourcePage: null,
    lastMethod: null,
    error: null,
    hasPasskeys: false,
    newId,
  }));
  const offer = stage.call('awaitPasskey');
  stage.actor.send({ type: 'passkey.requested' });
  stage.clock.increment(timings.challengeRenewal);
  expect(stage.actor.getSnapshot().value).toBe('editing');
  expect(stage.call('awaitPasskey')).toBe(offer);
});

test('the offer is withdrawn when the page is left', () => {
  const stage = start();
  stage.actor.stop();
  expect(stage.call('awaitPasskey').signal.aborted).toBe(true);
});
