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

  test('a sign-up can be taken up again for a day', async () => {
    const { email, browser } = await pending();
    server.clock.advance(24 * 60 * minute);
    const before = await codesFor(server, email);
    tokenOf(await browser.post(verify, { email }));
    expect(await codesFor(server, email)).toEqual(before);
  });
});
