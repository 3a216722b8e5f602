import { describe, expect, test } from 'vitest';
import { accountLimits } from '../../../server/sign-in/limits.ts';
import { ceilings } from '../../../server/limits/ceilings.ts';
import { codeFor, goodPassword, signUp, someEmail, tokenOf, wrong } from '../../support/server/accounts.ts';
import { envelopeOf } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { setReached } from '../../support/server/ceilings.ts';
import { confirmPath, newPassword, resetPath } from '../../support/server/resets.ts';
import { securityRun } from '../../support/server/security/run.ts';

// ASVS 6.3.1: guessing from many networks, and what it costs those who guess nothing.

const run = securityRun();

const signIn = (browser: Browser, email: string, password = 'a wrong password') => browser.post('/api/session', { email, password });
const submitCode = (remoteAddress: string) =>
  new Browser(run.server.app, { remoteAddress }).post('/session/emails/verifications', { token: 'x'.repeat(43), code: '123456' });

/** How many of so many calls pass, each from another network. */
async function passing(count: number, addressOf: (index: number) => string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => submitCode(addressOf(index))));
  return answers.filter(({ statusCode }) => statusCode !== 429).length;
}

describe('networks', () => {
  const { limit } = accountLimits.codeNetwork('');

  test('a whole /56 has twice what a /64 has, and a whole /48 four times, however many they rent', async () => {
    expect(await passing(2 * limit + 50, (index) => `2001:db8:1:${(index % 256).toString(16)}::1`)).toBe(2 * limit);
    expect(await passing(4 * limit + 50, (index) => `2001:db8:2:${(index * 97).toString(16)}::1`)).toBe(4 * limit);
    expect((await submitCode('2001:db8:3::1')).statusCode).not.toBe(429);
  });

  test('so does an account: exactly forty wrong passwords of a /48 are compared, and four a minute from then on', async () => {
    const { email } = await signUp(run.server);
    const attempts = Array.from({ length: 50 }, (_, index) =>
      signIn(new Browser(run.server.app, { remoteAddress: `2001:db8:4:${(index * 1_000).toString(16)}::1` }), email),
    );
    expect((await Promise.all(attempts)).filter(({ statusCode }) => statusCode === 401)).toHaveLength(44);
  });
});

describe('a browser that the account knows', () => {
  test('is let in wherever it is, and however much goes wrong in the whole product', async () => {
    const { browser, email } = await signUp(run.server);
    await setReached(run.server, ceilings.passwords, true);
    const [cookie, remoteAddress] = [`device=${browser.cookies.get('device')}`, run.network()];
    const stranger = new Browser(run.server.app, { remoteAddress });
    const tries = [await signIn(stranger, someEmail()), await signIn(stranger, someEmail()), await signIn(stranger, someEmail())];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 401, 429]);
    const own = new Browser(run.server.app, { remoteAddress, headers: { cookie } });
    expect((await signIn(own, email, goodPassword)).statusCode).toBe(200);
    await setReached(run.server, ceilings.passwords, false);
  });

  test('is one of that account alone', async () => {
    const [mine, theirs] = [await signUp(run.server), await signUp(run.server)];
    // Ten, and one more in this minute.
    for (let count = 0; count < 11; count += 1) await signIn(mine.browser, theirs.email);
    expect((await signIn(mine.browser, theirs.email, goodPassword)).statusCode).toBe(429);
  });

  test('is known no more after a reset', async () => {
    const { email } = await signUp(run.server, someEmail(), run.elsewhere());
    const browser = run.elsewhere();
    const token = tokenOf(await browser.post(resetPath, { email }));
    await browser.post(confirmPath, { token, code: await codeFor(run.server, email), password: newPassword });
    const devices = run.server.db
      .selectFrom('known_devices')
      .innerJoin('users', 'users.guid', 'known_devices.user_guid')
      .select('device_hash')
      .where('users.email', '=', email);
    expect(await devices.execute()).toEqual([]);
    await signIn(browser, email, newPassword);
    expect(await devices.execute()).toHaveLength(1);
  });

  test('is one of twenty at most: the one that was not used for longest is forgotten', async () => {
    const { email, session } = await signUp(run.server, someEmail(), run.elsewhere());
    const count = async () =>
      (await run.server.db.selectFrom('known_devices').select('device_hash').where('user_guid', '=', session.guid).execute()).length;
    for (let more = 0; more < 22; more += 1) await signIn(run.elsewhere(), email, goodPassword);
    expect(await count()).toBe(20);
  });
});

describe('while somebody guesses codes in bulk', () => {
  /** What a page of this version sends besides. */
  const ofToday = { keep: null };
  const asking = async (browser = run.elsewhere()) => {
    const { email } = await signUp(run.server, someEmail(), run.elsewhere());
    const token = tokenOf(await browser.post(resetPath, { email }));
    return { browser, email, token, code: await codeFor(run.server, email) };
  };
  const confirm = (browser: Browser, token: string, code: string, rest: object = ofToday) =>
    browser.post(confirmPath, { token, code, password: newPassword, ...rest });

  test('five hundred wrong ones in a day say so, wherever they come from', async () => {
    await setReached(run.server, { ...ceilings.resetCodes, limit: ceilings.resetCodes.limit - 1 }, true);
    const [first, second] = [await asking(), await asking()];
    expect(envelopeOf(await confirm(first.browser, first.token, first.code)).payload).toBeNull();
    expect((await confirm(second.browser, second.token, wrong(second.code))).statusCode).toBe(422);
    expect(envelopeOf(await confirm(second.browser, second.token, second.code)).payload).toMatchObject({ connections: [] });
    await setReached(run.server, ceilings.resetCodes, false);
  });

  test('so do fifteen for one address, and nobody else is asked for two', async () => {
    const [{ email }, other] = [await signUp(run.server, someEmail(), run.elsewhere()), await asking()];
    for (let count = 0; count < 3; count += 1) {
      const token = tokenOf(await run.elsewhere().post(resetPath, { email }));
      const code = await codeFor(run.server, email);
      for (let guesses = 0; guesses < 5; guesses += 1) await confirm(run.elsewhere(), token, wrong(code));
    }
    const token = tokenOf(await run.elsewhere().post(resetPath, { email }));
    const answer = await confirm(run.elsewhere(), token, await codeFor(run.server, email));
    expect(envelopeOf(answer).payload).toMatchObject({ connections: [] });
    expect(envelopeOf(await confirm(other.browser, other.token, other.code)).payload).toBeNull();
  });

  test('one right code is not enough: a second one is mailed, and both are good once', async () => {
    const { browser, email, token, code } = await asking();
    await setReached(run.server, ceilings.resetCodes, true);
    const next = tokenOf(await confirm(browser, token, code));
    expect((await signIn(run.elsewhere(), email, newPassword)).statusCode).toBe(401);
    expect((await confirm(browser, token, code)).statusCode).toBe(410);
    const second = await codeFor(run.server, email);
    expect((await confirm(browser, next, wrong(second))).statusCode).toBe(422);
    expect(envelopeOf(await confirm(browser, next, second)).payload).toBeNull();
    expect((await confirm(browser, next, second)).statusCode).toBe(410);
    await setReached(run.server, ceilings.passwords, false);
    expect((await signIn(run.elsewhere(), email, newPassword)).statusCode).toBe(200);
    await setReached(run.server, ceilings.resetCodes, false);
  });

  test('a browser that the account knows needs one code, as ever, and its mistakes count for nobody else', async () => {
    const { browser, email } = await signUp(run.server, someEmail(), run.elsewhere());
    await setReached(run.server, ceilings.resetCodes, true);
    const token = tokenOf(await browser.post(resetPath, { email }));
    const code = await codeFor(run.server, email);
    await confirm(browser, token, wrong(code));
    expect(envelopeOf(await confirm(browser, token, code)).payload).toBeNull();
    const { count } = await run.server.db
      .selectFrom('rate_limits')
      .select('count')
      .where('key', '=', ceilings.resetCodes.key)
      .executeTakeFirstOrThrow();
    expect(count).toBe(ceilings.resetCodes.limit);
    await setReached(run.server, ceilings.resetCodes, false);
  });

  test('a page of an older version, which knows no second code, is told to ask for a new one', async () => {
    const { browser, token, code } = await asking();
    await setReached(run.server, ceilings.resetCodes, true);
    expect(envelopeOf(await confirm(browser, token, code, {})).status_code).toBe(8);
    await setReached(run.server, ceilings.resetCodes, false);
  });
});
