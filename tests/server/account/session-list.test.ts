import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, sessionOf, signUp, someEmail } from '../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';
import { devicesOf, elsewhere, settingsPaths } from '../../support/server/settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const day = 24 * 60 * 60_000;

const whoIs = async (browser: Browser) => sessionOf(await browser.get('/api/session')).email;
const list = async (browser: Browser) => devicesOf(await browser.get(settingsPaths.sessions));
const endOne = (browser: Browser, guid: string) => browser.delete(`${settingsPaths.sessions}/${guid}`);

/** Signed in by Firefox, which signed up, and later by Safari. */
async function onTwoDevices() {
  const desk = elsewhere(server, { 'user-agent': firefox });
  const phone = elsewhere(server, { 'user-agent': safari });
  const { email } = await signUp(server, someEmail(), desk);
  server.clock.advance(60_000);
  await phone.post('/api/session', { email, password: goodPassword });
  return { desk, phone, email };
}

const guidOf = async (browser: Browser) => (await list(browser)).find(({ isCurrent }) => isCurrent)?.guid ?? '';

test('lists the devices, the one that asks first, with what they are and when they were used', async () => {
  const { desk, phone } = await onTwoDevices();
  const now = server.clock.now();
  expect(await list(desk)).toEqual([
    { guid: expect.any(String), browser: 'Firefox', system: 'Windows', createdAt: now - 60_000, lastSeenAt: now - 60_000, isCurrent: true },
    { guid: expect.any(String), browser: 'Safari', system: 'iOS', createdAt: now, lastSeenAt: now, isCurrent: false },
  ]);
  expect((await list(phone)).map(({ browser, isCurrent }) => [browser, isCurrent])).toEqual([
    ['Safari', true],
    ['Firefox', false],
  ]);
});

test('tells when a device was last used', async () => {
  const { desk, phone } = await onTwoDevices();
  server.clock.advance(day);
  await phone.get('/api/session');
  server.clock.advance(1);
  const [, other] = await list(desk);
  expect(other?.lastSeenAt).toBe(server.clock.now() - 1);
});

test('leaves out what has ended by its time, and other people', async () => {
  const { desk, email } = await onTwoDevices();
  await signUp(server, someEmail(), elsewhere(server));
  for (let days = 0; days < 30; days += 15) {
    server.clock.advance(15 * day);
    await desk.get('/api/session');
  }
  expect((await list(desk)).map(({ browser }) => browser)).toEqual(['Firefox']);
  server.clock.advance(day);
  const rows = await server.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.guid', 'sessions.user_guid')
    .where('email', '=', email)
    .select('sessions.guid')
    .execute();
  // Nobody has swept the other one yet.
  expect(rows).toHaveLength(2);
});

describe('signing one out', () => {
  test('ends it at once, and answers the list without it', async () => {
    const { desk, phone, email } = await onTwoDevices();
    const left = devicesOf(await endOne(desk, await guidOf(phone)));
    expect(left.map(({ browser }) => browser)).toEqual(['Firefox']);
    expect([await whoIs(phone), await whoIs(desk)]).toEqual([null, email]);
    expect((await phone.get(settingsPaths.sessions)).statusCode).toBe(401);
  });

  test('that is signed out already is not found', async () => {
    const { desk, phone } = await onTwoDevices();
    const guid = await guidOf(phone);
    await endOne(desk, guid);
    expect((await endOne(desk, guid)).statusCode).toBe(404);
  });

  test.each([
    ['of somebody else', async () => guidOf((await onTwoDevices()).phone)],
    ['of nobody', () => Promise.resolve('0195f000-0000-7000-8000-000000000000')],
    ['with no guid at all', () => Promise.resolve('everything')],
    ['with a guid in the manner of SQL', () => Promise.resolve("' or '1'='1")],
  ])('%s is not found, and ends nothing', async (_, find) => {
    const { desk, phone, email } = await onTwoDevices();
    expect((await endOne(desk, encodeURIComponent(await find()))).statusCode).toBe(404);
    expect([await whoIs(phone), await whoIs(desk)]).toEqual([email, email]);
  });

  test('does not end the one that asks: that is what signing out is for', async () => {
    const { desk, email } = await onTwoDevices();
    expect((await endOne(desk, await guidOf(desk))).statusCode).toBe(404);
    expect(await whoIs(desk)).toBe(email);
  });
});

test('signing all others out ends each of them, and nobody else’s', async () => {
  const { desk, phone, email } = await onTwoDevices();
  const laptop = elsewhere(server);
  await laptop.post('/api/session', { email, password: goodPassword });
  const stranger = await onTwoDevices();
  const left = devicesOf(await desk.delete(settingsPaths.sessions));
  expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect([await whoIs(phone), await whoIs(laptop), await whoIs(desk)]).toEqual([null, null, email]);
  expect(await whoIs(stranger.phone)).toBe(stranger.email);
});

test.each([
  ['GET', settingsPaths.sessions],
  ['DELETE', settingsPaths.sessions],
  ['DELETE', `${settingsPaths.sessions}/0195f000-0000-7000-8000-000000000000`],
] as const)('%s %s is for members', async (method, path) => {
  expect((await elsewhere(server).call(method, path)).statusCode).toBe(401);
});

test.each([
  ['a token', (device: object) => JSON.stringify(device).includes('token')],
  ['a hash', (device: object) => JSON.stringify(device).includes('hash')],
])('no device gives away %s', async (_, hasIt) => {
  const { desk } = await onTwoDevices();
  expect((await list(desk)).some(hasIt)).toBe(false);
});

test('a browser that says nothing, or far too much, opens a session like any other', async () => {
  const { email } = await onTwoDevices();
  for (const agent of ['', 'x'.repeat(10_000), `${'x'.repeat(100)}/5.0 ${'('.repeat(5_000)}`]) {
    const browser = elsewhere(server, { 'user-agent': agent });
    expect((await browser.post('/api/session', { email, password: goodPassword })).statusCode).toBe(200);
    expect((await list(browser))[0]).toMatchObject({ browser: null, system: null, isCurrent: true });
  }
  const kept = await server.db.selectFrom('sessions').select('user_agent').execute();
  expect(Math.max(...kept.map(({ user_agent: agent }) => agent.length))).toBeLessThanOrEqual(400);
});
