import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginSignUp,
  codeFor,
  codesFor,
  goodPassword,
  sessionOf,
  signUp,
  someEmail,
  tokenOf,
  wrong,
} from '../../support/server/accounts.ts';
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

test('four wrong codes are counted down, and the right one still counts', async () => {
  const { browser, token, code } = await pending();
  for (const left of [4, 3, 2, 1]) {
    const response = await browser.post(verify, { token, code: wrong(code) });
    expect(response.statusCode).toBe(422);
    expect(envelopeOf(response)).toMatchObject({ status_code: 7, payload: { attempts_left: left } });
  }
  expect((await browser.post(verify, { token, code })).statusCode).toBe(200);
});

test('after five wrong codes the right one is refused too', async () => {
  const { browser, token, code } = await pending();
  for (let count = 0; count < 5; count += 1) await browser.post(verify, { token, code: wrong(code) });
  const response = await browser.post(verify, { token, code });
  expect(response.statusCode).toBe(410);
  expect(envelopeOf(response).status_code).toBe(8);
});

test('of many guesses at once exactly five are compared', async () => {
  const { browser, token, code } = await pending();
  const answers = await Promise.all(Array.from({ length: 9 }, () => browser.post(verify, { token, code: wrong(code) })));
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(4);
});

test.each([
  ['a millisecond before ten minutes', 200, 10 * minute - 1],
  ['after ten minutes', 410, 10 * minute],
])('a code %s is answered with %i', async (_when, status, milliseconds) => {
  const { browser, token, code } = await pending();
  server.clock.advance(milliseconds);
  expect((await browser.post(verify, { token, code })).statusCode).toBe(status);
});

test('a code is good once', async () => {
  const { browser, token, code } = await pending();
  expect((await browser.post(verify, { token, code })).statusCode).toBe(200);
  expect((await new Browser(server.app).post(verify, { token, code })).statusCode).toBe(410);
});

test('of two right codes at once one makes the account', async () => {
  const { email, token, code } = await pending();
  const answers = await Promise.all([1, 2, 3].map(() => new Browser(server.app).post(verify, { token, code })));
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '410', '410']);
  const users = await server.db.selectFrom('users').select('guid').where('email', '=', email).execute();
  expect(users).toHaveLength(1);
  const sessions = await server.db
    .selectFrom('sessions')
    .select('guid')
    .where('user_guid', '=', users[0]?.guid ?? '')
    .execute();
  expect(sessions).toHaveLength(1);
});

test('a code is bound to its own request', async () => {
  const [one, other] = [await pending(), await pending()];
  const response = await other.browser.post(verify, { token: other.token, code: one.code });
  // One in a million: both got the same code.
  expect(response.statusCode).toBe(one.code === other.code ? 200 : 422);
});

test('a token that was never given is answered like an expired one', async () => {
  const response = await new Browser(server.app).post(verify, { token: 'x'.repeat(43), code: '123456' });
  expect(envelopeOf(response).status_code).toBe(8);
});

test.each(['12345', '1234567', 'abcdef', '12 456', '-12345', '１２３４５６'])('"%s" is no code', async (code) => {
  const { browser, token } = await pending();
  const response = await browser.post(verify, { token, code });
  expect(response.statusCode).toBe(400);
  expect(envelopeOf(response).payload).toEqual({ code: 'Please enter a valid code' });
});

test('confirming ends the session that the browser had before', async () => {
  const { browser } = await signUp(server);
  const earlier = browser.cookies.get('session') ?? '';
  await signUp(server, someEmail(), browser);
  expect(browser.cookies.get('session')).not.toBe(earlier);
  const stolen = new Browser(server.app);
  stolen.cookies.set('session', earlier);
  expect(sessionOf(await stolen.get('/api/session')).email).toBeNull();
});

describe('sending the code again', () => {
  test('gives a new token and a new code, and ends the old ones', async () => {
    const { email, browser, token, code } = await pending();
    server.clock.advance(minute);
    const newToken = tokenOf(await browser.post(verify, { email }));
    const newCode = await codeFor(server, email);
    expect((await browser.post(verify, { token, code })).statusCode).toBe(410);
    expect((await browser.post(verify, { token: newToken, code: newCode })).statusCode).toBe(200);
  });

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

  test('without the cookie it still works for the only sign-up of the address', async () => {
    const { email } = await pending();
    const other = new Browser(server.app);
    server.clock.advance(minute);
    const token = tokenOf(await other.post(verify, { email }));
    expect((await other.post(verify, { token, code: await codeFor(server, email) })).statusCode).toBe(200);
  });

  test('without the cookie nothing is sent when a stranger has begun with the same address', async () => {
    const { email } = await pending();
    await beginSignUp(new Browser(server.app), email, 'the password of a stranger');
    const before = await codesFor(server, email);
    server.clock.advance(minute);
    tokenOf(await new Browser(server.app).post(verify, { email }));
    expect(await codesFor(server, email)).toEqual(before);
  });

  test('with the cookie it means the own sign-up, so the password stays the own one', async () => {
    const { email, browser } = await pending();
    await beginSignUp(new Browser(server.app), email, 'the password of a stranger');
    server.clock.advance(minute);
    const token = tokenOf(await browser.post(verify, { email }));
    await browser.post(verify, { token, code: await codeFor(server, email) });
    expect((await new Browser(server.app).post('/api/session', { email, password: goodPassword })).statusCode).toBe(200);
  });

  test('unknown and registered addresses get the same answer, the same wait, and no mail', async () => {
    const { email: known } = await signUp(server);
    const unknown = someEmail();
    server.clock.advance(minute);
    for (const email of [known, unknown]) {
      const before = await codesFor(server, email);
      const first = await new Browser(server.app).post(verify, { email });
      expect(first.statusCode).toBe(200);
      expect(tokenOf(first)).toHaveLength(43);
      expect(first.cookies).toEqual([]);
      expect((await new Browser(server.app).post(verify, { email })).statusCode).toBe(429);
      expect(await codesFor(server, email)).toEqual(before);
    }
  });

  test('a sign-up can be taken up again for a day', async () => {
    const { email, browser } = await pending();
    server.clock.advance(24 * 60 * minute);
    const before = await codesFor(server, email);
    tokenOf(await browser.post(verify, { email }));
    expect(await codesFor(server, email)).toEqual(before);
  });
});
