import { expect, test } from 'vitest';
import { oauthError } from '../../../contract/sign-in/oauth.ts';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure } from '../samples.ts';
import { oauthReports } from './oauth.ts';

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

test('passes the typed address to the next forms', () => {
  const stage = start();
  stage.actor.send({ type: 'email.changed', email: 'ada@any' });
  expect(stage.ran('rememberEmail')).toEqual([{ email: 'ada@any' }]);
});

test('clears every error with the next edit', async () => {
  const stage = start();
  submit(stage, '', '');
  stage.actor.send({ type: 'email.changed', email: 'a' });
  expect(stage.actor.getSnapshot().context.problems).toEqual({ email: null, password: null });
  submit(stage, '', '');
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

test('sends the address trimmed and the password unchanged', () => {
  const stage = start();
  submit(stage, '  ada@anydish.example\t', ' correct  horse ');
  expect(stage.call('signIn').input).toEqual({ email: 'ada@anydish.example', password: ' correct  horse ' });
});

test('keeps refused input, and sends once per click', async () => {
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
  stage.actor.send({ type: 'oauth.reported', ...oauthReports[who] });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'signedIn', output: { redirectTo }, context: { password: '' } });
  expect(stage.ran('saveSession')).toEqual([{ session: oauthReports[who].session }]);
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'google' }]);
});

test('a refusal of another site is the common error, cleared by an edit; the input stays', () => {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.refused });
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { email: 'ada@anydish.example', error: oauthReports.refused.error },
  });
  stage.actor.send({ type: 'email.changed', email: 'ada@anydish.exampl' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('a refusal of another site does not stop a pending password', async () => {
  const stage = start();
  submit(stage, 'ada@anydish.example', 'correct horse');
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.refused });
  expect(stage.actor.getSnapshot().value).toBe('submitting');
  await stage.answer('signIn', ada);
  expect(stage.actor.getSnapshot().value).toBe('signedIn');
});

test('returning from another site without a result is not an error', () => {
  const stage = start();
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.refused, error: null });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: null } });
  expect(stage.ran('saveSession')).toEqual([]);
});

test('a failed full-page sign-in is reported on arrival', () => {
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

test('aborts the call when the page is left', () => {
  const stage = start();
  submit(stage, 'ada@anydish.example', 'correct horse');
  stage.actor.stop();
  expect(stage.call('signIn').signal.aborted).toBe(true);
});
