import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
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

test('a wrong password and an unknown address are told apart by nothing', async () => {
  const { email } = await signUp(server);
  const [known, unknown] = [await signIn(elsewhere(), email, 'wrong password'), await signIn(elsewhere(), someEmail())];
  for (const response of [known, unknown]) {
    expect(response.statusCode).toBe(401);
    expect(response.cookies).toEqual([]);
    expect(envelopeOf(response)).toEqual({ status_code: 3, status_text: 'Wrong email or password.', payload: null });
  }
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
});

test('an unknown address takes as long as a known one', async () => {
  const { email } = await signUp(server);
  const time = async (address: string) => {
    const start = performance.now();
    await signIn(elsewhere(), address, 'wrong password');
    return performance.now() - start;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  await time(email);
  for (let count = 0; count < 9; count += 1) {
    times.known.push(await time(email));
    times.unknown.push(await time(someEmail()));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
  // Without the hash the unknown one would take a tenth.
  expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.5);
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

describe('the session', () => {
  test('has another token after signing in, and the earlier one is worth nothing', async () => {
    const { browser, email } = await signUp(server);
    const earlier = browser.cookies.get('session') ?? '';
    await signIn(browser, email);
    expect(browser.cookies.get('session')).not.toBe(earlier);
    const thief = elsewhere();
    thief.cookies.set('session', earlier);
    expect(sessionOf(await thief.get('/api/session')).email).toBeNull();
  });

  test('is not one that somebody else chose', async () => {
    const { email } = await signUp(server);
    const browser = elsewhere();
    browser.cookies.set('session', 'chosen-by-an-attacker');
    await signIn(browser, email);
    expect(browser.cookies.get('session')).toMatch(/^[\w-]{43}$/);
  });

  test('is hidden from scripts and other sites', async () => {
    const { email } = await signUp(server);
    const [cookie] = (await signIn(elsewhere(), email)).cookies;
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('domain');
  });
});

describe('limits', () => {
  test('exactly ten of fourteen simultaneous failures are checked', async () => {
    const browser = elsewhere();
    const email = someEmail();
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(browser, email)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });

  test('ten failures lock one network out of one account for a quarter of an hour', async () => {
    const { email } = await signUp(server);
    const browser = elsewhere();
    for (let count = 0; count < 10; count += 1) await signIn(browser, email, 'wrong password');
    const refused = await signIn(browser, email);
    expect(refused.statusCode).toBe(429);
    expect(envelopeOf(refused).payload).toEqual({ retry_after: 900 });
    // The owner at home is not locked out, and neither are others here.
    expect((await signIn(elsewhere(), email)).statusCode).toBe(200);
    expect((await signIn(browser, someEmail())).statusCode).toBe(401);
    server.clock.advance(899_999);
    expect((await signIn(browser, email)).statusCode).toBe(429);
    server.clock.advance(1);
    expect((await signIn(browser, email)).statusCode).toBe(200);
  });

  test('a success forgets the failures before it', async () => {
    const { email } = await signUp(server);
    const browser = elsewhere();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) expect((await signIn(browser, email, 'wrong password')).statusCode).toBe(401);
      expect((await signIn(browser, email)).statusCode).toBe(200);
    }
  });

  test('a made-up X-Forwarded-For does not make a new network', async () => {
    const email = someEmail();
    networks += 1;
    const remoteAddress = `198.51.100.${networks}`;
    const attempt = (count: number) =>
      signIn(new Browser(server.app, { remoteAddress, headers: { 'x-forwarded-for': `192.0.2.${count}` } }), email);
    for (let count = 0; count < 10; count += 1) expect((await attempt(count)).statusCode).toBe(401);
    expect((await attempt(11)).statusCode).toBe(429);
  });

  test('a network fails a hundred times an hour, over all addresses', async () => {
    const remoteAddress = '203.0.113.200';
    const [window_start, window_end] = [server.clock.now(), server.clock.now() + 3_600_000];
    await server.db
      .insertInto('rate_limits')
      .values({ key: `sign-in network ${remoteAddress}`, window_start, window_end, count: 99 })
      .execute();
    const browser = new Browser(server.app, { remoteAddress });
    const { email } = await signUp(server);
    // A success is no failure: it gives its token back.
    expect((await signIn(browser, email)).statusCode).toBe(200);
    expect((await signIn(browser, someEmail())).statusCode).toBe(401);
    expect((await signIn(browser, someEmail())).statusCode).toBe(429);
  });
});
