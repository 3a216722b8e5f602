import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import { signUpLife } from '../../../server/sign-in/sign-ups.ts';
import { beginSignUp, codeFor, codesFor, sessionOf, someEmail, wrong } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { atConsole, type Console } from '../../support/server/console.ts';

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server, { hasConsoleAccess: true, hasUsersAccess: true });
});
afterAll(() => server.close());

const verify = '/session/emails/verifications';

/** Somebody who waits for a code, and how staff find who it is. */
async function waiting() {
  const [email, browser] = [someEmail(), new Browser(server.app)];
  const token = await beginSignUp(browser, email);
  const [row] = (await staff.page('signups', `q=${email}`)).rows;
  return { email, browser, token, guid: row?.guid ?? '', row };
}
const sendCode = (guid: string) => staff.done('signups', { action: 'sendCode', targets: { rows: [{ guid, version: 1 }] } });
const pause = () => server.clock.advance(61_000);

test('a waiting sign-up is found by its address, and its code is not shown', async () => {
  const { email, row, guid } = await waiting();
  expect(row?.cells).toMatchObject({ email, wayIn: 'password', delivery: 'waiting', expiresAt: server.clock.now() + signUpLife });
  const record = await staff.record('signups', guid);
  expect(record.fields).toMatchObject({ email, language: sourceLocale });
  expect(JSON.stringify(record)).not.toContain(await codeFor(server, email));
  expect((await staff.browser.get(`/api/console/find?text=${email}`)).body).toContain(guid);
});

test('the second code works on the waiting page, the first one does not', async () => {
  const { email, browser, token, guid } = await waiting();
  const before = await codeFor(server, email);
  pause();
  const run = await sendCode(guid);
  // A mail cannot be taken back.
  expect(run).toMatchObject({ done: 1, undoableUntil: null });
  const [code = '', ...others] = await codesFor(server, email);
  // The undelivered one with the code that is good no more is not delivered.
  expect([others, code === before]).toEqual([[], false]);
  expect(envelopeOf(await browser.post(verify, { token, code: before })).status_code).not.toBe(0);
  expect(sessionOf(await browser.post(verify, { token, code }))).toMatchObject({ email });
  expect((await staff.page('signups', `q=${email}`)).rows).toEqual([]);
});

test('also when the code has expired, or has no tries left', async () => {
  for (const spoil of ['expire', 'guess'] as const) {
    const { email, browser, token, guid } = await waiting();
    const code = await codeFor(server, email);
    if (spoil === 'expire') server.clock.advance(11 * 60_000);
    else for (let count = 0; count < 5; count += 1) await browser.post(verify, { token, code: wrong(code) });
    expect(envelopeOf(await browser.post(verify, { token, code })).status_code).not.toBe(0);
    pause();
    expect((await sendCode(guid)).done).toBe(1);
    expect(sessionOf(await browser.post(verify, { token, code: await codeFor(server, email) }))).toMatchObject({ email });
  }
});

test('the code only works in the browser that requested the first one', async () => {
  const { email, token, guid } = await waiting();
  pause();
  await sendCode(guid);
  const stranger = new Browser(server.app);
  expect((await stranger.post(verify, { token, code: await codeFor(server, email) })).statusCode).not.toBe(200);
});

test('staff wait as long between two codes as users, and the report says so', async () => {
  const { email, browser, guid } = await waiting();
  expect(await sendCode(guid)).toMatchObject({ done: 0, left: { tooSoon: 1 } });
  for (let count = 0; count < 9; count += 1) {
    pause();
    expect((await sendCode(guid)).done).toBe(1);
  }
  pause();
  // Ten mails an hour go to an address, all who ask for them together.
  expect(await sendCode(guid)).toMatchObject({ done: 0, left: { tooSoon: 1 } });
  expect((await browser.post(verify, { email })).statusCode).toBe(429);
});

test('an ended sign-up gets no code', async () => {
  const { guid } = await waiting();
  server.clock.advance(signUpLife + 1);
  const later = await atConsole(server, { hasConsoleAccess: true, hasUsersAccess: true });
  const rows = [{ guid, version: 1 }];
  expect(await later.done('signups', { action: 'sendCode', targets: { rows } })).toMatchObject({ done: 0, left: { tooLate: 1 } });
});
