import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, sessionOf, signUp } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

const day = 24 * 60 * 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const sessionFor = async (headers: Record<string, string>) => sessionOf(await server.app.inject({ url: '/api/session', headers }));

test('whoever is not signed in is the default anonymous user, with a fresh guid each time', async () => {
  const [one, other] = [await sessionFor({}), await sessionFor({})];
  expect(one).toEqual({
    guid: one.guid,
    isVerified: false,
    email: null,
    firstName: '',
    lastName: '',
    fullName: '',
    natsUserToken: '',
    extra: {},
  });
  expect(one.guid).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.guid).not.toBe(one.guid);
});

test('a member of companies sees them, oldest first, with their projects', async () => {
  const somebody = await signInSomebody(server);
  const row = { guid: crypto.randomUUID(), name: 'Second', uri: 'second', industry: 'Food', size: '2-10', created_at: 7 };
  await server.db.insertInto('companies').values(row).execute();
  const member = { company_guid: row.guid, user_guid: somebody.userGuid, created_at: server.clock.now() + 1 };
  await server.db.insertInto('company_members').values(member).execute();
  const project = { guid: crypto.randomUUID(), company_guid: row.guid, name: 'Menu', uri: 'menu', created_at: 0 };
  await server.db.insertInto('projects').values(project).execute();
  const { extra } = await sessionFor(somebody.headers);
  expect(extra.companies?.map(({ uri }) => uri)).toEqual([somebody.companyUri, 'second']);
  expect(extra.companies?.[1]).toEqual({
    guid: row.guid,
    createdAt: 7,
    name: 'Second',
    uri: 'second',
    industry: 'Food',
    size: '2-10',
    projects: [{ guid: project.guid, name: 'Menu', uri: 'menu' }],
  });
});

test('staff flags are there for staff, and for nobody else', async () => {
  const [staff, somebody] = [await signInSomebody(server, { isStaff: true }), await signInSomebody(server)];
  expect((await sessionFor(staff.headers)).extra.su).toEqual({ hasConsoleAccess: true });
  expect((await sessionFor(somebody.headers)).extra).not.toHaveProperty('su');
});

test('signing out ends the session on the server, not only the cookie', async () => {
  const { browser } = await signUp(server);
  const token = browser.cookies.get('session') ?? '';
  const response = await browser.delete('/api/session');
  expect(payloadOf(response)).toBeNull();
  expect(browser.cookies.has('session')).toBe(false);
  expect((await sessionFor({ cookie: `session=${token}` })).email).toBeNull();
});

test('signing out without a session is no error', async () => {
  expect((await new Browser(server.app).delete('/api/session')).statusCode).toBe(200);
});

test('many requests at once each see their own viewer', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => signInSomebody(server)));
  const seen = await Promise.all(people.map(({ headers }) => sessionFor(headers)));
  expect(seen.map(({ email }) => email)).toEqual(people.map(({ email }) => email));
});

describe('a session ends', () => {
  const open = async (isStaff = false) => {
    const { headers, email } = await signInSomebody(server, { isStaff });
    return { isOpen: async () => (await sessionFor(headers)).email === email, headers };
  };

  test('after thirty days without use', async () => {
    const { isOpen } = await open();
    server.clock.advance(30 * day - 1);
    expect(await isOpen()).toBe(true);
    server.clock.advance(30 * day);
    expect(await isOpen()).toBe(false);
  });

  test('after ninety days however busy it is', async () => {
    const { isOpen } = await open();
    for (let count = 0; count < 3; count += 1) {
      server.clock.advance(29 * day);
      expect(await isOpen()).toBe(true);
    }
    server.clock.advance(3 * day);
    expect(await isOpen()).toBe(false);
  });

  test('for staff after twelve hours', async () => {
    const { isOpen } = await open(true);
    server.clock.advance(day / 2 - 1);
    expect(await isOpen()).toBe(true);
    server.clock.advance(1);
    expect(await isOpen()).toBe(false);
  });

  test('when the user is deleted', async () => {
    const { headers, userGuid } = await signInSomebody(server);
    await server.db.deleteFrom('users').where('guid', '=', userGuid).execute();
    expect((await sessionFor(headers)).email).toBeNull();
  });
});

test('its use is noted once a minute at most', async () => {
  const { headers, userGuid } = await signInSomebody(server);
  const seen = () => server.db.selectFrom('sessions').select('last_seen_at').where('user_guid', '=', userGuid).executeTakeFirstOrThrow();
  const before = await seen();
  server.clock.advance(60_000);
  await sessionFor(headers);
  expect(await seen()).toEqual(before);
  server.clock.advance(1);
  await sessionFor(headers);
  expect(await seen()).toEqual({ last_seen_at: server.clock.now() });
});

test('the database does not know the token', async () => {
  const { headers, userGuid } = await signInSomebody(server);
  const rows = await server.db.selectFrom('sessions').selectAll().where('user_guid', '=', userGuid).execute();
  expect(JSON.stringify(rows)).not.toContain(headers.cookie.replace('session=', ''));
});

describe('over https', () => {
  test('the cookie is bound to the host and secure', async () => {
    const secure = await buildTestApp({ env: { PUBLIC_URL: 'https://anydish.example' } });
    const { browser, email } = await signUp(secure);
    expect([...browser.cookies.keys()]).toEqual(['__Host-session']);
    const response = await browser.post('/api/session', { email, password: goodPassword });
    expect(response.headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.close();
  });
});

describe('other parts of the server', () => {
  test('learn who asks, and find nothing in the companies of others', async () => {
    const [mine, theirs] = [await signInSomebody(server), await signInSomebody(server)];
    const path = (uri: string) => `/api/companies/${uri}/recipe-jobs/${crypto.randomUUID()}`;
    const ask = async (uri: string, headers: Record<string, string>) => envelopeOf(await server.app.inject({ url: path(uri), headers }));
    const nobodys = await ask('nobodys', mine.headers);
    expect(nobodys.status_code).toBe(5);
    expect(await ask(theirs.companyUri, mine.headers)).toEqual(nobodys);
    expect((await ask(mine.companyUri, {})).status_code).toBe(3);
  });
});

test('an answer is not kept by anybody on its way', async () => {
  const response = await server.app.inject({ url: '/api/session' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(envelopeOf(response).status_text).toBe('OK');
});
