import { expect, test } from 'vitest';
import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import { onStage } from '../../support/stage.ts';
import { ada, anonymous, newcomer } from '../samples.ts';
import { oauthReports } from './oauth.ts';

const start = (sourcePage: string | null = null) =>
  onStage(signUpMachine, ({ now, newId }) => ({
    step: 'form' as const,
    email: '',
    typedName: null,
    stored: null,
    sourcePage,
    session: anonymous,
    hasPasskeys: true,
    now,
    newId,
  }));

test('a new user of another site continues with the name, like after a confirmed code', async () => {
  const stage = start('/privacy');
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.newUser });
  expect(stage.actor.getSnapshot().value).toBe('naming');
  expect(stage.ran('showStep')).toEqual([{ step: 'profile' }]);
  expect(stage.ran('saveSession')).toMatchObject([{ session: newcomer }]);
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'google' }]);
  const { profile } = stage.actor.getSnapshot().children;
  profile?.send({ type: 'name.changed', fullName: 'Ada Lovelace' });
  profile?.send({ type: 'profile.submitted' });
  await stage.answer('saveProfile', ada);
  expect(stage.actor.getSnapshot().output).toEqual({ redirectTo: '/ai/adas-kitchen/new' });
});

test('the name from the other site is filled in', () => {
  const stage = start();
  const session = { ...newcomer, fullName: 'Robin Fennel' };
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.newUser, session });
  expect(stage.actor.getSnapshot().children.profile?.getSnapshot().context.fullName).toBe('Robin Fennel');
});

test.each([
  ['/privacy', '/privacy'],
  [null, '/account'],
])('an existing user goes back, from source page %s to %s', (sourcePage, redirectTo) => {
  const stage = start(sourcePage);
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.known });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'recognized', output: { redirectTo } });
  expect(stage.ran('saveSession')).toMatchObject([{ session: ada }]);
  expect(stage.ran('rememberMethod')).toEqual([{ method: 'google' }]);
});

test('a refusal of another site does not stop a pending sign-up', async () => {
  const stage = start();
  stage.actor.send({ type: 'email.changed', email: 'ada@anydish.example' });
  stage.actor.send({ type: 'password.changed', password: 'correct horse' });
  stage.actor.send({ type: 'form.submitted' });
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.refused });
  await stage.answer('createAccount', { token: 'token-1' });
  expect(stage.actor.getSnapshot().value).toBe('verifying');
});

test('a refusal of another site is the common error of the form', () => {
  const stage = start();
  stage.actor.send({ type: 'oauth.reported', ...oauthReports.refused });
  expect(stage.actor.getSnapshot()).toMatchObject({ value: 'form', context: { error: oauthReports.refused.error } });
});
