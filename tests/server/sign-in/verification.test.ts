import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSignUp, codeFor, codesFor, goodPassword, someEmail, tokenOf, wrong } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const verify = '/session/emails/verifications';
const minute = 60_000;

async function pending() {
  const [email, browser] = [someEmail(), new Browser(server.app)];
  const token = await beginSignUp(browser, email);
  return { email, browser, token, code: await codeFor(server, email) };
}

test('a code is six digits, leading zeros included', async () => {
  const { code } = await pending();
  expect(code).toMatch(/^\d{6}$/);
});

test.each(['12345', '1234567', 'abcdef', '12 456', '-12345', '１２３４５６'])('"%s" is no code', async (code) => {
  const { browser, token } = await pending();
  const response = await browser.post(verify, { token, code });
  expect(response.statusCode).toBe(400);
  expect(envelopeOf(response).payload).toEqual({ code: 'Please enter a valid code' });
});

test('a database that cannot write uses no attempt of a right code up', async () => {
  const { browser, token, code } = await pending();
  await sql`create function refuse_users() returns trigger language plpgsql as $$ begin raise exception 'The disk is full'; end $$`.execute(
    server.db,
  );
  await sql`create trigger refuse_users before insert on users for each row execute function refuse_users()`.execute(server.db);
  for (let count = 0; count < 6; count += 1) expect((await browser.post(verify, { token, code })).statusCode).toBeGreaterThanOrEqual(500);
  await sql`drop trigger refuse_users on users`.execute(server.db);
  expect((await browser.post(verify, { token, code })).statusCode).toBe(200);
});

describe('sending the code again', () => {
  test('waits sixty seconds after the sign-up and after each code', async () => {
    const { email, browser } = await pending();
    server.clock.advance(59_999);
    const early = await browser.post(verify, { email });
    expect(early.statusCode).toBe(429);
    expect(envelopeOf(early).payload).toEqual({ retry_after: 1 });
    server.clock.advance(1);
    expect((await browser.post(verify, { email })).statusCode).toBe(200);
    const again = await browser.post(verify, { email });
    expect(envelopeOf(again).payload).toEqual({ retry_after: 60 });
  });

  test('five wrong codes are no end: a new code can be asked for', async () => {
    const { email, browser, token, code } = await pending();
    for (let count = 0; count < 5; count += 1) await browser.post(verify, { token, code: wrong(code) });
    server.clock.advance(minute);
    const newToken = tokenOf(await browser.post(verify, { email }));
    expect((await browser.post(verify, { token: newToken, code: await codeFor(server, email) })).statusCode).toBe(200);
  });

  test.each(['one sign-up', 'several sign-ups', 'none'])(
    'of %s begun elsewhere sends nothing, and says to begin again here',
    async (what) => {
      const email = someEmail();
      for (let count = { 'one sign-up': 1, 'several sign-ups': 2, none: 0 }[what] ?? 0; count > 0; count -= 1)
        await beginSignUp(new Browser(server.app), email, 'the password of a stranger');
      const before = await codesFor(server, email);
      server.clock.advance(minute);
      const answer = await new Browser(server.app).post(verify, { email });
      expect(envelopeOf(answer)).toMatchObject({
        status_code: 8,
        status_text: 'This sign-up was not started in this browser, or has expired. Please sign up again.',
      });
      expect(await codesFor(server, email)).toEqual(before);
    },
  );

  test('with the cookie it means the own sign-up, so the password stays the own one', async () => {
    const { email, browser } = await pending();
    await beginSignUp(new Browser(server.app), email, 'the password of a stranger');
    server.clock.advance(minute);
    const token = tokenOf(await browser.post(verify, { email }));
    await browser.post(verify, { token, code: await codeFor(server, email) });
    expect((await new Browser(server.app).post('/api/session', { email, password: goodPassword })).statusCode).toBe(200);
  });

  test('a sign-up can be taken up again for a day', async () => {
    const { email, browser } = await pending();
    server.clock.advance(24 * 60 * minute);
    const before = await codesFor(server, email);
    expect((await browser.post(verify, { email })).statusCode).toBe(410);
    expect(await codesFor(server, email)).toEqual(before);
  });
});

describe('a code confirms in the browser that asked for it alone', () => {
  const signIn = async (email: string, password: string) =>
    (await new Browser(server.app).post('/api/session', { email, password })).statusCode;

  test('elsewhere it does nothing and costs no attempt, however right it is', async () => {
    const { email, browser, token, code } = await pending();
    const other = new Browser(server.app);
    for (let count = 0; count < 6; count += 1) {
      expect(envelopeOf(await other.post(verify, { token, code }))).toMatchObject({ status_code: 8 });
    }
    expect(other.cookies.has('session')).toBe(false);
    expect((await browser.post(verify, { token, code })).statusCode).toBe(200);
    expect(await signIn(email, goodPassword)).toBe(200);
  });

  test('so the owner of an address that a stranger signed up begins anew, and the stranger’s password opens nothing', async () => {
    const [email, stranger, owner] = [someEmail(), new Browser(server.app), new Browser(server.app)];
    const theirs = await beginSignUp(stranger, email, 'the password of a stranger');
    server.clock.advance(minute);
    // The owner got the stranger's mail, and goes to the page that it speaks of.
    const mailed = await codeFor(server, email);
    expect((await owner.post(verify, { email })).statusCode).toBe(410);
    expect((await owner.post(verify, { token: theirs, code: mailed })).statusCode).toBe(410);
    const token = await beginSignUp(owner, email);
    expect((await owner.post(verify, { token, code: await codeFor(server, email) })).statusCode).toBe(200);
    expect((await stranger.post(verify, { token: theirs, code: mailed })).statusCode).toBe(410);
    expect([await signIn(email, 'the password of a stranger'), await signIn(email, goodPassword)]).toEqual([401, 200]);
  });
});
