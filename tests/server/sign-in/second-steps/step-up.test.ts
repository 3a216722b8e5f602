import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../../server/sign-in/passwords.ts';
import { goodPassword } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp } from '../../../support/server/app.ts';
import { codeOf, halfWay, period, secondStepPaths as paths, setUpApp } from '../../../support/server/authenticators.ts';
import type { Browser } from '../../../support/server/browser.ts';
import { agent, inBrowser, reason, whoIs } from '../../../support/server/impersonations.ts';
import { addPasskey, signInWith } from '../../../support/server/authenticator.ts';
import { elsewhere } from '../../../support/server/settings.ts';
import { openTestDatabase } from '../../../support/server/database.ts';

const minute = 60_000;

let [demo, production]: [TestApp?, TestApp?] = [];
const here = () => demo as TestApp;
const outside = () => production as TestApp;
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(goodPassword);
  demo = await buildTestApp();
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' };
  production = await buildTestApp({ env, database: await openTestDatabase() });
});
afterAll(async () => {
  await here().close();
  await outside().close();
});

/** A member of staff with a password. */
async function staffOf(server: TestApp) {
  const { browser, viewer } = await inBrowser(server, agent);
  await server.db.updateTable('users').set({ password_hash: passwordHash }).where('guid', '=', viewer.userGuid).execute();
  return { browser, viewer };
}

const begin = async (server: TestApp, browser: Browser) => {
  const user = await signInSomebody(server);
  const answer = await browser.post(`/api/console/users/${user.userGuid}/login`, { reason });
  return { code: envelopeOf(answer).status_code, user };
};
const waysOf = async (browser: Browser) => payloadOf(await browser.get(paths.stepUp));

describe('in a demo', () => {
  test('the password is enough, for a quarter of an hour to the millisecond', async () => {
    const { browser } = await staffOf(here());
    expect((await begin(here(), browser)).code).toBe(15);
    expect(await waysOf(browser)).toEqual({ code: false, password: true, passkey: false });
    const wrong = await browser.post(paths.stepUp, { password: 'a wrong password' });
    expect(envelopeOf(wrong)).toMatchObject({ status_code: 2, payload: { password: 'This is not your current password' } });
    expect((await begin(here(), browser)).code).toBe(15);
    expect((await browser.post(paths.stepUp, { password: goodPassword })).statusCode).toBe(200);
    here().clock.advance(15 * minute - 1);
    const { code, user } = await begin(here(), browser);
    expect(code).toBe(0);
    expect((await whoIs(browser)).email).toBe(user.email);
  });

  test('it is not asked for again within a quarter of an hour after a sign-in with it, unless the account has a passkey', async () => {
    const one = await staffOf(here());
    const signedIn = await halfWay(here(), one.viewer.email);
    here().clock.advance(15 * minute - 1);
    expect((await begin(here(), signedIn)).code).toBe(0);

    const other = await staffOf(here());
    await addPasskey(other.browser);
    expect((await begin(here(), await halfWay(here(), other.viewer.email))).code).toBe(15);
  });

  test('it is asked for again afterwards', async () => {
    const { browser } = await staffOf(here());
    await browser.post(paths.stepUp, { password: goodPassword });
    here().clock.advance(15 * minute);
    expect((await begin(here(), browser)).code).toBe(15);
  });

  test('what one session has shown is nothing for another', async () => {
    const { browser, viewer } = await staffOf(here());
    const other = await halfWay(here(), viewer.email);
    here().clock.advance(15 * minute);
    await browser.post(paths.stepUp, { password: goodPassword });
    expect((await begin(here(), other)).code).toBe(15);
  });

  test('an account with an app is asked for its code, and the password is none', async () => {
    const { browser } = await staffOf(here());
    const secret = await setUpApp(here(), browser);
    here().clock.advance(period);
    expect(await waysOf(browser)).toEqual({ code: true, password: false, passkey: false });
    expect((await browser.post(paths.stepUp, { password: goodPassword })).statusCode).toBe(400);
    expect((await begin(here(), browser)).code).toBe(15);
    expect((await browser.post(paths.stepUp, { code: codeOf(here(), secret) })).statusCode).toBe(200);
    expect((await begin(here(), browser)).code).toBe(0);
  });

  test('a sign-in with a code was a second step just now', async () => {
    const { browser, viewer } = await staffOf(here());
    const secret = await setUpApp(here(), browser);
    here().clock.advance(period);
    const signedIn = await halfWay(here(), viewer.email);
    await signedIn.post(paths.signIn, { code: codeOf(here(), secret) });
    expect((await begin(here(), signedIn)).code).toBe(0);
  });
});

describe('a passkey', () => {
  test('is a second factor in production, and a second step once it is used', async () => {
    const { browser } = await staffOf(outside());
    const passkey = await addPasskey(browser);
    expect(await waysOf(browser)).toEqual({ code: false, password: false, passkey: true });
    expect((await begin(outside(), browser)).code).toBe(15);
    expect(envelopeOf(await browser.post(paths.stepUp, { password: goodPassword })).status_code).toBe(15);
    const options = payloadOf(await browser.post(`${paths.stepUp}/passkey`));
    const stranger = await staffOf(outside());
    const other = await addPasskey(stranger.browser);
    expect((await browser.post(paths.stepUp, { assertion: other.assert(options) })).statusCode).toBe(401);
    const again = payloadOf(await browser.post(`${paths.stepUp}/passkey`));
    expect((await browser.post(paths.stepUp, { assertion: passkey.assert(again) })).statusCode).toBe(200);
    expect((await begin(outside(), browser)).code).toBe(0);
  });

  test('that opened the session was a second step just now', async () => {
    const { browser, viewer } = await staffOf(outside());
    const passkey = await addPasskey(browser);
    const entered = elsewhere(outside());
    await signInWith(entered, passkey);
    expect((await whoIs(entered)).email).toBe(viewer.email);
    expect((await begin(outside(), entered)).code).toBe(0);
  });
});

describe('in production', () => {
  test('staff without a second factor are told to set one up: nothing of the console opens', async () => {
    const { browser } = await staffOf(outside());
    const { code, user } = await begin(outside(), browser);
    expect(code).toBe(16);
    expect(envelopeOf(await browser.get(`/api/console/users/${user.userGuid}/login`)).status_code).toBe(16);
    expect(await waysOf(browser)).toEqual({ code: false, password: false, passkey: false });
    expect(envelopeOf(await browser.post(paths.stepUp, { password: goodPassword })).status_code).toBe(16);
    expect((await begin(outside(), browser)).code).toBe(16);
  });

  test('with an app it opens to its code', async () => {
    const { browser } = await staffOf(outside());
    const secret = await setUpApp(outside(), browser);
    outside().clock.advance(period);
    const { code, user } = await begin(outside(), browser);
    expect(code).toBe(15);
    expect((await browser.get(`/api/console/users/${user.userGuid}/login`)).statusCode).toBe(200);
    await browser.post(paths.stepUp, { code: codeOf(outside(), secret) });
    expect((await begin(outside(), browser)).code).toBe(0);
  });

  test('everybody else goes on with a password alone', async () => {
    const { viewer } = await inBrowser(outside());
    await outside().db.updateTable('users').set({ password_hash: passwordHash }).where('guid', '=', viewer.userGuid).execute();
    expect((await whoIs(await halfWay(outside(), viewer.email))).email).toBe(viewer.email);
  });
});
