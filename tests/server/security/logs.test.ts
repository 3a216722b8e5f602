import { expect, test } from 'vitest';
import { codeFor, goodPassword, signUp } from '../../support/server/accounts.ts';
import { buildTestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { leaks, Witness } from '../../support/server/security/witness.ts';

// Every file of this folder looks for its secrets in its log, see support/server/security/run.ts. Here is what that would find.

const secrets = new Set(['a whole password', '123456', 'token-of-43-letters']);

test.each([
  ['a password in a text', '{"msg":"wrong password: a whole password"}', ['a whole password']],
  ['a token in an address', '{"path":"/reset?token=token-of-43-letters"}', ['token-of-43-letters']],
  ['a code', '{"body":{"value":"123456"}}', ['123456']],
  ['a code as a number', '{"value":123456}', ['123456']],
  ['no code in a longer number', '{"time":1234567890123,"id":"7123456"}', []],
  ['no code in a duration', '{"responseTime":0.123456}', []],
  ['no code in the number of the process', '{"level":30,"pid":123456}', []],
])('it finds %s', (_title, line, found) => {
  expect(leaks(['{"level":30}\n', `${line}\n`], secrets)).toEqual(found.map((secret) => `${secret}: ${line}\n`));
});

test('it knows what a browser sends and gets, and what is mailed', async () => {
  const witness = new Witness();
  const server = await buildTestApp({ prepare: (app) => witness.watch(app) });
  const browser = new Browser(server.app, { headers: { authorization: 'Bearer hidden' } });
  const { email } = await signUp(server, undefined, browser);
  await witness.readMails(server);
  const code = await codeFor(server, email);
  await server.close();
  const known = [goodPassword, code, 'Bearer hidden', browser.cookies.get('session')];
  expect(known.filter((secret) => !witness.secrets.has(secret ?? ''))).toEqual([]);
  // The two tokens: of the sign-up's answer, and of the cookie that stood for it.
  expect([...witness.secrets].filter((secret) => /^[\w-]{43}$/.test(secret)).length).toBeGreaterThanOrEqual(3);
});
