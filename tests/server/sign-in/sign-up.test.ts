import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSignUp, codeFor, codesFor, goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const verify = '/session/emails/verifications';

test('an account begins pending, and exists once its code is confirmed', async () => {
  const [email, browser] = [someEmail(), new Browser(server.app)];
  const token = await beginSignUp(browser, email);
  expect(token.length).toBeGreaterThanOrEqual(22);
  expect(await server.db.selectFrom('users').select('guid').where('email', '=', email).execute()).toEqual([]);

  const session = sessionOf(await browser.post(verify, { token, code: await codeFor(server, email) }));
  expect(session).toMatchObject({ email, isVerified: true, firstName: '', lastName: '', fullName: '', extra: { companies: [] } });
  expect(sessionOf(await browser.get('/api/session'))).toEqual(session);
});

test('an address is one account however it is written', async () => {
  const { email } = await signUp(server);
  const response = await new Browser(server.app).post('/session', { email: `  ${email.toUpperCase()} `, password: goodPassword });
  expect(response.statusCode).toBe(409);
});

test.each([
  ['b\u00FCcher.example', 'xn--bcher-kva.example'],
  ['cafe\u0301.example', 'caf\u00E9.example'],
])('so is one of %s written as %s', async (domain, other) => {
  const { email } = await signUp(server, `${someEmail().split('@')[0]}@${domain.normalize('NFC')}`);
  const response = await new Browser(server.app).post('/session', { email: email.replace(/@.*/, `@${other}`), password: goodPassword });
  expect(response.statusCode).toBe(409);
});

test('tags are accounts of their own, and one mailbox for the mails that are counted', async () => {
  const name = someEmail().split('@')[0];
  const answers = [];
  for (let count = 0; count < 11; count += 1) {
    const browser = new Browser(server.app, { remoteAddress: `192.0.2.${count}` });
    answers.push((await browser.post('/session', { email: `${name}+${count}@example.com`, password: goodPassword })).statusCode);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('a taken address is told in the words of the specification, and gets no mail', async () => {
  const { email } = await signUp(server);
  const before = await codesFor(server, email);
  const response = await new Browser(server.app).post('/session', { email, password: goodPassword });
  expect(response.statusCode).toBe(409);
  expect(envelopeOf(response)).toEqual({ status_code: 9, status_text: 'Account using this email is already registered.', payload: null });
  expect(await codesFor(server, email)).toEqual(before);
});

describe('somebody who begins a sign-up with my address', () => {
  test('does not make it taken, and never gets the account that I confirm', async () => {
    const [email, mine, theirs] = [someEmail(), new Browser(server.app), new Browser(server.app)];
    const theirToken = await beginSignUp(theirs, email, 'the password of a stranger');
    const myToken = await beginSignUp(mine, email);
    const [myCode = '', theirCode = ''] = await codesFor(server, email);

    // I enter the code of their mail by mistake: it is bound to their request, so it is wrong for mine.
    expect((await mine.post(verify, { token: myToken, code: theirCode })).statusCode).toBe(422);
    expect((await mine.post(verify, { token: myToken, code: myCode })).statusCode).toBe(200);

    expect((await theirs.post(verify, { token: theirToken, code: theirCode })).statusCode).toBe(410);
    const signIn = (password: string) => theirs.post('/api/session', { email, password });
    expect((await signIn('the password of a stranger')).statusCode).toBe(401);
    expect((await signIn(goodPassword)).statusCode).toBe(200);
  });

  test('cannot confirm it after it became an account in another way', async () => {
    const [email, browser] = [someEmail(), new Browser(server.app)];
    const token = await beginSignUp(browser, email);
    const code = await codeFor(server, email);
    const row = {
      guid: crypto.randomUUID(),
      email,
      password_hash: null,
      first_name: '',
      last_name: '',
      is_verified: true,
      staff: null,
      created_at: 0,
    };
    await server.db.insertInto('users').values(row).execute();
    const response = await browser.post(verify, { token, code });
    expect(response.statusCode).toBe(409);
    expect(envelopeOf(response).status_code).toBe(10);
    expect(browser.cookies.has('session')).toBe(false);
  });
});

test('beginning again in the same browser gives the first attempt up', async () => {
  const [email, browser] = [someEmail(), new Browser(server.app)];
  const first = await beginSignUp(browser, email, 'my first password');
  const firstCode = await codeFor(server, email);
  const second = await beginSignUp(browser, email);
  expect((await browser.post(verify, { token: first, code: firstCode })).statusCode).toBe(410);
  expect((await browser.post(verify, { token: second, code: await codeFor(server, email) })).statusCode).toBe(200);
});

test('neither the password nor a token stands in the database', async () => {
  const [email, browser] = [someEmail(), new Browser(server.app)];
  const token = await beginSignUp(browser, email);
  const code = await codeFor(server, email);
  const cookie = browser.cookies.get('sign-up') ?? '';
  expect(cookie).not.toBe('');
  const rows = JSON.stringify([
    await server.db.selectFrom('sign_ups').selectAll().execute(),
    await server.db.selectFrom('verification_codes').selectAll().execute(),
  ]);
  for (const secret of [goodPassword, token, cookie]) expect(rows).not.toContain(secret);
  expect(rows).not.toContain(`"${code}"`);
  expect(rows).toContain('$argon2id$v=19$');
});
