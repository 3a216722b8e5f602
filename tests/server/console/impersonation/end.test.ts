import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../../../server/janitor.ts';
import { goodPassword, signUp } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../../support/server/app.ts';
import { agent, auditOf, impersonating, inBrowser, pressSwitchBack, whoIs } from '../../../support/server/impersonations.ts';

const hour = 60 * 60_000;
const nobody = { email: null, staffEmail: null };

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const endOf = async (userGuid: string) => {
  const rows = await auditOf(server, userGuid);
  return rows.filter(({ action }) => action === 'impersonation.ended').map(({ details, at }) => ({ ...details, at }));
};

describe('the way back', () => {
  test('opens the staff session with a new token, and deletes the user’s session', async () => {
    const { browser, staff, user } = await impersonating(server);
    const during = browser.cookies.get('session') ?? '';
    const response = await pressSwitchBack(browser, user.userGuid);
    expect([response.statusCode, response.headers['location']]).toEqual([303, '/account']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await whoIs(browser)).toEqual({ email: staff.email, staffEmail: null });
    expect([during, staff.headers.cookie]).not.toContain(browser.cookies.get('session'));
    const old = await server.app.inject({ url: '/api/session', headers: { cookie: `session=${during}` } });
    expect(envelopeOf(old).payload).toMatchObject({ email: null });
    expect(await endOf(user.userGuid)).toEqual([{ by: 'switched back', at: server.clock.now() }]);
  });

  test('leads back to the user, for staff who may see users', async () => {
    const { browser, user } = await impersonating(server, { ...agent, hasUsersAccess: true });
    const response = await pressSwitchBack(browser, user.userGuid);
    expect(response.headers['location']).toBe(`/console/users/${user.userGuid}`);
  });

  test('keeps the original expiry of the staff session', async () => {
    const { browser, staff, user } = await impersonating(server);
    server.clock.advance(hour / 2);
    await pressSwitchBack(browser, user.userGuid);
    server.clock.advance(11.5 * hour - 1);
    expect((await whoIs(browser)).email).toBe(staff.email);
    server.clock.advance(1);
    expect((await whoIs(browser)).email).toBeNull();
  });

  test.each(['', ' and swept away'])('works after the hour has run out%s', async (swept) => {
    const { browser, staff, user } = await impersonating(server);
    const endsAt = server.clock.now() + hour;
    server.clock.advance(3 * hour);
    if (swept !== '') await sweep(server.db, server.clock);
    // Nobody's account any more, but it still says where the way leads.
    expect(await whoIs(browser)).toEqual({ email: null, staffEmail: staff.email });
    expect((await pressSwitchBack(browser, user.userGuid)).statusCode).toBe(303);
    expect(await whoIs(browser)).toEqual({ email: staff.email, staffEmail: null });
    expect(await endOf(user.userGuid)).toEqual([{ by: 'run out', at: endsAt }]);
  });

  test('works after the permission was lost', async () => {
    const { browser, staff, user } = await impersonating(server);
    await server.db.updateTable('users').set({ staff: null }).where('guid', '=', staff.userGuid).execute();
    expect((await pressSwitchBack(browser, user.userGuid)).statusCode).toBe(303);
    expect((await whoIs(browser)).email).toBe(staff.email);
  });

  test('fails when the staff session has ended meanwhile: the page says so, and nobody is signed in', async () => {
    const { browser, staff, user } = await impersonating(server);
    await server.db.deleteFrom('sessions').where('user_guid', '=', staff.userGuid).execute();
    expect((await pressSwitchBack(browser, user.userGuid)).headers).not.toHaveProperty('location');
    expect(browser.cookies.has('session')).toBe(false);
  });

  test('works only once', async () => {
    const { browser, staff, user } = await impersonating(server);
    const cookies = { cookie: `session=${browser.cookies.get('session')}` };
    const answers = await Promise.all([1, 2, 3].map(() => pressSwitchBack(browser, user.userGuid, cookies)));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(await endOf(user.userGuid)).toHaveLength(1);
    expect((await whoIs(browser)).email).toBe(staff.email);
  });

  test.each([
    ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a link of a sister site', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a browser that fetches in advance', { 'sec-purpose': 'prefetch' }],
  ])('ASVS 3.5.3: is not taken for %s', async (_who, headers) => {
    const { browser, staff, user } = await impersonating(server);
    expect((await pressSwitchBack(browser, user.userGuid, headers)).headers).not.toHaveProperty('location');
    expect(await whoIs(browser)).toEqual({ email: user.email, staffEmail: staff.email });
  });

  test('is refused for another user’s address, or an invalid guid', async () => {
    const { browser, user } = await impersonating(server);
    const other = await signInSomebody(server);
    for (const guid of [other.userGuid, crypto.randomUUID(), 'nobody']) {
      expect((await pressSwitchBack(browser, guid)).headers).not.toHaveProperty('location');
    }
    expect((await whoIs(browser)).email).toBe(user.email);
  });

  test('does not exist for one’s own session, which stays', async () => {
    const { browser, viewer } = await inBrowser(server, agent);
    expect((await pressSwitchBack(browser, viewer.userGuid)).headers).not.toHaveProperty('location');
    expect((await whoIs(browser)).email).toBe(viewer.email);
  });
});

test('signing out during an impersonation signs the member of staff out too', async () => {
  const { browser, staff, user } = await impersonating(server);
  await browser.delete('/api/session');
  expect(browser.cookies.has('session')).toBe(false);
  const sessions = server.db.selectFrom('sessions').select('guid').where('user_guid', '=', staff.userGuid);
  expect(await sessions.execute()).toEqual([]);
  expect(await endOf(user.userGuid)).toEqual([{ by: 'signed out', at: server.clock.now() }]);
});

describe('an impersonation that ended by itself', () => {
  test('is recorded by the janitor, once, with its time', async () => {
    const { user } = await impersonating(server);
    const endsAt = server.clock.now() + hour;
    server.clock.advance(hour - 1);
    await sweep(server.db, server.clock);
    expect(await endOf(user.userGuid)).toEqual([]);
    server.clock.advance(hour);
    await Promise.all([sweep(server.db, server.clock), sweep(server.db, server.clock)]);
    await sweep(server.db, server.clock);
    expect(await endOf(user.userGuid)).toEqual([{ by: 'run out', at: endsAt }]);
  });

  test.each(['the permission', 'the session', 'the staff session'])('is recorded when %s was removed', async (what) => {
    const { staff, user } = await impersonating(server);
    const { db } = server;
    if (what === 'the permission') await db.updateTable('users').set({ staff: null }).where('guid', '=', staff.userGuid).execute();
    const whose = what === 'the session' ? user.userGuid : staff.userGuid;
    if (what !== 'the permission') await db.deleteFrom('sessions').where('user_guid', '=', whose).execute();
    await sweep(db, server.clock);
    expect(await endOf(user.userGuid)).toEqual([{ by: 'revoked', at: server.clock.now() }]);
  });

  test('loses the way back when the staff session expires', async () => {
    const { user } = await impersonating(server);
    const rows = server.db.selectFrom('sessions').select('guid').where('impersonation_guid', 'is not', null);
    const own = () => rows.where('user_guid', '=', user.userGuid).execute();
    server.clock.advance(13 * hour);
    await sweep(server.db, server.clock);
    expect(await own()).toHaveLength(1);
    server.clock.advance(1);
    await sweep(server.db, server.clock);
    expect(await own()).toEqual([]);
  });
});

test('another sign-in in the same browser ends it', async () => {
  const { browser, user } = await impersonating(server);
  const during = browser.cookies.get('session');
  const { email } = await signUp(server);
  expect((await browser.post('/api/session', { email, password: goodPassword })).statusCode).toBe(200);
  expect(await whoIs(browser)).toEqual({ email, staffEmail: null });
  browser.cookies.set('session', during ?? '');
  expect(await whoIs(browser)).toEqual(nobody);
  await sweep(server.db, server.clock);
  expect(await endOf(user.userGuid)).toEqual([{ by: 'revoked', at: server.clock.now() }]);
});
