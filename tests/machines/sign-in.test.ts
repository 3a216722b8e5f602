import { expect, test } from 'vitest';
import { signInMachine } from '../../machines/sign-in.machine.ts';
import { onStage } from '../support/stage.ts';
import { ada, failure } from './samples.ts';

const start = (email = '', sourcePage: string | null = null) => onStage(signInMachine, () => ({ email, sourcePage }));

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
  expect(stage.calls).toEqual([]);
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
  expect(stage.calls).toHaveLength(1);
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
});

test('takes the call back when the page is left', () => {
  const stage = start();
  submit(stage, 'ada@anydish.example', 'correct horse');
  stage.actor.stop();
  expect(stage.call('signIn').signal.aborted).toBe(true);
});
