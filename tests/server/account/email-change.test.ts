import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFor, codesFor, goodPassword, sessionOf, signUp, someEmail, tokenOf, wrong } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { confirmPath, newPassword, resetPath } from '../../support/server/resets.ts';
import { beginChange, confirmChange, elsewhere, forgetPassword, moving, settingsPaths, whoIs } from '../../support/server/settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const minute = 60_000;

const someone = () => signUp(server, someEmail(), elsewhere(server));
const signIn = (email: string) => elsewhere(server).post('/api/session', { email, password: goodPassword });
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').select(['subject', 'text', 'html']).where('recipient', '=', email).orderBy('guid', 'desc').execute();
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('the right code', () => {
  test('gives the account its new address, in the session and at the sign-in, and keeps the rest', async () => {
    const { browser, email, session, to, token, code } = await moving(server);
    expect(sessionOf(await confirmChange(browser, token, code))).toEqual({ ...session, email: to });
    expect(await whoIs(browser)).toBe(to);
    expect([(await signIn(to)).statusCode, (await signIn(email)).statusCode]).toEqual([200, 401]);
  });

  test('tells both addresses, and the old one beforehand', async () => {
    const { browser, email, to, token, code } = await moving(server);
    expect((await subjectsTo(email))[0]).toBe('A new email address was requested for your AnyDish account');
    await confirmChange(browser, token, code);
    expect((await subjectsTo(email))[0]).toBe('The email address of your AnyDish account was changed');
    expect(await subjectsTo(to)).toEqual([
      'This is the email address of your AnyDish account now',
      'Confirm your new email address for AnyDish',
    ]);
    for (const { text, html } of await mailsTo(email)) expect(`${text}${html}`).not.toContain(code);
  });

  test('is good once, and of two at once one counts', async () => {
    const { browser, token, code } = await moving(server);
    const answers = await Promise.all([1, 2, 3].map(() => confirmChange(browser, token, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    expect((await confirmChange(browser, token, code)).statusCode).toBe(410);
  });

  test('of an account without a password is enough', async () => {
    const { browser, email } = await someone();
    await forgetPassword(server, email);
    const to = someEmail();
    const token = tokenOf(await beginChange(browser, to, ''));
    expect(sessionOf(await confirmChange(browser, token, await codeFor(server, to))).email).toBe(to);
  });
});

describe('before a code goes out', () => {
  test.each([
    ['no address', '', goodPassword, { email: 'Email is required' }],
    ['half an address', 'ada@', goodPassword, { email: 'Please enter a valid email address' }],
    ['no password', 'new@example.com', '', { current_password: 'Password is required' }],
    ['another password', 'new@example.com', 'wrong password', { current_password: 'This is not your current password' }],
  ])('%s is refused under its field, and nobody gets a mail', async (_, to, password, fields) => {
    const { browser, email } = await someone();
    const answer = await beginChange(browser, to, password);
    expect([answer.statusCode, envelopeOf(answer).payload]).toEqual([400, fields]);
    expect(await subjectsTo(email)).toHaveLength(1);
    expect(await subjectsTo('new@example.com')).toEqual([]);
  });

  test('the own address, however it is written, is no other one', async () => {
    const { browser, email } = await someone();
    expect(envelopeOf(await beginChange(browser, ` ${email.toUpperCase()} `)).payload).toEqual({
      email: 'This is your email address already',
    });
  });

  test('exactly ten of many simultaneous guesses of the password are compared', async () => {
    const { browser } = await someone();
    const answers = await Promise.all(Array.from({ length: 13 }, () => beginChange(browser, someEmail(), 'wrong password')));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect((await beginChange(browser, someEmail())).statusCode).toBe(429);
  });

  test('an account writes to ten addresses an hour', async () => {
    const { browser } = await someone();
    const answers = await Promise.all(Array.from({ length: 12 }, () => beginChange(browser, someEmail())));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });

  test('sixty seconds between two codes to one address; another address need not wait', async () => {
    const { browser, to } = await moving(server);
    expect(envelopeOf(await beginChange(browser, to))).toMatchObject({ status_code: 6, payload: { retry_after: 60 } });
    expect((await browser.post(settingsPaths.resend, { email: to })).statusCode).toBe(429);
    expect((await beginChange(browser, someEmail())).statusCode).toBe(200);
  });
});

describe('a taken address', () => {
  test('is answered like a free one, its owner is told, and no code is ever mailed', async () => {
    const [{ browser, email }, owner] = [await someone(), await someone()];
    const answer = await beginChange(browser, owner.email);
    expect(tokenOf(answer)).toMatch(/^[\w-]{43}$/);
    expect((await subjectsTo(owner.email))[0]).toBe('Somebody asked to use your email address for another AnyDish account');
    expect((await mailsTo(owner.email))[0]?.text).not.toContain(email);
    expect((await subjectsTo(email))[0]).toBe('A new email address was requested for your AnyDish account');
    const codes = await codesFor(server, owner.email);
    server.clock.advance(minute);
    expect((await browser.post(settingsPaths.resend, { email: owner.email })).statusCode).toBe(200);
    expect(await codesFor(server, owner.email)).toEqual(codes);
  });

  test('answers a guess like a free one', async () => {
    const [{ browser }, owner] = [await someone(), await someone()];
    const [taken, free] = [tokenOf(await beginChange(browser, owner.email)), await moving(server)];
    for (const left of [4, 3, 2, 1, 0]) {
      const guesses = [await confirmChange(browser, taken, '123456'), await confirmChange(free.browser, free.token, wrong(free.code))];
      const [one, other] = guesses.map(envelopeOf);
      expect(one).toEqual(other);
      expect(one).toMatchObject({ status_code: 7, payload: { attempts_left: left } });
    }
  });

  test('that was free when the code went out makes the code void, and takes nobody’s account', async () => {
    const { browser, email, to, token, code } = await moving(server);
    await signUp(server, to, elsewhere(server));
    expect(envelopeOf(await confirmChange(browser, token, code))).toMatchObject({ status_code: 8 });
    expect(await whoIs(browser)).toBe(email);
  });

  test('of two accounts that want one address at once one gets it', async () => {
    const to = someEmail();
    const [one, other] = [await moving(server, to), await moving(server, to)];
    const answers = await Promise.all([
      confirmChange(one.browser, one.token, (await codesFor(server, to))[1] ?? ''),
      confirmChange(other.browser, other.token, other.code),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });
});

describe('a code', () => {
  test('for one address gives no other: a new wish ends the one before', async () => {
    const { browser, email, token, code } = await moving(server);
    await beginChange(browser, someEmail());
    expect((await confirmChange(browser, token, code)).statusCode).toBe(410);
    expect(await whoIs(browser)).toBe(email);
  });

  test('of another account is none, even for somebody who knows it', async () => {
    const [one, stranger] = [await moving(server), await someone()];
    expect((await confirmChange(stranger.browser, one.token, one.code)).statusCode).toBe(410);
    expect(await whoIs(stranger.browser)).toBe(stranger.email);
    expect((await confirmChange(one.browser, one.token, one.code)).statusCode).toBe(200);
  });

  test('does nothing for a visitor, nor for a session that has ended', async () => {
    const { browser, token, code } = await moving(server);
    expect((await confirmChange(elsewhere(server), token, code)).statusCode).toBe(401);
    await browser.delete('/api/session');
    expect((await confirmChange(browser, token, code)).statusCode).toBe(401);
  });

  test('is sent again to the address that was asked for only, and for an hour', async () => {
    const { browser, to } = await moving(server);
    server.clock.advance(minute);
    const other = someEmail();
    expect((await browser.post(settingsPaths.resend, { email: other })).statusCode).toBe(410);
    expect(await subjectsTo(other)).toEqual([]);
    server.clock.advance(59 * minute - 1);
    expect((await browser.post(settingsPaths.resend, { email: to })).statusCode).toBe(200);
    server.clock.advance(minute);
    expect((await browser.post(settingsPaths.resend, { email: to })).statusCode).toBe(410);
  });
});

test('a new password that was set by mail ends what a thief had begun', async () => {
  const { browser, email, token, code } = await moving(server);
  const reset = tokenOf(await elsewhere(server).post(resetPath, { email }));
  await elsewhere(server).post(confirmPath, { token: reset, code: await codeFor(server, email), password: newPassword });
  expect((await confirmChange(browser, token, code)).statusCode).toBe(401);
});

test('neither token nor code stands in the database', async () => {
  const { token, code } = await moving(server);
  const tables = ['users', 'email_changes', 'verification_codes', 'rate_limits'] as const;
  const rows = JSON.stringify(await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute())));
  for (const secret of [token, `"${code}"`]) expect(rows).not.toContain(secret);
});
