import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codesFor, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { askForReset, confirmPath, newPassword, resetPath } from '../../support/server/resets.ts';

// Design 9, ASVS 6.3.8: nothing of a reset tells whether an address has an account.

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let networks = 0;
function elsewhere(): Browser {
  networks += 1;
  return new Browser(server.app, { remoteAddress: `198.51.100.${networks}` });
}

/** An answer without what differs by chance: the token's letters. */
const outline = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  headers: Object.keys(response.headers),
  length: response.headers['content-length'],
  body: response.body.replace(/"token":"[\w-]{43}"/, '"token":"..."'),
});

/** All that somebody who knows only an address can learn by asking. */
async function interrogate(email: string) {
  const browser = elsewhere();
  const asked = await browser.post(resetPath, { email: ` ${email.toUpperCase()}` });
  const early = await browser.post(resetPath, { email });
  const token = tokenOf(asked);
  const tries = [];
  for (const password of ['', newPassword]) tries.push(await browser.post(confirmPath, { token, code: '12345', password }));
  // Its own address is too easy a password for either.
  tries.push(await browser.post(confirmPath, { token, code: '123456', password: email }));
  for (const code of ['000000', '000001', '000002', '000003', '000004', '000005'])
    tries.push(await browser.post(confirmPath, { token, code, password: newPassword }));
  server.clock.advance(60_000);
  const again = await browser.post(resetPath, { email });
  const older = await browser.post(confirmPath, { token, code: '000000', password: newPassword });
  const newer = await browser.post(confirmPath, { token: tokenOf(again), code: '000000', password: newPassword });
  server.clock.advance(600_000);
  const late = await browser.post(confirmPath, { token: tokenOf(again), code: '000000', password: newPassword });
  return [asked, early, ...tries, again, older, newer, late].map(outline);
}

test('known and unknown addresses get the same answers, whatever is tried', async () => {
  const { email: known } = await signUp(server);
  const unknown = `nobody${known.slice('person'.length)}`;
  // Nearly never: one of the guesses above is the code that was mailed.
  const answers = [await interrogate(known), await interrogate(unknown)];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.map(({ status }) => status)).toEqual([200, 429, 400, 400, 400, 422, 422, 422, 422, 422, 410, 200, 410, 422, 410]);
});

test('only known addresses get mail', async () => {
  const { email: known } = await signUp(server);
  const unknown = someEmail();
  for (const email of [known, unknown]) await askForReset(elsewhere(), email);
  // The sign-up's code is the other one.
  expect(await codesFor(server, known)).toHaveLength(2);
  expect(await server.db.selectFrom('mails').select('guid').where('recipient', '=', unknown).execute()).toEqual([]);
});

test('known and unknown addresses take the same time', async () => {
  const { email } = await signUp(server);
  const time = async (address: string) => {
    server.clock.advance(3_600_000);
    const start = performance.now();
    await askForReset(elsewhere(), address);
    return performance.now() - start;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let count = 0; count < 9; count += 1) {
    times.known.push(await time(email));
    times.unknown.push(await time(someEmail()));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[4] ?? 0;
  expect(median(times.known) / median(times.unknown)).toBeGreaterThan(0.8);
  expect(median(times.known) / median(times.unknown)).toBeLessThan(1.25);
});
