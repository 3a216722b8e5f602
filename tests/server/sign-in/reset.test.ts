import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCode } from '../../../server/sign-in/codes.ts';
import { codeFor, goodPassword, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { askForReset, confirmPath, forgetful, newPassword } from '../../support/server/resets.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let networks = 0;
/** A browser at an address that no other test has. */
function elsewhere(): Browser {
  networks += 1;
  return new Browser(server.app, { remoteAddress: `198.51.100.${networks}` });
}

const signIn = (email: string, password: string, browser = elsewhere()) => browser.post('/api/session', { email, password });

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

const livingCodes = (email: string) =>
  server.db
    .selectFrom('verification_codes')
    .innerJoin('password_resets', 'password_resets.guid', 'verification_codes.reset_guid')
    .select('verification_codes.guid')
    .where('password_resets.email', '=', email)
    .where('ended_at', 'is', null)
    .execute();

describe('nobody is denied a reset by others', () => {
  const reset = async (email: string) => {
    const browser = elsewhere();
    const token = await askForReset(browser, email);
    return (await browser.post(confirmPath, { token, code: await codeFor(server, email), password: newPassword })).statusCode;
  };

  test('who sign up with the address and are told that it is taken', async () => {
    const { email } = await signUp(server);
    for (let count = 0; count < 12; count += 1)
      expect((await elsewhere().post('/session', { email, password: goodPassword })).statusCode).toBe(409);
    expect(await reset(email)).toBe(200);
  });

  test('who want the address for accounts of their own', async () => {
    const { email } = await signUp(server);
    for (let count = 0; count < 3; count += 1) {
      const { browser } = await signUp(server, someEmail(), elsewhere());
      for (let more = 0; more < 4; more += 1) {
        await browser.post('/api/account/email', { email, current_password: goodPassword });
        server.clock.advance(60_000);
      }
    }
    expect(await reset(email)).toBe(200);
  });

  test('who ask for resets without end in one place', async () => {
    const { email } = await signUp(server);
    const stranger = elsewhere();
    for (let count = 0; count < 30; count += 1) {
      await stranger.post('/session/passwords', { email });
      server.clock.advance(60_000);
    }
    expect(await reset(email)).toBe(200);
  });

  test('who ask after the owner did: each code is good with its own token, and the first that is right ends them all', async () => {
    const { email } = await signUp(server);
    const [owner, strangers] = [elsewhere(), Array.from({ length: 9 }, () => elsewhere())];
    const token = await askForReset(owner, email);
    const code = await codeFor(server, email);
    const others = await Promise.all(strangers.map((stranger) => askForReset(stranger, email)));
    expect(await livingCodes(email)).toHaveLength(10);
    const theirs = await elsewhere().post(confirmPath, { token: others[0], code, password: newPassword });
    expect(theirs.statusCode).toBe(422);
    expect((await owner.post(confirmPath, { token, code, password: newPassword })).statusCode).toBe(200);
    expect(await livingCodes(email)).toEqual([]);
    const late = await Promise.all(others.map((other) => elsewhere().post(confirmPath, { token: other, code, password: newPassword })));
    expect(new Set(late.map(({ statusCode }) => statusCode))).toEqual(new Set([410]));
  });
});

test('ten codes of an address live at most, however many were asked for', async () => {
  const { email } = await signUp(server);
  const { guid } = await server.db
    .insertInto('password_resets')
    .values({ guid: crypto.randomUUID(), email, expires_at: server.clock.now() + 600_000 })
    .returning('guid')
    .executeTakeFirstOrThrow();
  for (let count = 0; count < 14; count += 1) await issueCode(server.db, server.clock, { flow: 'reset', guid });
  expect(await livingCodes(email)).toHaveLength(10);
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
