import { expect, test } from 'vitest';
import { oauthError } from '../../contract/oauth.ts';
import { signInMachine } from '../../machines/sign-in.machine.ts';
import { onStage } from '../support/stage.ts';
import { limits } from '../../machines/limits.ts';
import { usedPasskey } from './passkeys.fixture.ts';
import { ada, failure } from './samples.ts';
import { thirdPartyReports } from './third-party.ts';

const start = (email = '', sourcePage: string | null = null) =>
  onStage(signInMachine, ({ newId }) => ({ email, sourcePage, lastMethod: null, error: null, hasPasskeys: true, newId }));

const passwordsSent = ({ calls }: ReturnType<typeof start>) => calls.filter(({ src }) => src === 'signIn').length;

function submit({ actor }: ReturnType<typeof start>, email: string, password: string): void {
  actor.send({ type: 'email.changed', email });
  actor.send({ type: 'password.changed', password });
  actor.send({ type: 'form.submitted' });
}

test.each([
  ['', '', 'email.required', 'password.required'],
  [' ', 'x', 'email.required', null],
  ['ada', 'x', 'email.invalid', null],
  ['ada@anydish.example', '', null, 'password.required'],
])('does not send "%s" with the password "%s"', (email, password, emailProblem, passwordProblem) => {
  const stage = start();
  submit(stage, email, password);
  expect(passwordsSent(stage)).toBe(0);
  expect(stage.actor.getSnapshot().context).toMatchObject({
    email,
    password,
    problems: { email: emailProblem, password: passwordProblem },
  });
});

test('tells the forms after it what was typed as an address', () => {
  const stage = start();
  stage.actor.send({ type: 'email.changed', email: 'ada@any' });
  expect(stage.ran('rememberEmail')).toEqual([{ email: 'ada@any' }]);
});

test('clears the error of a field, and the common one, with its next edit', async () => {
  const stage = start();
  submit(stage, '', '');
  stage.actor.send({ type: 'email.changed', email: 'a' });
  expect(stage.actor.getSnapshot().context.problems).toEqual({ email: null, password: 'password.required' });
  stage.actor.send({ type: 'password.changed', password: 'p' });
  expect(stage.actor.getSnapshot().context.problems).toEqual({ email: null, password: null });

  for (const edit of [
    { type: 'email.changed', email: 'b@anydish.example' } as const,
    { type: 'password.changed', password: 'q' } as const,
  ]) {
    submit(stage, 'ada@anydish.example', 'wrong');
    await stage.refuse('signIn', failure('notSignedIn'));
    expect(stage.actor.getSnapshot().context.error).toEqual(failure('notSignedIn'));
    stage.actor.send(edit);
    expect(stage.actor.getSnapshot().context.error).toBeNull();
  }
});

test('sends the address trimmed and the password to the letter', () => {
  const stage = start();
  submit(stage, '  ada@anydish.example\t', ' correct  horse ');
  expect(stage.call('signIn').input).toEqual({ email: 'ada@anydish.example', password: ' correct  horse ' });
});

test('keeps what was typed when it is refused, and sends once per click', async () => {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'password.changed', password: 'wrong' });
  stage.actor.send({ type: 'form.submitted' });
  stage.actor.send({ type: 'form.submitted' });
  expect(passwordsSent(stage)).toBe(1);
  await stage.refuse('signIn', failure('notSignedIn'));
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { email: 'ada@anydish.example', password: 'wrong', error: failure('notSignedIn') },
  });
});

test.each([
  ['/ai/adas-kitchen/new', '/ai/adas-kitchen/new'],
  [null, '/account'],
])('saves the session, forgets the password and goes from source page %s to %s', async (sourcePage, redirectTo) => {
  const stage = start('', sourcePage);
  submit(stage, 'ada@anydish.example', 'correct horse');
  await stage.answer('signIn', ada);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'signedIn', output: { redirectTo }, context: { password: '' } });
  expect(stage.ran('saveSession')).toEqual([{ session: ada }]);
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'password' }]);
});

test.each([
  ['known', '/privacy', '/privacy'],
  ['known', null, '/account'],
  ['newUser', '/privacy', '/sign-up/profile'],
] as const)('a %s user of another site goes from source page %s to %s', (who, sourcePage, redirectTo) => {
  const stage = start('', sourcePage);
  stage.actor.send({ type: 'password.changed', password: 'half typed' });
  stage.actor.send({ type: 'thirdParty.reported', ...thirdPartyReports[who] });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'signedIn', output: { redirectTo }, context: { password: '' } });
  expect(stage.ran('saveSession')).toEqual([{ session: thirdPartyReports[who].session }]);
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'google' }]);
});

test('a refusal of another site is the common error, cleared by an edit; what was typed stays', () => {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'thirdParty.reported', ...thirdPartyReports.refused });
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { email: 'ada@anydish.example', error: thirdPartyReports.refused.error },
  });
  stage.actor.send({ type: 'email.changed', email: 'ada@anydish.exampl' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('a refusal of another site does not stop a password that is on its way', async () => {
  const stage = start();
  submit(stage, 'ada@anydish.example', 'correct horse');
  stage.actor.send({ type: 'thirdParty.reported', ...thirdPartyReports.refused });
  expect(stage.actor.getSnapshot().value).toBe('submitting');
  await stage.answer('signIn', ada);
  expect(stage.actor.getSnapshot().value).toBe('signedIn');
});

test('going back from another site is no error', () => {
  const stage = start();
  stage.actor.send({ type: 'thirdParty.reported', ...thirdPartyReports.refused, error: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: null } });
  expect(stage.ran('saveSession')).toEqual([]);
});

test('a sign-in that took the whole page and failed is told on arrival', () => {
  const error = oauthError('emailTaken', 'google');
  const { actor } = onStage(signInMachine, ({ newId }) => ({
    email: '',
    sourcePage: null,
    lastMethod: 'google' as const,
    error,
    hasPasskeys: false,
    newId,
  }));
  expect(actor.getSnapshot().context).toMatchObject({ error, lastMethod: 'google' });
});

test('takes the call back when the page is left', () => {
  const stage = start();
  submit(stage, 'ada@anydish.example', 'correct horse');
  stage.actor.stop();
  expect(stage.call('signIn').signal.aborted).toBe(true);
});

test('a passkey that is chosen from the autofill of the field signs in', async () => {
  const stage = start('ada@anydish.example', '/privacy');
  await stage.answer('awaitPasskey', { assertion: usedPasskey });
  expect(stage.call('signInByPasskey').input).toEqual({ assertion: usedPasskey });
  await stage.answer('signInByPasskey', ada);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'signedIn', output: { redirectTo: '/privacy' }, context: { assertion: null } });
  expect(stage.ran('saveSession')).toEqual([{ session: ada }]);
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'passkey' }]);
});

test('the button asks in a box of its own, and takes the offer in the field back', async () => {
  const stage = start();
  const offer = stage.call('awaitPasskey');
  stage.actor.send({ type: 'passkey.requested' });
  expect(offer.signal.aborted).toBe(true);
  await stage.answer('askPasskey', { assertion: usedPasskey });
  await stage.answer('signInByPasskey', ada);
  expect(stage.actor.getSnapshot().value).toBe('signedIn');
});

test('closing the box is no error, and the field offers passkeys again', async () => {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'passkey.requested' });
  const offer = stage.call('awaitPasskey');
  await stage.answer('askPasskey', { assertion: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: null, email: 'ada@anydish.example' } });
  expect(stage.call('awaitPasskey')).not.toBe(offer);
});

test.each(['askPasskey', 'signInByPasskey'])('why %s failed is told, and forgotten with the next try', async (src) => {
  const stage = start();
  stage.actor.send({ type: 'passkey.requested' });
  if (src === 'signInByPasskey') await stage.answer('askPasskey', { assertion: usedPasskey });
  await stage.refuse(src, failure('notSignedIn'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: failure('notSignedIn'), assertion: null } });
  stage.actor.send({ type: 'passkey.requested' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('an offer in the field that fails is nobody’s error', async () => {
  const stage = start();
  await stage.refuse('awaitPasskey', failure('unknown'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: null } });
});

test('an offer is renewed before the server takes it no longer, for as long as the form stands open', () => {
  const stage = start();
  const offer = stage.call('awaitPasskey');
  stage.clock.increment(limits.challengeRenewal - 1);
  expect(offer.signal.aborted).toBe(false);
  stage.clock.increment(1);
  expect(offer.signal.aborted).toBe(true);
  expect(stage.call('awaitPasskey').signal.aborted).toBe(false);
});

test('nothing is offered, asked or renewed where there are no passkeys', () => {
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
  stage.clock.increment(limits.challengeRenewal);
  expect(stage.actor.getSnapshot().value).toBe('editing');
  expect(stage.call('awaitPasskey')).toBe(offer);
});

test('the offer is taken back when the page is left', () => {
  const stage = start();
  stage.actor.stop();
  expect(stage.call('awaitPasskey').signal.aborted).toBe(true);
});
