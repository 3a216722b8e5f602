import { expect, test } from 'vitest';
import { accountLimits } from '../../../server/sign-in/limits.ts';
import { codeFor, goodPassword, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { Browser } from '../../support/server/browser.ts';
import { confirmPath, newPassword, resetPath } from '../../support/server/resets.ts';
import { securityRun } from '../../support/server/security/run.ts';

// ASVS 6.3.1: strangers who know an address slow its owner down in a new browser, and stop nobody.

const run = securityRun();
const minute = 60_000;

const newAccount = () => signUp(run.server, someEmail(), run.elsewhere());
const ask = async (browser: Browser, email: string) => (await browser.post(resetPath, { email })).statusCode;
const signIn = async (browser: Browser, email: string, password = 'a wrong password') =>
  (await browser.post('/api/session', { email, password })).statusCode;

/** So many strangers, each of whom asks for so many resets, one a minute. */
async function askInNetworks(email: string, networks: number, times: number): Promise<void> {
  const strangers = Array.from({ length: networks }, () => run.elsewhere());
  for (let time = 0; time < times; time += 1) {
    for (const stranger of strangers) await ask(stranger, email);
    run.server.clock.advance(minute);
  }
}

/** So many strangers, each of whom tries so many wrong passwords. */
async function tryInNetworks(email: string, networks: number, times: number): Promise<void> {
  for (let network = 0; network < networks; network += 1) {
    const stranger = run.elsewhere();
    for (let time = 0; time < times; time += 1) await signIn(stranger, email);
  }
}

test('twenty requests from each of four networks: the owner gets a code in a new browser, and a new password by it', async () => {
  const { email } = await newAccount();
  await askInNetworks(email, 4, 20);
  const own = run.elsewhere();
  const response = await own.post(resetPath, { email });
  expect(response.statusCode).toBe(200);
  const confirmation = { token: tokenOf(response), code: await codeFor(run.server, email), password: newPassword };
  expect((await own.post(confirmPath, confirmation)).statusCode).toBe(200);
});

test('of two in networks of their own the second waits for ten minutes at most', async () => {
  const { email } = await newAccount();
  await askInNetworks(email, 4, 20);
  expect(await ask(run.elsewhere(), email)).toBe(200);
  const second = run.elsewhere();
  const refused = await second.post(resetPath, { email });
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.toSatisfy((seconds) => seconds <= 600)]);
  run.server.clock.advance(10 * minute);
  expect(await ask(second, email)).toBe(200);
});

test('an owner in the network of a stranger waits for an hour at most', async () => {
  const { email } = await newAccount();
  const remoteAddress = run.network();
  const inNetwork = () => new Browser(run.server.app, { remoteAddress });
  for (let time = 0; time < 20; time += 1) {
    await ask(inNetwork(), email);
    run.server.clock.advance(minute);
  }
  const refused = await inNetwork().post(resetPath, { email });
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 3_600]).toEqual([429, true]);
  run.server.clock.advance(60 * minute);
  expect(await ask(inNetwork(), email)).toBe(200);
});

test('what is refused for the mails of an hour costs none of the day', async () => {
  const { email } = await newAccount();
  await askInNetworks(email, 30, 1);
  const { key } = accountLimits.resetMailsDay(email);
  const day = await run.server.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirstOrThrow();
  expect(day.count).toBe(10);
});

test('a browser that the account knows asks, enters its code and signs in, whatever others do in its own network', async () => {
  const email = someEmail();
  const remoteAddress = run.network();
  const inNetwork = (headers = {}) => new Browser(run.server.app, { remoteAddress, headers });
  const { browser } = await signUp(run.server, email, run.elsewhere());
  const own = inNetwork({ cookie: `device=${browser.cookies.get('device')}` });
  for (let time = 0; time < 110; time += 1) {
    await signIn(inNetwork(), email);
    await inNetwork().post(confirmPath, { token: 'x'.repeat(43), code: '123456', password: newPassword });
  }
  await askInNetworks(email, 4, 20);
  await ask(inNetwork(), email);
  expect(await signIn(own, email, goodPassword)).toBe(200);
  const response = await own.post(resetPath, { email });
  expect(response.statusCode).toBe(200);
  const confirmation = { token: tokenOf(response), code: await codeFor(run.server, email), password: newPassword };
  expect((await own.post(confirmPath, confirmation)).statusCode).toBe(200);
});

test('tries that are refused in one network cost the account none of those of others', async () => {
  const { email } = await newAccount();
  await tryInNetworks(email, 1, 120);
  const { key } = accountLimits.signInStrangers(email);
  const all = await run.server.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirstOrThrow();
  expect(all.count).toBe(11);
});

test('a hundred and twenty wrong passwords from everywhere: the owner in a new browser waits for a quarter of an hour at most', async () => {
  const { email } = await newAccount();
  await tryInNetworks(email, 12, 10);
  const own = run.elsewhere();
  const refused = await own.post('/api/session', { email, password: goodPassword });
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 900]).toEqual([429, true]);
  run.server.clock.advance(15 * minute);
  expect(await signIn(own, email, goodPassword)).toBe(200);
});

test('sixty wrong passwords in a network: the owner in a new browser there waits for a minute', async () => {
  const { email } = await newAccount();
  const remoteAddress = run.network();
  for (let time = 0; time < 60; time += 1) await signIn(new Browser(run.server.app, { remoteAddress }), email);
  const own = new Browser(run.server.app, { remoteAddress });
  const refused = await own.post('/api/session', { email, password: goodPassword });
  expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true]);
  run.server.clock.advance(minute);
  expect(await signIn(own, email, goodPassword)).toBe(200);
});

test('a day of guessing from a thousand networks compares two hundred passwords of one account', async () => {
  const { email } = await newAccount();
  const quarter = 15 * minute;
  let compared = 0;
  for (let time = 0; time < 24 * 60 * minute; time += quarter) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(run.elsewhere(), email)));
    compared += answers.filter((status) => status === 401).length;
    run.server.clock.advance(quarter);
  }
  expect(compared).toBeGreaterThan(100);
  expect(compared).toBeLessThanOrEqual(200);
});
