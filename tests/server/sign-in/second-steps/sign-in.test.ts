import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../../contract/errors.ts';
import { hashToken } from '../../../../server/sign-in/secrets.ts';
import { codeFor, goodPassword, signUp, someEmail, tokenOf } from '../../../support/server/accounts.ts';
import { envelopeOf, payloadOf, type TestApp } from '../../../support/server/app.ts';
import {
  codeOf,
  emailIn,
  halfWay,
  period,
  secondStepPaths as paths,
  withApp,
  wrongCodeOf,
} from '../../../support/server/authenticators.ts';
import { passkeyPaths } from '../../../support/server/authenticator.ts';
import { resetPath } from '../../../support/server/resets.ts';
import { securityRun } from '../../../support/server/security/run.ts';
import { newPassword, settingsPaths } from '../../../support/server/settings.ts';

const run = securityRun();
const minute = 60_000;

const enter = (server: TestApp, secret: string) => ({ code: codeOf(server, secret) });

test('a password opens no session of an account with an app; its code does, in a session of its own', async () => {
  const { email, secret } = await withApp(run.server);
  const browser = run.elsewhere();
  const answer = await browser.post('/api/session', { email, password: goodPassword });
  expect([answer.statusCode, envelopeOf(answer).status_code, envelopeOf(answer).payload]).toEqual([401, 14, null]);
  expect([...browser.cookies.keys()]).toEqual(['second-step']);
  expect(await emailIn(browser)).toBeNull();
  const done = await browser.post(paths.signIn, enter(run.server, secret));
  expect(done.statusCode).toBe(200);
  expect(await emailIn(browser)).toBe(email);
  // The wait is over, and the account knows the browser from now on.
  expect([...browser.cookies.keys()].toSorted()).toEqual(['device', 'session']);
});

test('a wrong password never comes to the code', async () => {
  const { email } = await withApp(run.server);
  const browser = run.elsewhere();
  expect(envelopeOf(await browser.post('/api/session', { email, password: 'a wrong password' })).status_code).toBe(3);
  expect(browser.cookies.size).toBe(0);
});

test('ASVS 7.2.4: the session that the browser had ends with the code, not before', async () => {
  const { email, secret } = await withApp(run.server);
  const { browser, email: earlier } = await signUp(run.server, someEmail(), run.elsewhere());
  const token = browser.cookies.get('session') ?? '';
  await browser.post('/api/session', { email, password: goodPassword });
  expect(await emailIn(browser)).toBe(earlier);
  await browser.post(paths.signIn, enter(run.server, secret));
  const old = run.elsewhere();
  old.cookies.set('session', token);
  expect(await emailIn(old)).toBeNull();
});

describe('what waits for its code', () => {
  test.each([
    [10 * minute - 1, 200],
    [10 * minute, 410],
  ])('is answered after %i ms by %i', async (milliseconds, status) => {
    const { email, secret } = await withApp(run.server);
    const browser = await halfWay(run.server, email);
    run.server.clock.advance(milliseconds);
    expect((await browser.post(paths.signIn, enter(run.server, secret))).statusCode).toBe(status);
  });

  test('is of the browser that knew the password alone', async () => {
    const { email, secret } = await withApp(run.server);
    await halfWay(run.server, email);
    expect(envelopeOf(await run.elsewhere().post(paths.signIn, enter(run.server, secret))).status_code).toBe(8);
    const guess = run.elsewhere();
    guess.cookies.set('second-step', 'x'.repeat(43));
    expect(envelopeOf(await guess.post(paths.signIn, enter(run.server, secret))).status_code).toBe(8);
  });

  test('outlives a wrong code, and is good once', async () => {
    const { email, secret } = await withApp(run.server);
    const browser = await halfWay(run.server, email);
    const cookie = browser.cookies.get('second-step') ?? '';
    const wrong = await browser.post(paths.signIn, { code: wrongCodeOf(run.server, secret) });
    expect(envelopeOf(wrong)).toMatchObject({ status_code: 2, payload: { code: expect.any(String) } });
    expect((await browser.post(paths.signIn, enter(run.server, secret))).statusCode).toBe(200);
    run.server.clock.advance(period);
    const replayed = run.elsewhere();
    replayed.cookies.set('second-step', cookie);
    expect((await replayed.post(paths.signIn, enter(run.server, secret))).statusCode).toBe(410);
  });

  test('is not in the database but as a hash', async () => {
    const { email } = await withApp(run.server);
    const browser = await halfWay(run.server, email);
    const rows = await run.server.db.selectFrom('pending_sign_ins').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('second-step'));
  });

  test('ends with a new password: the old one leads no further', async () => {
    const { browser, email, secret } = await withApp(run.server);
    const waiting = await halfWay(run.server, email);
    await browser.put(settingsPaths.password, { current_password: goodPassword, new_password: newPassword });
    expect((await waiting.post(paths.signIn, enter(run.server, secret))).statusCode).toBe(410);
  });
});

test('ASVS 6.4.3: a reset by mail does not go round the app', async () => {
  const { email, secret } = await withApp(run.server);
  const [browser, waiting] = [run.elsewhere(), await halfWay(run.server, email)];
  const token = tokenOf(await browser.post(resetPath, { email }));
  const code = await codeFor(run.server, email);
  expect((await browser.post('/api/v1/session/passwords', { token, code, password: newPassword })).statusCode).toBe(200);
  expect(browser.cookies.size).toBe(0);
  expect((await waiting.post(paths.signIn, enter(run.server, secret))).statusCode).toBe(410);
  expect(envelopeOf(await browser.post('/api/session', { email, password: newPassword })).status_code).toBe(14);
  expect((await browser.post(paths.signIn, enter(run.server, secret))).statusCode).toBe(200);
});

test('at the way in for who has lost everything, a recovery code is enough, also where there is an app: no second step comes of it', async () => {
  const { browser, email } = await withApp(run.server);
  await run.server.db
    .updateTable('users')
    .set({ staff: JSON.stringify({ hasConsoleAccess: true, canLoginAsUser: true }) })
    .where('email', '=', email)
    .execute();
  const made = payloadOf(await browser.post(passkeyPaths.codes, { current_password: goodPassword }));
  const [code = ''] = (made as { codes: string[] }).codes;
  const lost = run.elsewhere();
  expect((await lost.post(passkeyPaths.recover, { email, code })).statusCode).toBe(200);
  expect(await emailIn(lost)).toBe(email);
  const { session: user } = await signUp(run.server, someEmail(), run.elsewhere());
  const begun = await lost.post(`/api/console/users/${user.guid}/login`, { reason: 'a question by mail' });
  expect(envelopeOf(begun).status_code).toBe(errorCodes.stepUpRequired.statusCode);
  const mails = await run.server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
  expect(mails.map(({ subject }) => subject)).toContain('A recovery code opened your AnyDish account');
});

test('a recovery code takes the place of the app’s code, once, and its owner is told', async () => {
  const { browser, email, secret } = await withApp(run.server);
  const made = payloadOf(await browser.post(passkeyPaths.codes, { current_password: goodPassword }));
  const [code = ''] = (made as { codes: string[] }).codes;
  const lost = await halfWay(run.server, email);
  expect((await lost.post(paths.signIn, { code: '0000-0000-0000' })).statusCode).toBe(400);
  expect((await lost.post(paths.signIn, { code })).statusCode).toBe(200);
  expect(await emailIn(lost)).toBe(email);
  // It is for an owner who has lost the second factor, and none itself.
  const noted = run.server.db
    .selectFrom('sessions')
    .select('stepped_up_at')
    .where('token_hash', '=', hashToken(lost.cookies.get('session') ?? ''));
  expect(await noted.execute()).toEqual([{ stepped_up_at: null }]);
  const again = await halfWay(run.server, email);
  expect((await again.post(paths.signIn, { code })).statusCode).toBe(400);
  expect((await again.post(paths.signIn, enter(run.server, secret))).statusCode).toBe(200);
  const mails = await run.server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/recovery code/i));
});
