import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionOf } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const sessionFor = async (headers: Record<string, string>) => sessionOf(await server.app.inject({ url: '/api/session', headers }));

test('a visitor is the default anonymous user, with a fresh guid each time', async () => {
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

test('signing out without a session is no error', async () => {
  expect((await new Browser(server.app).delete('/api/session')).statusCode).toBe(200);
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

test('an answer is not kept by anybody on its way', async () => {
  const response = await server.app.inject({ url: '/api/session' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(envelopeOf(response).status_text).toBe('OK');
});
