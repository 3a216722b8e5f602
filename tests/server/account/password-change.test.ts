import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';
import { elsewhere, forgetPassword, newPassword, settingsPaths } from '../../support/server/settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const someone = () => signUp(server, someEmail(), elsewhere(server));
const signIn = (email: string, password: string, browser = elsewhere(server)) => browser.post('/api/session', { email, password });
const whoIs = async (browser: Browser) => sessionOf(await browser.get('/api/session')).email;
const change = (browser: Browser, body: { currentPassword?: string; newPassword?: string } = {}) =>
  browser.put(settingsPaths.password, {
    current_password: body.currentPassword ?? goodPassword,
    new_password: body.newPassword ?? newPassword,
  });

describe('a change of the password', () => {
  test('puts the new one in the place of the old one', async () => {
    const { browser, email } = await someone();
    expect(payloadOf(await change(browser))).toBeNull();
    expect((await signIn(email, goodPassword)).statusCode).toBe(401);
    expect((await signIn(email, newPassword)).statusCode).toBe(200);
  });

  test('ends every other session, and gives this one another token', async () => {
    const { browser, email } = await someone();
    const phone = elsewhere(server);
    await signIn(email, goodPassword, phone);
    const stranger = (await someone()).browser;
    const before = browser.cookies.get('session');
    await change(browser);
    const after = browser.cookies.get('session');
    expect(after).not.toBe(before);
    expect([await whoIs(browser), await whoIs(phone)]).toEqual([email, null]);
    expect(await whoIs(stranger)).not.toBeNull();
    browser.cookies.set('session', before ?? '');
    expect(await whoIs(browser)).toBeNull();
  });

  test('has the owner told by mail, without a password', async () => {
    const { browser, email } = await someone();
    await change(browser);
    const mail = await server.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('guid', 'desc').executeTakeFirst();
    expect(mail?.subject).toBe('Your password for AnyDish was changed');
    expect(mail?.text).toContain('signed out everywhere else');
    for (const secret of [goodPassword, newPassword]) expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
  });

  test('sent several times at once with several passwords sets one of them', async () => {
    const { browser, email } = await someone();
    const passwords = ['first new password', 'second new password', 'third new password'];
    const token = browser.cookies.get('session') ?? '';
    const tabs = passwords.map(() => elsewhere(server, { cookie: `session=${token}` }));
    const answers = await Promise.all(passwords.map((password, tab) => change(tabs[tab] ?? browser, { newPassword: password })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const opened = await Promise.all(passwords.map(async (password) => (await signIn(email, password)).statusCode));
    expect(opened).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)));
  });

  test('leaves nothing of a sign-in with the old password that was being checked meanwhile', async () => {
    const { browser, email } = await someone();
    const browsers = Array.from({ length: 6 }, () => elsewhere(server));
    await Promise.all([change(browser), ...browsers.map((one) => signIn(email, goodPassword, one))]);
    expect(await Promise.all(browsers.map(whoIs))).toEqual(browsers.map(() => null));
    expect(await whoIs(browser)).toBe(email);
  });
});

describe('what is wrong stands under its field', () => {
  test.each([
    ['the current one is missing', { currentPassword: '' }, { current_password: 'Password is required' }],
    ['the current one is another', { currentPassword: 'wrong password' }, { current_password: 'This is not your current password' }],
    ['the new one is missing', { newPassword: '' }, { new_password: 'Password is required' }],
    ['the new one is short', { newPassword: 'seven77' }, { new_password: 'Please use at least 8 characters' }],
    ['the new one is long', { newPassword: 'x'.repeat(257) }, { new_password: 'Please use at most 256 characters' }],
    ['the new one is common', { newPassword: 'Password1' }, { new_password: 'This password is too common. Please choose another one' }],
    [
      'both',
      { currentPassword: '', newPassword: 'x' },
      { current_password: 'Password is required', new_password: 'Please use at least 8 characters' },
    ],
  ])('%s', async (_, body, fields) => {
    const { browser, email } = await someone();
    const answer = await change(browser, body);
    expect(answer.statusCode).toBe(400);
    expect(envelopeOf(answer).payload).toEqual(fields);
    expect((await signIn(email, goodPassword)).statusCode).toBe(200);
  });

  test('the address itself is no password', async () => {
    const { browser, email } = await someone();
    expect(envelopeOf(await change(browser, { newPassword: email.toUpperCase() })).payload).toEqual({
      new_password: 'This password is too common. Please choose another one',
    });
  });
});

describe('limits', () => {
  test('exactly ten of many simultaneous guesses are compared, together with sign-ins; then the right one waits too', async () => {
    const { browser, email } = await someone();
    const answers = await Promise.all(Array.from({ length: 13 }, () => change(browser, { currentPassword: 'wrong password' })));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect((await change(browser)).statusCode).toBe(429);
    // One way to guess, not two.
    expect((await signIn(email, goodPassword, browser)).statusCode).toBe(429);
    expect((await signIn(email, goodPassword)).statusCode).toBe(200);
    server.clock.advance(15 * 60_000);
    expect((await change(browser)).statusCode).toBe(200);
  });

  test('the right password gives its attempt back', async () => {
    const { browser } = await someone();
    const passwords = [goodPassword, newPassword];
    for (let count = 0; count < 12; count += 1) {
      const [currentPassword = '', next = ''] = count % 2 === 0 ? passwords : passwords.toReversed();
      expect((await change(browser, { currentPassword, newPassword: next })).statusCode).toBe(200);
    }
  });

  test('a bad new password costs no attempt', async () => {
    const { browser } = await someone();
    for (let count = 0; count < 12; count += 1) await change(browser, { currentPassword: 'wrong password', newPassword: 'short' });
    expect((await change(browser)).statusCode).toBe(200);
  });
});

describe('whose password it is', () => {
  test('a visitor has none', async () => {
    expect((await change(elsewhere(server))).statusCode).toBe(401);
    expect((await elsewhere(server).get(settingsPaths.account)).statusCode).toBe(401);
  });

  test('another site changes none, with any cookie', async () => {
    const { browser, email } = await someone();
    const body = { current_password: goodPassword, new_password: newPassword };
    const answer = await browser.put(settingsPaths.password, body, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
    expect((await signIn(email, goodPassword)).statusCode).toBe(200);
  });

  test('an account without one is told so, and can set one by a code only', async () => {
    const { browser, email } = await someone();
    expect(payloadOf(await browser.get(settingsPaths.account))).toEqual({ hasPassword: true });
    await forgetPassword(server, email);
    expect(payloadOf(await browser.get(settingsPaths.account))).toEqual({ hasPassword: false });
    for (const currentPassword of ['', goodPassword]) {
      expect(envelopeOf(await change(browser, { currentPassword }))).toMatchObject({ status_code: 10 });
    }
    expect((await signIn(email, newPassword)).statusCode).toBe(401);
  });
});
