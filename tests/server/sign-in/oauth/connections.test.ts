import { assert } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionsSchema, type Connections } from '../../../../contract/account/connections.ts';
import { readConnections } from '../../../../server/sign-in/oauth/connections.ts';
import { sessionOf, signUp, someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, type TestApp } from '../../../support/server/app.ts';
import { Browser } from '../../../support/server/browser.ts';
import { goToDemo, messageOf, signInAtDemo, startPath } from '../../../support/server/oauth.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const path = '/api/session/connections';
const connecting = { dataSourceConnect: true };

function connectionsIn(response: Parameters<typeof payloadOf>[0]): Connections {
  const payload = payloadOf(response);
  assert(payload, connectionsSchema);
  return payload;
}
const list = async (browser: Browser) => connectionsIn(await browser.get(path));
const subjectsTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('guid').execute()).map(
    ({ subject }) => subject,
  );

/** Somebody who came by Google and has no password. */
async function newcomer() {
  const [browser, email] = [new Browser(server.app), someEmail()];
  await signInAtDemo(browser, 'google', { name: 'Robin', email });
  return { browser, email };
}

test('lists what opens the account: provider, address, since when, last used', async () => {
  const { browser, email } = await newcomer();
  const since = server.clock.now();
  server.clock.advance(1_000);
  await signInAtDemo(browser, 'google', { name: 'Robin', email });
  const { hasPassword, items } = await list(browser);
  expect(hasPassword).toBe(false);
  expect(items).toMatchObject([{ provider: 'google', email, createdAt: since, lastUsedAt: since + 1_000, canDisconnect: false }]);
});

test('an account with a password has nothing connected at first', async () => {
  const owner = await signUp(server);
  expect(await list(owner.browser)).toEqual({ hasPassword: true, items: [] });
});

test.each(['GET', 'DELETE'] as const)('%s is for those who are signed in', async (method) => {
  const answer = await new Browser(server.app).call(method, method === 'GET' ? path : `${path}/any`);
  expect([answer.statusCode, envelopeOf(answer).status_code]).toEqual([401, 3]);
});

test('Apple is connected and disconnected like the others, and the owner sees that it hides the address', async () => {
  const owner = await signUp(server);
  await signInAtDemo(owner.browser, 'apple', { name: 'X', email: someEmail(), isHidden: true }, connecting);
  const { items } = await list(owner.browser);
  expect(items).toMatchObject([
    { provider: 'apple', email: expect.stringContaining('@privaterelay.appleid.com') as unknown, isRelayed: true },
  ]);
  expect(connectionsIn(await owner.browser.delete(`${path}/${items[0]?.guid}`)).items).toEqual([]);
  expect((await subjectsTo(owner.email)).at(-1)).toBe('Apple was disconnected from your AnyDish account');
});

test('what is disconnected opens the account no more, and the owner is told', async () => {
  const owner = await signUp(server);
  await signInAtDemo(owner.browser, 'google', { name: 'X', email: someEmail() }, connecting);
  const [item] = (await list(owner.browser)).items;
  expect(item?.canDisconnect).toBe(true);
  expect(connectionsIn(await owner.browser.delete(`${path}/${item?.guid}`))).toEqual({ hasPassword: true, items: [] });
  expect((await subjectsTo(owner.email)).slice(-2)).toEqual([
    'Google was connected to your AnyDish account',
    'Google was disconnected from your AnyDish account',
  ]);
  const later = new Browser(server.app);
  const answer = await signInAtDemo(later, 'google', { name: 'X', email: item?.email ?? '' }, { allowSignUp: false });
  expect(messageOf(answer).problem).toBe('noAccount');
  // A user who is signed in stays signed in.
  expect(sessionOf(await owner.browser.get('/api/session')).guid).toBe(owner.session.guid);
});

test('the last way in stays', async () => {
  const { browser, email } = await newcomer();
  const [google] = (await list(browser)).items;
  const refusal = await browser.delete(`${path}/${google?.guid}`);
  expect([refusal.statusCode, envelopeOf(refusal).status_code]).toEqual([409, 10]);
  await signInAtDemo(browser, 'facebook', { name: 'Robin', email: someEmail() }, connecting);
  expect((await list(browser)).items.map(({ canDisconnect }) => canDisconnect)).toEqual([true, true]);
  const left = connectionsIn(await browser.delete(`${path}/${google?.guid}`));
  expect(left.items).toMatchObject([{ provider: 'facebook', canDisconnect: false }]);
  expect(await subjectsTo(email)).toContain('Google was disconnected from your AnyDish account');
});

test('of two that are taken away at once, one stays', async () => {
  const { browser } = await newcomer();
  await signInAtDemo(browser, 'facebook', { name: 'Robin', email: someEmail() }, connecting);
  const { items } = await list(browser);
  const answers = await Promise.all(items.map(({ guid }) => browser.delete(`${path}/${guid}`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await list(browser)).items).toHaveLength(1);
});

test('a provider that is not offered any more is no way in', async () => {
  const withoutApple = { ...server.config, isEmbedded: false, google: { clientId: '', clientSecret: '', issuer: null } };
  const { browser } = await newcomer();
  const guid = sessionOf(await browser.get('/api/session')).guid;
  await server.db
    .insertInto('connected_sign_ins')
    .values({
      guid: crypto.randomUUID(),
      provider: 'apple',
      subject: someEmail(),
      user_guid: guid,
      email: null,
      created_at: 0,
      last_used_at: 0,
    })
    .execute();
  const { items } = await readConnections(server.db, withoutApple, { guid, hasPassword: false });
  expect(items.map(({ provider, canDisconnect }) => [provider, canDisconnect])).toEqual([
    ['apple', true],
    ['google', false],
  ]);
});

test.each(['nonsense', '01890000-0000-7000-8000-000000000000'])('what is not there (%s) is not found', async (guid) => {
  const owner = await signUp(server);
  expect((await owner.browser.delete(`${path}/${guid}`)).statusCode).toBe(404);
});

test('somebody else’s is as if there were none (8.2.2)', async () => {
  const { browser } = await newcomer();
  const [item] = (await list(browser)).items;
  const other = await signUp(server);
  expect((await other.browser.delete(`${path}/${item?.guid}`)).statusCode).toBe(404);
  expect((await list(browser)).items).toHaveLength(1);
});

test('a page of another site disconnects nothing (3.5.1)', async () => {
  const owner = await signUp(server);
  await signInAtDemo(owner.browser, 'google', { name: 'X', email: someEmail() }, connecting);
  const [item] = (await list(owner.browser)).items;
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await owner.browser.delete(`${path}/${item?.guid}`, { headers })).statusCode).toBe(403);
  expect((await list(owner.browser)).items).toHaveLength(1);
});

test('who signed in more than an hour ago signs in again before something is connected (7.5.1)', async () => {
  const owner = await signUp(server);
  server.clock.advance(60 * 60_000);
  expect(messageOf(await owner.browser.get(startPath('google', connecting))).problem).toBe('signInAgain');
  expect((await list(owner.browser)).items).toEqual([]);
});

test('a full page that was to connect something comes back to where it left from, with what went wrong', async () => {
  const owner = await signUp(server);
  const page = { mode: 'page' as const, sourcePage: '/account/sign-ins', ...connecting };
  const refusal = await signInAtDemo(owner.browser, 'google', 'refuse', page);
  expect(refusal.headers.location).toBe('/account/sign-ins?oauth-problem=google.cancelled');
  const success = await signInAtDemo(owner.browser, 'google', { name: 'X', email: someEmail() }, page);
  expect(success.headers.location).toBe('/account/sign-ins');
  const elsewhere = await signInAtDemo(owner.browser, 'google', 'refuse', { ...page, sourcePage: '//evil.example' });
  expect(elsewhere.headers.location).toBe('/account/sign-ins?oauth-problem=google.cancelled');
});

test('the page of a window that was to connect something says so', async () => {
  const owner = await signUp(server);
  const [yes, no] = [
    await signInAtDemo(owner.browser, 'google', { name: 'X', email: someEmail() }, connecting),
    await owner.browser.get(await goToDemo(owner.browser, 'facebook', 'refuse', connecting)),
  ];
  expect(yes.body).toContain('<h1>Google is connected</h1>');
  expect(no.body).toContain('<h1>Facebook is not connected</h1>');
  expect(no.body).toContain('href="/account/sign-ins"');
});
