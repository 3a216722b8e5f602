import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSignUp, codeFor, goodPassword, sessionOf, signUp, someEmail, wrong } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { askForReset, confirmPath, forgetful, newPassword } from '../../support/server/resets.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const verify = '/session/emails/verifications';
const minute = 60_000;

let networks = 0;
/** A browser at an address that no other test has. */
function elsewhere(): Browser {
  networks += 1;
  return new Browser(server.app, { remoteAddress: `198.51.100.${networks}` });
}

const signIn = (email: string, password: string, browser = elsewhere()) => browser.post('/api/session', { email, password });
const whoIs = async (browser: Browser) => sessionOf(await browser.get('/api/session')).email;

describe('the right code', () => {
  test('puts the new password in the place of the old one, and opens no session', async () => {
    const { email, token, code } = await forgetful(server);
    const browser = elsewhere();
    const response = await browser.post(confirmPath, { token, code, password: newPassword });
    expect(payloadOf(response)).toBeNull();
    expect(response.cookies).toEqual([]);
    expect((await signIn(email, goodPassword)).statusCode).toBe(401);
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
  });

  test('ends every session of the account, and nobody else’s', async () => {
    const { browser, email, token, code } = await forgetful(server);
    const [phone, stranger] = [elsewhere(), (await signUp(server)).browser];
    await signIn(email, goodPassword, phone);
    expect(await whoIs(phone)).toBe(email);
    await elsewhere().post(confirmPath, { token, code, password: newPassword });
    expect([await whoIs(browser), await whoIs(phone)]).toEqual([null, null]);
    expect(await whoIs(stranger)).not.toBeNull();
  });

  test('has the owner told by mail, without a code or the password', async () => {
    const { email, token, code } = await forgetful(server);
    await elsewhere().post(confirmPath, { token, code, password: newPassword });
    const [mail] = await server.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('guid', 'desc').execute();
    expect(mail?.subject).toBe('Your password for AnyDish was changed');
    expect(mail?.text).toContain('http://localhost:3000/reset-password');
    for (const secret of [newPassword, code, token]) expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
  });

  test('works on another device than the one that asked', async () => {
    const { email } = await signUp(server);
    const token = await askForReset(elsewhere(), email);
    const answer = await elsewhere().post(confirmPath, { token, code: await codeFor(server, email), password: newPassword });
    expect(answer.statusCode).toBe(200);
  });

  test('is good once', async () => {
    const { token, code } = await forgetful(server);
    expect((await elsewhere().post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(200);
    const again = await elsewhere().post(confirmPath, { token, code, password: 'another password' });
    expect(envelopeOf(again).status_code).toBe(8);
  });

  test('sent twice at once with two passwords sets one of them', async () => {
    const { email, token, code } = await forgetful(server);
    const passwords = ['first new password', 'second new password', 'third new password'];
    const answers = await Promise.all(passwords.map((password) => elsewhere().post(confirmPath, { token, code, password })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    const opened = await Promise.all(passwords.map(async (password) => (await signIn(email, password)).statusCode));
    expect(opened).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)));
  });

  test('lets an owner in who had tried the old password too often', async () => {
    const { email, token, code } = await forgetful(server);
    const browser = elsewhere();
    for (let count = 0; count < 11; count += 1) await signIn(email, 'wrong password', browser);
    expect((await signIn(email, goodPassword, browser)).statusCode).toBe(429);
    await browser.post(confirmPath, { token, code, password: newPassword });
    expect((await signIn(email, newPassword, browser)).statusCode).toBe(200);
  });

  test('gives an account without a password its first', async () => {
    const { email, session } = await signUp(server);
    await server.db.updateTable('users').set({ password_hash: null }).where('guid', '=', session.guid).execute();
    const token = await askForReset(elsewhere(), email);
    await elsewhere().post(confirmPath, { token, code: await codeFor(server, email), password: newPassword });
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
  });

  test('is worth nothing once the account is gone', async () => {
    const { email, token, code } = await forgetful(server);
    await server.db.deleteFrom('users').where('email', '=', email).execute();
    const response = await elsewhere().post(confirmPath, { token, code, password: newPassword });
    expect(envelopeOf(response).status_code).toBe(8);
  });
});

test('sign-ins with the old password that are being checked meanwhile open nothing that lasts', async () => {
  const { email, token, code } = await forgetful(server);
  const browsers = Array.from({ length: 8 }, elsewhere);
  const [changed] = await Promise.all([
    elsewhere().post(confirmPath, { token, code, password: newPassword }),
    ...browsers.map((browser) => signIn(email, goodPassword, browser)),
  ]);
  expect(changed.statusCode).toBe(200);
  expect(await Promise.all(browsers.map(whoIs))).toEqual(browsers.map(() => null));
});

describe('a code', () => {
  test.each([
    ['a millisecond before ten minutes', 200, 10 * minute - 1],
    ['after ten minutes', 410, 10 * minute],
  ])('%s is answered with %i', async (_when, status, milliseconds) => {
    const { token, code } = await forgetful(server);
    server.clock.advance(milliseconds);
    expect((await elsewhere().post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(status);
  });

  test('may be wrong four times, and the right one still counts', async () => {
    const { token, code } = await forgetful(server);
    for (const left of [4, 3, 2, 1]) {
      const response = await elsewhere().post(confirmPath, { token, code: wrong(code), password: newPassword });
      expect(envelopeOf(response)).toMatchObject({ status_code: 7, payload: { attempts_left: left } });
    }
    expect((await elsewhere().post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(200);
  });

  test('is compared with exactly five of many guesses at once, and then the right one is refused too', async () => {
    const { email, token, code } = await forgetful(server);
    const guess = () => elsewhere().post(confirmPath, { token, code: wrong(code), password: newPassword });
    const answers = await Promise.all(Array.from({ length: 9 }, guess));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(4);
    expect((await elsewhere().post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(410);
    expect((await signIn(email, goodPassword)).statusCode).toBe(200);
  });

  test('ends with the next one', async () => {
    const { browser, email, token, code } = await forgetful(server);
    server.clock.advance(minute);
    const newToken = await askForReset(browser, email);
    const newCode = await codeFor(server, email);
    expect((await browser.post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(410);
    expect((await browser.post(confirmPath, { token: newToken, code: newCode, password: newPassword })).statusCode).toBe(200);
  });

  test('is the only one of an address, however many are asked for at once', async () => {
    const { email } = await signUp(server);
    await Promise.all(Array.from({ length: 4 }, () => askForReset(elsewhere(), email)));
    const living = await server.db
      .selectFrom('verification_codes')
      .innerJoin('password_resets', 'password_resets.guid', 'verification_codes.reset_guid')
      .select('verification_codes.guid')
      .where('password_resets.email', '=', email)
      .where('ended_at', 'is', null)
      .execute();
    expect(living).toHaveLength(1);
  });

  test('of another address does not fit', async () => {
    const [one, other] = [await forgetful(server), await forgetful(server)];
    const response = await elsewhere().post(confirmPath, { token: other.token, code: one.code, password: newPassword });
    // One in a million: both got the same code.
    expect(response.statusCode).toBe(one.code === other.code ? 200 : 422);
  });

  test('of a sign-up changes no password, and is not used up by trying', async () => {
    const [email, browser] = [someEmail(), elsewhere()];
    const token = await beginSignUp(browser, email);
    const code = await codeFor(server, email);
    for (let count = 0; count < 6; count += 1) {
      expect((await browser.post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(410);
    }
    expect((await browser.post(verify, { token, code })).statusCode).toBe(200);
  });

  test('for a reset confirms no address, and is not used up by trying', async () => {
    const { token, code } = await forgetful(server);
    const browser = elsewhere();
    for (let count = 0; count < 6; count += 1) expect((await browser.post(verify, { token, code })).statusCode).toBe(410);
    expect(browser.cookies.has('session')).toBe(false);
    expect((await browser.post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(200);
  });
});

describe('a new password', () => {
  test.each([
    ['short', 'seven77', 'Please use at least 8 characters'],
    ['long', 'x'.repeat(257), 'Please use at most 256 characters'],
    ['common', 'Password1', 'This password is too common. Please choose another one'],
    ['empty', '', 'Password is required'],
  ])('that is too %s is refused under its field, and costs no attempt', async (_, password, message) => {
    const { token, code } = await forgetful(server);
    for (let count = 0; count < 6; count += 1) {
      const response = await elsewhere().post(confirmPath, { token, code, password });
      expect(envelopeOf(response)).toMatchObject({ status_code: 2, payload: { password: message } });
    }
    expect((await elsewhere().post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(200);
  });

  test('must not be the address itself', async () => {
    const { email, token, code } = await forgetful(server);
    const response = await elsewhere().post(confirmPath, { token, code, password: email.toUpperCase() });
    expect(envelopeOf(response).payload).toEqual({ password: 'This password is too common. Please choose another one' });
  });

  test('and a bad code are both named', async () => {
    const { token } = await forgetful(server);
    const response = await elsewhere().post(confirmPath, { token, code: '12345', password: '' });
    expect(envelopeOf(response).payload).toEqual({ code: 'Please enter a valid code', password: 'Password is required' });
  });
});

test('neither token, code nor password stands in the database', async () => {
  const { token, code } = await forgetful(server);
  await elsewhere().post(confirmPath, { token, code, password: newPassword });
  const tables = ['users', 'password_resets', 'verification_codes', 'rate_limits'] as const;
  const rows = JSON.stringify(await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute())));
  for (const secret of [token, `"${code}"`, newPassword]) expect(rows).not.toContain(secret);
});
