import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffPermissions } from '../../../../contract/entities.ts';
import { sessionOf } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp } from '../../../support/server/app.ts';
import { agent, auditOf, impersonating, inBrowser, loginAs, noteStep, reason, whoIs } from '../../../support/server/impersonations.ts';

const hour = 60 * 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const subjectOf = (userGuid: string) => `/api/console/users/${userGuid}/login`;

test('staff with the permission see the user, then become that user, with the way back in the session', async () => {
  const [{ browser, viewer: staff }, user] = [await inBrowser(server, agent), await signInSomebody(server)];
  expect(payloadOf(await browser.get(subjectOf(user.userGuid)))).toEqual({
    guid: user.userGuid,
    email: user.email,
    fullName: 'Some Body',
  });
  const session = sessionOf(await loginAs(browser, user.userGuid));
  expect(session).toMatchObject({ guid: user.userGuid, email: user.email });
  expect(session.extra.suLogin).toEqual({ guid: user.userGuid, email: staff.email });
  expect(session.extra).not.toHaveProperty('su');
  expect(session.extra.companies?.map(({ uri }) => uri)).toEqual([user.companyUri]);
  expect(sessionOf(await browser.get('/api/session'))).toEqual(session);
});

test('ASVS 7.2.4: the browser gets another token, and the previous one becomes invalid', async () => {
  const { browser, viewer } = await inBrowser(server, agent);
  const before = browser.cookies.get('session');
  const user = await signInSomebody(server);
  await loginAs(browser, user.userGuid);
  expect(browser.cookies.get('session')).not.toBe(before);
  const old = await server.app.inject({ url: '/api/session', headers: viewer.headers });
  expect(sessionOf(old).email).toBeNull();
});

test('the user’s own sessions are not affected, and have no way back', async () => {
  const { user } = await impersonating(server);
  const own = sessionOf(await server.app.inject({ url: '/api/session', headers: user.headers }));
  expect(own.email).toBe(user.email);
  expect(own.extra).not.toHaveProperty('suLogin');
});

describe('it ends', () => {
  test('after an hour, to the millisecond', async () => {
    const { browser, user } = await impersonating(server);
    server.clock.advance(hour - 1);
    expect((await whoIs(browser)).email).toBe(user.email);
    server.clock.advance(1);
    expect((await whoIs(browser)).email).toBeNull();
  });

  test('with the staff session, if that ends first', async () => {
    const [{ browser }, user] = [await inBrowser(server, agent), await signInSomebody(server)];
    server.clock.advance(12 * hour - 60_000);
    await loginAs(browser, user.userGuid);
    server.clock.advance(59_999);
    expect((await whoIs(browser)).email).toBe(user.email);
    server.clock.advance(1);
    expect((await whoIs(browser)).email).toBeNull();
  });

  test.each([
    ['canLoginAsUser is taken away', 'and leads back'],
    ['the flags are', 'and leads back'],
    ['the staff session is ended', 'for good'],
    ['the staff account is gone', 'for good'],
  ])('ASVS 8.3.2: at once when %s, %s', async (what, how) => {
    const { browser, staff, user } = await impersonating(server);
    expect(await whoIs(browser)).toEqual({ email: user.email, staffEmail: staff.email });
    const row = server.db.updateTable('users').where('guid', '=', staff.userGuid);
    if (what.startsWith('can')) await row.set({ staff: JSON.stringify({ ...agent, canLoginAsUser: false }) }).execute();
    else if (what.includes('flags')) await row.set({ staff: null }).execute();
    else if (what.includes('session')) await server.db.deleteFrom('sessions').where('user_guid', '=', staff.userGuid).execute();
    else await server.db.deleteFrom('users').where('guid', '=', staff.userGuid).execute();
    expect(await whoIs(browser)).toEqual({ email: null, staffEmail: how === 'for good' ? null : staff.email });
  });
});

describe('refused', () => {
  test.each<[string, StaffPermissions | undefined]>([
    ['a cook', undefined],
    ['staff without the flag', { hasConsoleAccess: true, hasUsersAccess: true }],
    ['staff whose flag is off', { ...agent, canLoginAsUser: false }],
  ])('for %s, before anything of the user is told', async (_who, flags) => {
    const [{ browser }, user] = [await inBrowser(server, flags), await signInSomebody(server)];
    const answers = [await browser.get(subjectOf(user.userGuid)), await loginAs(browser, user.userGuid)];
    for (const answer of answers) {
      expect(envelopeOf(answer)).toEqual({ status_code: 4, status_text: 'You are not allowed to log in as another user.', payload: null });
    }
    // ASVS 8.2.2: nor whether there is such a user.
    expect(envelopeOf(await browser.get(subjectOf(crypto.randomUUID()))).status_code).toBe(4);
    expect(await auditOf(server, user.userGuid)).toEqual([]);
  });

  test('for a visitor', async () => {
    const user = await signInSomebody(server);
    expect((await server.app.inject({ url: subjectOf(user.userGuid) })).statusCode).toBe(401);
    expect((await server.app.inject({ method: 'POST', url: subjectOf(user.userGuid), payload: { reason } })).statusCode).toBe(401);
  });

  test.each<[string, StaffPermissions, number]>([
    ['one flag more', { ...agent, canManageAdmins: true }, 403],
    ['another flag', { canManageRecipes: true }, 403],
    ['the same flags', agent, 200],
    ['fewer', { hasConsoleAccess: true }, 200],
    ['more, which are off', { ...agent, canManageAdmins: false }, 200],
  ])('ASVS 8.4.2: onto staff with %s, or not: %j', async (_what, flags, status) => {
    const [{ browser }, other] = [await inBrowser(server, agent), await signInSomebody(server, { flags })];
    expect((await loginAs(browser, other.userGuid)).statusCode).toBe(status);
  });

  test('for oneself', async () => {
    const { browser, viewer } = await inBrowser(server, agent);
    expect(envelopeOf(await loginAs(browser, viewer.userGuid))).toMatchObject({ status_code: 4, status_text: 'This is your own account.' });
  });

  test('during another impersonation, even with the permission', async () => {
    const [{ browser }, other] = [await inBrowser(server, agent), await signInSomebody(server, { flags: agent })];
    await loginAs(browser, other.userGuid);
    const third = await signInSomebody(server);
    for (const answer of [await browser.get(subjectOf(third.userGuid)), await loginAs(browser, third.userGuid)]) {
      expect(envelopeOf(answer)).toMatchObject({ status_code: 4, status_text: 'Only the account owner can do this.' });
    }
  });

  test('for an unknown user or an invalid guid', async () => {
    const { browser } = await inBrowser(server, agent);
    for (const guid of [crypto.randomUUID(), 'nobody']) {
      expect((await browser.get(subjectOf(guid))).statusCode).toBe(404);
      expect((await loginAs(browser, guid)).statusCode).toBe(404);
    }
  });

  test.each([
    ['', 'Please say why'],
    ['   ', 'Please say why'],
    ['no', 'Please use at least 3 characters'],
    ['x'.repeat(501), 'Please use at most 500 characters'],
  ])('with the reason %j', async (why, message) => {
    const [{ browser }, user] = [await inBrowser(server, agent), await signInSomebody(server)];
    expect(envelopeOf(await loginAs(browser, user.userGuid, why))).toMatchObject({ status_code: 2, payload: { reason: message } });
  });

  test('from another site', async () => {
    const [{ browser }, user] = [await inBrowser(server, agent), await signInSomebody(server)];
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await browser.post(subjectOf(user.userGuid), { reason }, { headers })).statusCode).toBe(403);
  });

  test('the thirty-first time within an hour', async () => {
    const [{ browser }, user] = [await inBrowser(server, agent), await signInSomebody(server)];
    const missing = crypto.randomUUID();
    for (let count = 0; count < 30; count += 1) await loginAs(browser, missing);
    expect((await loginAs(browser, user.userGuid)).statusCode).toBe(429);
  });
});

test('of several concurrent starts in one session exactly one succeeds', async () => {
  const { browser } = await inBrowser(server, agent);
  await noteStep(browser);
  const users = await Promise.all(Array.from({ length: 4 }, () => signInSomebody(server)));
  const cookie = `session=${browser.cookies.get('session')}`;
  const begin = (guid: string) => server.app.inject({ method: 'POST', url: subjectOf(guid), headers: { cookie }, payload: { reason } });
  const answers = await Promise.all(users.map(({ userGuid }) => begin(userGuid)));
  const codes = answers.map((answer) => envelopeOf(answer).status_code);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(codes.filter((code) => code !== 0).every((code) => code === 10 || code === 3)).toBe(true);
});

test('a reason of five hundred characters is stored, trimmed', async () => {
  const [{ browser }, user] = [await inBrowser(server, agent), await signInSomebody(server)];
  const long = '🍲'.repeat(500);
  expect((await loginAs(browser, user.userGuid, ` ${long}\n`)).statusCode).toBe(200);
  expect(await auditOf(server, user.userGuid)).toMatchObject([{ action: 'impersonation.began', details: { reason: long } }]);
});
