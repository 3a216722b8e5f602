import { expect, test } from 'vitest';
import { oauthError } from '../../contract/oauth.ts';
import { signInMachine } from '../../machines/sign-in.machine.ts';
import { onStage } from '../support/stage.ts';
import { ada, failure } from './samples.ts';
import { thirdPartyReports } from './third-party.ts';

const start = (email = '') =>
  onStage(signInMachine, ({ newId }) => ({ email, sourcePage: null, lastMethod: null, error: null, hasPasskeys: false, newId }));

async function coding() {
  const stage = start('ada@anydish.example');
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  stage.actor.send({ type: 'form.submitted' });
  await stage.refuse('signIn', failure('secondStepRequired'));
  return stage;
}

test('asks for the code of the app after the password, which it forgets', async () => {
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

test('keeps a wrong code, and begins anew when it took too long or was not wanted', async () => {
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
  other.actor.send({ type: 'code.cancelled' });
  expect(other.actor.getSnapshot()).toMatchObject({ value: 'editing', context: { error: null } });
});

test('asks for the code after another site as well, in a pop-up or on the whole page', () => {
  const error = oauthError('codeRequired', 'google');
  const stage = start();
  stage.actor.send({ type: 'thirdParty.reported', ...thirdPartyReports.refused, error });
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
