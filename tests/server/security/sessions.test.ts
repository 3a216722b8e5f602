import { describe, expect, test } from 'vitest';
import { createSession } from '../../../server/sign-in/sessions.ts';
import { codeFor, goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';
import { askForReset, confirmPath, newPassword } from '../../support/server/resets.ts';
import { securityRun } from '../../support/server/security/run.ts';

const run = securityRun();
const day = 24 * 60 * 60_000;

const signIn = (browser: Browser, email: string, password = goodPassword) => browser.post('/api/session', { email, password });
const whoIs = async (browser: Browser) => sessionOf(await browser.get('/api/session')).email;

/** Somebody who got hold of a cookie. */
function thiefWith(token: string | undefined): Browser {
  const thief = run.elsewhere();
  thief.cookies.set('session', token ?? '');
  return thief;
}

describe('a new session', () => {
  test('has another token after signing in, and the earlier one is worth nothing', async () => {
    const { browser, email } = await signUp(run.server);
    const earlier = browser.cookies.get('session');
    await signIn(browser, email);
    expect(browser.cookies.get('session')).not.toBe(earlier);
    expect(await whoIs(thiefWith(earlier))).toBeNull();
    expect(await whoIs(browser)).toBe(email);
  });

  test('has another token after confirming an address, and the earlier one is worth nothing', async () => {
    const { browser } = await signUp(run.server);
    const earlier = browser.cookies.get('session');
    await signUp(run.server, someEmail(), browser);
    expect(browser.cookies.get('session')).not.toBe(earlier);
    expect(await whoIs(thiefWith(earlier))).toBeNull();
  });

  test('is not one that somebody else chose', async () => {
    const { email } = await signUp(run.server);
    const browser = thiefWith('chosen-by-an-attacker');
    await signIn(browser, email);
    expect(browser.cookies.get('session')).toMatch(/^[\w-]{43}$/);
    expect(await whoIs(thiefWith('chosen-by-an-attacker'))).toBeNull();
  });

  test('is hidden from scripts and other sites', async () => {
    const { email } = await signUp(run.server);
    const cookie = (await signIn(run.elsewhere(), email)).cookies.find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('is bound to the host and secure over https', async () => {
    const secure = await buildTestApp({ env: { PUBLIC_URL: 'https://anydish.example' } });
    const { browser, email } = await signUp(secure);
    expect([...browser.cookies.keys()]).toEqual(['__Host-session', '__Host-device']);
    const response = await signIn(browser, email);
    expect(response.headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.close();
  });

  test('is not opened under the name that a cookie of plain http has', async () => {
    const { server } = run;
    const secure = await buildTestApp({
      env: { PUBLIC_URL: 'https://anydish.example' },
      database: { db: server.db, close: async () => {} },
    });
    const { headers } = await signInSomebody(server);
    expect(sessionOf(await secure.app.inject({ url: '/api/session', headers })).email).toBeNull();
    await secure.close();
  });
});

describe('a session ends', () => {
  const open = async (isStaff = false) => {
    const { headers, email, userGuid } = await signInSomebody(run.server, { isStaff });
    const session = async () => sessionOf(await run.server.app.inject({ url: '/api/session', headers }));
    return { isOpen: async () => (await session()).email === email, headers, userGuid };
  };

  test('after thirty days without use', async () => {
    const { isOpen } = await open();
    run.server.clock.advance(30 * day - 1);
    expect(await isOpen()).toBe(true);
    run.server.clock.advance(30 * day);
    expect(await isOpen()).toBe(false);
  });

  test('after ninety days however busy it is', async () => {
    const { isOpen } = await open();
    for (let count = 0; count < 3; count += 1) {
      run.server.clock.advance(29 * day);
      expect(await isOpen()).toBe(true);
    }
    run.server.clock.advance(3 * day);
    expect(await isOpen()).toBe(false);
  });

  test('for staff after twelve hours', async () => {
    const { isOpen } = await open(true);
    run.server.clock.advance(day / 2 - 1);
    expect(await isOpen()).toBe(true);
    run.server.clock.advance(1);
    expect(await isOpen()).toBe(false);
  });

  test('at once like those of staff when its owner becomes staff', async () => {
    const { isOpen, userGuid } = await open();
    run.server.clock.advance(day / 2 - 1);
    await run.server.db.updateTable('users').set({ staff: '{"hasConsoleAccess":true}' }).where('guid', '=', userGuid).execute();
    expect(await isOpen()).toBe(true);
    run.server.clock.advance(1);
    expect(await isOpen()).toBe(false);
  });

  test('the oldest, when there are more than fifty of an account', async () => {
    const { browser, email, session } = await signUp(run.server);
    const living = () => run.server.db.selectFrom('sessions').select('guid').where('user_guid', '=', session.guid).execute();
    const made = { guid: session.guid, isStaff: false, userAgent: '' };
    for (let count = 0; count < 49; count += 1) {
      run.server.clock.advance(1);
      await createSession(run.server.db, run.server.app.deps, made);
    }
    expect([await whoIs(browser), (await living()).length]).toEqual([email, 50]);
    run.server.clock.advance(1);
    const newest = run.elsewhere();
    await signIn(newest, email);
    expect([await whoIs(browser), await whoIs(newest), (await living()).length]).toEqual([null, email, 50]);
    await Promise.all(Array.from({ length: 5 }, () => signIn(run.elsewhere(), email)));
    expect(await living()).toHaveLength(50);
  });

  test('when the user is deleted', async () => {
    const { headers, userGuid } = await signInSomebody(run.server);
    await run.server.db.deleteFrom('users').where('guid', '=', userGuid).execute();
    expect(sessionOf(await run.server.app.inject({ url: '/api/session', headers })).email).toBeNull();
  });

  test('on the server when its owner signs out, not only in the cookie', async () => {
    const { browser } = await signUp(run.server);
    const token = browser.cookies.get('session');
    expect(payloadOf(await browser.delete('/api/session'))).toBeNull();
    expect(browser.cookies.has('session')).toBe(false);
    expect(await whoIs(thiefWith(token))).toBeNull();
  });

  test('everywhere when its owner resets the password, and nobody else’s does', async () => {
    const [{ browser, email }, { browser: other }, phone] = [await signUp(run.server), await signUp(run.server), run.elsewhere()];
    await signIn(phone, email);
    const [tablet, stranger] = [thiefWith(phone.cookies.get('session')), await whoIs(other)];
    const token = await askForReset(browser, email);
    await run.elsewhere().post(confirmPath, { token, code: await codeFor(run.server, email), password: newPassword });
    expect(await Promise.all([browser, phone, tablet].map(whoIs))).toEqual([null, null, null]);
    expect(await whoIs(other)).toBe(stranger);
  });

  test('for calls that change something as well', async () => {
    const { headers } = await open();
    run.server.clock.advance(91 * day);
    const response = await run.server.app.inject({
      method: 'PUT',
      url: '/api/session/profile',
      headers,
      payload: { first_name: 'Ada', last_name: '' },
    });
    expect([response.statusCode, envelopeOf(response).status_code]).toEqual([401, 3]);
  });
});

describe('races', () => {
  test('of sign-ins with the old password against a reset open nothing that outlives it', async () => {
    const { browser, email } = await signUp(run.server);
    const token = await askForReset(browser, email);
    const code = await codeFor(run.server, email);
    const browsers = Array.from({ length: 8 }, () => run.elsewhere());
    const [changed] = await Promise.all([
      run.elsewhere().post(confirmPath, { token, code, password: newPassword }),
      ...browsers.map((each) => signIn(each, email)),
    ]);
    expect(changed.statusCode).toBe(200);
    expect(await Promise.all(browsers.map(whoIs))).toEqual(browsers.map(() => null));
  });

  test('of many who ask at once give each their own session', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => signInSomebody(run.server)));
    const seen = await Promise.all(people.map(({ headers }) => run.server.app.inject({ url: '/api/session', headers })));
    expect(seen.map((response) => sessionOf(response).email)).toEqual(people.map(({ email }) => email));
  });

  test('of a sign-out against look-ups leave nothing open afterwards', async () => {
    const { browser } = await signUp(run.server);
    const token = browser.cookies.get('session');
    const tabs = Array.from({ length: 6 }, () => thiefWith(token));
    await Promise.all([...tabs.map(whoIs), browser.delete('/api/session'), ...tabs.map(whoIs)]);
    expect(await Promise.all(tabs.map(whoIs))).toEqual(tabs.map(() => null));
  });

  test('of two sign-ins in one browser leave the earlier session dead', async () => {
    const { browser, email } = await signUp(run.server);
    const earlier = browser.cookies.get('session');
    const answers = await Promise.all([signIn(browser, email), signIn(browser, email)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await whoIs(thiefWith(earlier))).toBeNull();
  });
});
