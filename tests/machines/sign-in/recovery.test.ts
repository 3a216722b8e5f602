import { expect, test } from 'vitest';
import { recoveryMachine } from '../../../machines/sign-in/recovery.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, failure } from '../samples.ts';

const start = (email = '') => onStage(recoveryMachine, () => ({ email }));
const code = '0123-4567-89ab';

function submit({ actor }: ReturnType<typeof start>, email: string, typed: string): void {
  actor.send({ type: 'email.changed', email });
  actor.send({ type: 'code.changed', code: typed });
  actor.send({ type: 'form.submitted' });
}

test.each([
  ['', '', 'email.required', 'recoveryCode.invalid'],
  ['ada', code, 'email.invalid', null],
  ['ada@anydish.example', '0123-4567-89a', null, 'recoveryCode.invalid'],
  ['ada@anydish.example', '0123-4567-89au', null, 'recoveryCode.invalid'],
])('does not send "%s" with the code "%s"', (email, typed, emailProblem, codeProblem) => {
  const stage = start();
  submit(stage, email, typed);
  expect(stage.calls).toEqual([]);
  expect(stage.actor.getSnapshot().context).toMatchObject({
    email,
    code: typed,
    problems: { email: emailProblem, code: codeProblem },
  });
});

test('signs in and leads to the new passkey', async () => {
  const stage = start();
  submit(stage, ' ada@anydish.example ', ` ${code.toUpperCase()} `);
  expect(stage.call('recover').input).toEqual({ email: 'ada@anydish.example', code: ` ${code.toUpperCase()} ` });
  await stage.answer('recover', ada);
  expect(stage.actor.getSnapshot()).toMatchObject({
    value: 'signedIn',
    output: { redirectTo: '/account/passkeys' },
    context: { code: '' },
  });
  expect(stage.ran('saveSession')).toEqual([{ session: ada }]);
  expect(stage.ran('rememberEmail')).toEqual([{ email: ' ada@anydish.example ' }]);
});

test('keeps refused input until it is corrected', async () => {
  const stage = start();
  submit(stage, 'ada@anydish.example', code);
  await stage.refuse('recover', failure('notSignedIn'));
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { code, error: failure('notSignedIn') } });
  stage.actor.send({ type: 'code.changed', code: '0123' });
  expect(stage.actor.getSnapshot().context.error).toBeNull();
});

test('starts with the previously typed address, and aborts the call when the page is left', () => {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'code.changed', code });
  stage.actor.send({ type: 'form.submitted' });
  stage.actor.stop();
  expect(stage.call('recover').signal.aborted).toBe(true);
});
