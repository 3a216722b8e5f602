import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../../support/server/app.ts';
import { codeOf, emailIn, period, secondStepPaths as paths, setUpApp } from '../../../support/server/authenticators.ts';
import { elsewhere } from '../../../support/server/settings.ts';
import { messageOf, signInAtDemo } from '../../../support/server/oauth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const arrive = async (isStaff: boolean) => {
  const { browser, email, session } = await signUp(server, someEmail(), elsewhere(server));
  const secret = await setUpApp(server, browser);
  server.clock.advance(period);
  const staff = isStaff ? JSON.stringify({ hasConsoleAccess: true }) : null;
  await server.db.updateTable('users').set({ staff }).where('guid', '=', session.guid).execute();
  const arriving = elsewhere(server);
  const { problem } = messageOf(await signInAtDemo(arriving, 'google', { email, name: 'Robin' }));
  return { arriving, email, secret, problem };
};

test('a sign-in by another site is that site’s business', async () => {
  const { arriving, email, problem } = await arrive(false);
  expect([problem, await emailIn(arriving)]).toEqual([null, email]);
});

test('one of staff asks for the code as well', async () => {
  const { arriving, email, secret, problem } = await arrive(true);
  expect([problem, await emailIn(arriving)]).toEqual(['codeRequired', null]);
  expect((await arriving.post(paths.signIn, { code: codeOf(server, secret) })).statusCode).toBe(200);
  expect(await emailIn(arriving)).toBe(email);
});
