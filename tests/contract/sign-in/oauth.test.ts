import { expect, test } from 'vitest';
import { oauthError, oauthProblemOf, readLoginState, readProblem, writeLoginState, writeProblem } from '../../../contract/sign-in/oauth.ts';

test.each([
  [true, false, 'allow-sign-up=yes;data-source-connect=no'],
  [false, true, 'allow-sign-up=no;data-source-connect=yes'],
])('login state parameters are yes or no, joined with semicolons', (allowSignUp, dataSourceConnect, text) => {
  const state = { allowSignUp, dataSourceConnect };
  expect(writeLoginState(state)).toBe(text);
  expect(readLoginState(text)).toEqual(state);
});

test.each(['', 'allow-sign-up=yes', 'allow-sign-up=YES;data-source-connect=no', 'x;allow-sign-up=yes;data-source-connect=no'])(
  '"%s" is no login state',
  (text) => expect(readLoginState(text)).toBeNull(),
);

test('a problem survives an address and becomes an error that names the provider', () => {
  const error = readProblem(writeProblem('facebook', 'cancelled'));
  expect(error).toEqual({
    message: 'facebook.cancelled',
    statusCode: 4,
    payload: { problem: 'cancelled', provider: 'facebook' },
  });
  expect(error && oauthProblemOf(error)).toEqual({ problem: 'cancelled', provider: 'facebook' });
});

test.each([null, '', 'google', 'google.', 'google.hacked', 'myspace.failed', 'google.toString', '<b>.failed'])(
  '"%s" in an address says nothing',
  (text) => expect(readProblem(text)).toBeNull(),
);

test('a taken address has status code 9', () => {
  expect(oauthError('emailTaken', 'google').statusCode).toBe(9);
});

test('any other error is not about a provider', () => {
  expect(oauthProblemOf({ message: 'x', statusCode: 4, payload: { problem: 'cancelled' } })).toBeNull();
  expect(oauthProblemOf({ message: 'x', statusCode: 4, payload: null })).toBeNull();
});
