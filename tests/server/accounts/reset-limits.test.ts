import { afterAll, beforeAll, expect, test } from 'vitest';
import { codesFor, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { forgetful, resetPath } from '../../support/server/resets.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const minute = 60_000;

let networks = 0;
/** A browser at an address that no other test has. */
function elsewhere(): Browser {
  networks += 1;
  return new Browser(server.app, { remoteAddress: `198.51.100.${networks}` });
}

test('sixty seconds between two requests of one network, which keep no other network waiting', async () => {
  const { browser, email } = await forgetful(server);
  server.clock.advance(minute - 1);
  expect(envelopeOf(await browser.post(resetPath, { email }))).toMatchObject({ status_code: 6, payload: { retry_after: 1 } });
  expect((await elsewhere().post(resetPath, { email })).statusCode).toBe(200);
  server.clock.advance(1);
  expect((await browser.post(resetPath, { email })).statusCode).toBe(200);
});

test('ten mails an hour and twenty a day to one address, whoever asks', async () => {
  const { email } = await signUp(server);
  const ask = async () => (await elsewhere().post(resetPath, { email })).statusCode;
  server.clock.advance(60 * minute);
  for (let count = 0; count < 10; count += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  // A day begins with the first request, and those refused count as well.
  server.clock.advance(60 * minute);
  for (let count = 0; count < 9; count += 1) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  expect(await codesFor(server, email)).toHaveLength(20);
  server.clock.advance(23 * 60 * minute);
  expect(await ask()).toBe(200);
});

test('a hundred requests an hour from one network', async () => {
  const browser = elsewhere();
  const answers = await Promise.all(Array.from({ length: 103 }, () => browser.post(resetPath, { email: someEmail() })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(100);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
});
