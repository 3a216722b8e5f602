import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodPassword, sessionOf, signUp, someEmail } from '../../../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../../../support/server/app.ts';
import { Browser } from '../../../support/server/browser.ts';
import { goToDemo, messageOf, signInAtDemo, startPath } from '../../../support/server/oauth.ts';

let server: TestApp;
let browser: Browser;

beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(() => {
  browser = new Browser(server.app);
});
afterAll(() => server.close());

const session = async (by = browser) => sessionOf(await by.get('/api/session'));
const mailsTo = (email: string) => server.db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', email).execute();
const connected = (email: string) => server.db.selectFrom('connected_sign_ins').selectAll().where('email', '=', email).execute();
const success = (isNewUser: boolean) => ({ kind: 'anydish.sign-in', attempt: null, status: true, isNewUser, problem: null });

test.each(['google', 'facebook', 'apple'] as const)(
  'somebody new gets an account by %s, with the name that the provider knows',
  async (provider) => {
    const email = someEmail();
    expect(messageOf(await signInAtDemo(browser, provider, { name: 'Robin de la Fennel', email }))).toEqual(success(true));
    expect(await session()).toMatchObject({ isVerified: true, email, firstName: 'Robin', lastName: 'de la Fennel' });
    expect((await session()).extra.companies).toHaveLength(1);
    // Nobody else could have been surprised by it.
    expect(await mailsTo(email)).toEqual([]);
  },
);

test('without a name the account waits for its profile', async () => {
  const email = someEmail();
  await signInAtDemo(browser, 'google', { email });
  expect(await session()).toMatchObject({ isVerified: true, fullName: '', extra: { companies: [] } });
});

test('the same person comes back to the same account, in a session of their own', async () => {
  const email = someEmail();
  await signInAtDemo(browser, 'google', { name: 'Robin', email });
  const { guid } = await session();
  const earlier = browser.cookies.get('session');
  expect(messageOf(await signInAtDemo(browser, 'google', { name: 'Robin', email }))).toEqual(success(false));
  expect((await session()).guid).toBe(guid);
  expect(browser.cookies.get('session')).not.toBe(earlier);
  const old = new Browser(server.app);
  old.cookies.set('session', earlier ?? '');
  expect((await session(old)).isVerified).toBe(false);
});

test('a person is known by the provider’s name for them, not by the address (6.8.1)', async () => {
  const email = someEmail();
  await signInAtDemo(browser, 'google', { name: 'Robin', email });
  const { guid } = await session();
  const newAddress = someEmail();
  // The demo derives its name from the address; the row says what a provider with a stable name would have said.
  const { subject } = (await connected(email))[0] ?? {};
  const later = new Browser(server.app);
  const path = await goToDemo(later, 'google', { name: 'Robin', email: newAddress });
  const { createHash } = await import('node:crypto');
  const laterSubject = `demo-${createHash('sha256').update(newAddress).digest('hex').slice(0, 24)}`;
  await server.db
    .updateTable('connected_sign_ins')
    .set({ subject: laterSubject })
    .where('subject', '=', subject ?? '')
    .execute();
  expect(messageOf(await later.get(path))).toEqual(success(false));
  // The account keeps its own address; the connection tells the new one.
  expect(await session(later)).toMatchObject({ guid, email });
  expect(await connected(newAddress)).toMatchObject([{ user_guid: guid }]);
});

test('in one browser somebody else may come next, by the same provider or the other', async () => {
  for (const provider of ['google', 'google', 'facebook', 'apple', 'apple'] as const) {
    const email = someEmail();
    expect(messageOf(await signInAtDemo(browser, provider, { name: 'Robin', email }))).toEqual(success(true));
    expect(await session()).toMatchObject({ email });
  }
});

test('a verified address opens the account that has it, and the owner is told', async () => {
  const owner = await signUp(server);
  expect(messageOf(await signInAtDemo(browser, 'facebook', { name: 'X', email: owner.email.toUpperCase() }))).toEqual(success(false));
  expect((await session()).guid).toBe(owner.session.guid);
  const told = (await mailsTo(owner.email)).find(({ subject }) => subject === 'Facebook was connected to your AnyDish account');
  expect(told?.text).toContain('http://localhost:3000/reset-password');
  // The password still works, and another provider is another connection.
  expect((await new Browser(server.app).post('/api/session', { email: owner.email, password: goodPassword })).statusCode).toBe(200);
  await signInAtDemo(browser, 'google', { name: 'X', email: owner.email });
  expect((await connected(owner.email)).map(({ provider }) => provider).toSorted()).toEqual(['facebook', 'google']);
});

test.each(['google', 'facebook', 'apple'] as const)('an address that %s has not verified opens nobody’s account', async (provider) => {
  const owner = await signUp(server);
  expect(messageOf(await signInAtDemo(browser, provider, { email: owner.email, isVerified: false }))).toMatchObject({
    status: false,
    problem: 'emailTaken',
  });
  expect((await session()).isVerified).toBe(false);
  expect(await connected(owner.email)).toEqual([]);
});

test('an address that is not verified makes no account either', async () => {
  const email = someEmail();
  expect(messageOf(await signInAtDemo(browser, 'google', { email, isVerified: false })).problem).toBe('emailUnverified');
  expect(await server.db.selectFrom('users').selectAll().where('email', '=', email).execute()).toEqual([]);
});

test('a sign-up that waited for its code ends when the owner of the address comes by a provider', async () => {
  const email = someEmail();
  const stranger = new Browser(server.app);
  await stranger.post('/session', { email, password: goodPassword });
  await signInAtDemo(browser, 'google', { name: 'Robin', email });
  expect(await server.db.selectFrom('sign_ups').selectAll().where('email', '=', email).execute()).toEqual([]);
});

test('a refusal opens nothing', async () => {
  expect(messageOf(await signInAtDemo(browser, 'google', 'refuse'))).toMatchObject({ status: false, problem: 'cancelled' });
  expect((await session()).isVerified).toBe(false);
});

test('where no sign-up is allowed, only those with an account come in', async () => {
  const email = someEmail();
  const onlyKnown = { allowSignUp: false };
  expect(messageOf(await signInAtDemo(browser, 'google', { name: 'R', email }, onlyKnown)).problem).toBe('noAccount');
  await signInAtDemo(browser, 'google', { name: 'R', email });
  expect(messageOf(await signInAtDemo(new Browser(server.app), 'google', { name: 'R', email }, onlyKnown))).toEqual(success(false));
});

test('two arrivals of one newcomer at once make one account', async () => {
  const email = someEmail();
  const both = [browser, new Browser(server.app)];
  const paths = await Promise.all(both.map((one) => goToDemo(one, 'google', { name: 'Robin', email })));
  const answers = await Promise.all(both.map((one, index) => one.get(paths[index] ?? '')));
  expect(answers.map((answer) => messageOf(answer).status)).toEqual([true, true]);
  expect((await session(both[0])).guid).toBe((await session(both[1])).guid);
});

const connecting = { dataSourceConnect: true };

test('a provider is connected to the account that is signed in, with any address, and the owner is told', async () => {
  const owner = await signUp(server);
  const elsewhere = someEmail();
  const cookie = owner.browser.cookies.get('session');
  const answer = await signInAtDemo(owner.browser, 'google', { name: 'X', email: elsewhere, isVerified: false }, connecting);
  expect(messageOf(answer)).toEqual(success(false));
  // It is no sign-in: the session is the one that it was.
  expect(owner.browser.cookies.get('session')).toBe(cookie);
  expect((await session(owner.browser)).guid).toBe(owner.session.guid);
  expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain('Google was connected to your AnyDish account');
  expect(messageOf(await signInAtDemo(browser, 'google', { name: 'X', email: elsewhere, isVerified: false }))).toEqual(success(false));
  expect((await session()).guid).toBe(owner.session.guid);
});

test('what belongs to one account is not connected to another', async () => {
  const email = someEmail();
  await signInAtDemo(browser, 'google', { name: 'First', email });
  const second = await signUp(server);
  expect(messageOf(await signInAtDemo(second.browser, 'google', { name: 'First', email }, connecting)).problem).toBe('connectedElsewhere');
});

test('nobody signed in, nothing to connect: before the way to the provider, and after it', async () => {
  expect(messageOf(await browser.get(startPath('google', connecting))).problem).toBe('notSignedIn');
  const owner = await signUp(server);
  const path = await goToDemo(owner.browser, 'google', { name: 'X', email: someEmail() }, connecting);
  await owner.browser.delete('/api/session');
  expect(messageOf(await owner.browser.get(path)).problem).toBe('notSignedIn');
});

test.each([
  ['/ai/kitchen/new?x=1', '/ai/kitchen/new?x=1'],
  [undefined, '/account'],
  ['//evil.example', '/account'],
  ['/\\evil.example', '/account'],
  ['https:evil.example', '/account'],
  ['/%2f%2fevil.example', '/account'],
  ['javascript:alert(1)', '/account'],
  ['/%5cevil.example', '/account'],
  ['http://localhost:3000@evil.example/', '/account'],
  ['/login', '/account'],
])('a full page with the source page %s comes back to %s', async (sourcePage, location) => {
  const email = someEmail();
  await signInAtDemo(browser, 'google', { name: 'Robin', email });
  const options = { mode: 'page' as const, ...(sourcePage !== undefined && { sourcePage }) };
  const answer = await signInAtDemo(new Browser(server.app), 'google', { name: 'Robin', email }, options);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
});

test('a full page leads somebody new to the profile, and a refusal to the sign-in page', async () => {
  const page = { mode: 'page' as const, sourcePage: '/privacy' };
  const welcome = await signInAtDemo(browser, 'google', { name: 'Robin', email: someEmail() }, page);
  expect(welcome.headers.location).toBe('/sign-up/profile');
  const refusal = await signInAtDemo(new Browser(server.app), 'facebook', 'refuse', page);
  expect(refusal.headers.location).toBe('/login?oauth-problem=facebook.cancelled');
});

test('a new browser is told to the owner, and an account that was locked opens by no connected sign-in', async () => {
  const email = someEmail();
  await signInAtDemo(browser, 'google', { name: 'Robin', email });
  const elsewhere = new Browser(server.app);
  expect(messageOf(await signInAtDemo(elsewhere, 'google', { name: 'Robin', email }))).toEqual(success(false));
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['New sign-in to your AnyDish account']);
  const token = /#([\w-]{43})$/m.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
  expect((await new Browser(server.app).post('/api/session/denials', { token })).statusCode).toBe(200);
  expect((await session()).isVerified).toBe(false);
  // By the connection, and by the address that the provider has verified.
  for (const provider of ['google', 'facebook'] as const) {
    expect(messageOf(await signInAtDemo(elsewhere, provider, { name: 'Robin', email })).problem).toBe('locked');
    expect((await session(elsewhere)).isVerified).toBe(false);
  }
});
