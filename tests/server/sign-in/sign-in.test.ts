import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let networks = 0;
/** A browser at an address that no other test has. */
function elsewhere(headers: Record<string, string> = {}): Browser {
  networks += 1;
  return new Browser(server.app, { remoteAddress: `198.51.100.${networks}`, headers });
}

const signIn = (browser: Browser, email: string, password = goodPassword) => browser.post('/api/session', { email, password });

test('the right password opens a session', async () => {
  const { email, session } = await signUp(server);
  const browser = elsewhere();
  expect(sessionOf(await signIn(browser, ` ${email.toUpperCase()}`))).toEqual(session);
  expect(sessionOf(await browser.get('/api/session'))).toEqual(session);
});

test('a password in another Unicode form is the same password', async () => {
  const { email } = await signUp(server);
  await server.db.deleteFrom('users').where('email', '=', email).execute();
  const other = someEmail();
  const browser = elsewhere();
  const begun = await browser.post('/session', { email: other, password: 'crème brûlée ça'.normalize('NFD') });
  expect(begun.statusCode).toBe(200);
  const row = await server.db.selectFrom('sign_ups').select('password_hash').where('email', '=', other).executeTakeFirstOrThrow();
  const user = { guid: crypto.randomUUID(), email: other, first_name: '', last_name: '', is_verified: true, staff: null, created_at: 0 };
  await server.db
    .insertInto('users')
    .values({ ...user, password_hash: row.password_hash })
    .execute();
  expect((await signIn(browser, other, 'crème brûlée ça'.normalize('NFC'))).statusCode).toBe(200);
});

test('an account without a password is not opened by any', async () => {
  const email = someEmail();
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
  expect((await signIn(elsewhere(), email)).statusCode).toBe(401);
});

describe('limits', () => {
  test('a success forgets the failures before it', async () => {
    const { email } = await signUp(server);
    const browser = elsewhere();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) expect((await signIn(browser, email, 'wrong password')).statusCode).toBe(401);
      expect((await signIn(browser, email)).statusCode).toBe(200);
    }
  });

  test('a success is no failure of its network either', async () => {
    const remoteAddress = '203.0.113.200';
    const [window_start, window_end] = [server.clock.now(), server.clock.now() + 3_600_000];
    await server.db
      .insertInto('rate_limits')
      .values({ key: `sign-in network ${remoteAddress}`, window_start, window_end, count: 99 })
      .execute();
    const browser = new Browser(server.app, { remoteAddress });
    const { email } = await signUp(server);
    expect((await signIn(browser, email)).statusCode).toBe(200);
    expect((await signIn(browser, someEmail())).statusCode).toBe(401);
    expect((await signIn(browser, someEmail())).statusCode, 'one more in this minute').toBe(401);
    expect((await signIn(browser, someEmail())).statusCode).toBe(429);
  });
});
