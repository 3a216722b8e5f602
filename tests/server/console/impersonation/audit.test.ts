import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, signInSomebody, type TestApp } from '../../../support/server/app.ts';
import { agent, auditOf, impersonating, inBrowser, loginAs, pressSwitchBack, reason } from '../../../support/server/impersonations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const callsAbout = async (userGuid: string) => {
  const rows = await auditOf(server, userGuid);
  return rows.filter(({ action }) => action === 'impersonation.call').map(({ details }) => details);
};

test('records who did what to which user, from start to end, including every write', async () => {
  const { browser, staff, user } = await impersonating(server);
  await browser.put('/api/session/profile', { first_name: 'New', last_name: 'Name' });
  await browser.get('/api/session');
  await pressSwitchBack(browser, user.userGuid);
  expect(await auditOf(server, user.userGuid)).toEqual([
    { action: 'impersonation.began', at: server.clock.now(), actor: staff.userGuid, details: { reason } },
    {
      action: 'impersonation.call',
      at: server.clock.now(),
      actor: staff.userGuid,
      details: { method: 'PUT', route: '/api/session/profile', status: 200 },
    },
    {
      action: 'impersonation.read',
      at: server.clock.now(),
      actor: staff.userGuid,
      details: { method: 'GET', route: '/api/session', status: 200 },
    },
    { action: 'impersonation.ended', at: server.clock.now(), actor: staff.userGuid, details: { by: 'switched back' } },
  ]);
  const guids = await server.db.selectFrom('audit_log').select('impersonation_guid').where('subject_guid', '=', user.userGuid).execute();
  expect(new Set(guids.map((row) => row.impersonation_guid)).size).toBe(1);
});

test('sends the owner no mail: the log has it, and the browser belongs to staff', async () => {
  const { user } = await impersonating(server);
  const about = (table: 'device_notices' | 'known_devices') =>
    server.db.selectFrom(table).select('created_at').where('user_guid', '=', user.userGuid).execute();
  expect([await about('device_notices'), await about('known_devices')]).toEqual([[], []]);
  expect(await server.db.selectFrom('mails').select('guid').where('recipient', '=', user.email).execute()).toEqual([]);
});

test('records the pattern of a route, never parts of the address or the body', async () => {
  const { browser, user } = await impersonating(server);
  await browser.delete(`/api/companies/${user.companyUri}/recipe-jobs/${crypto.randomUUID()}?token=plant-1`);
  await browser.post('/api/session', { email: 'plant-2@example.com', password: 'plant-3' });
  await browser.post('/nowhere/plant-4', {});
  expect(await callsAbout(user.userGuid)).toEqual([
    { method: 'DELETE', route: '/api/companies/:companyUri/recipe-jobs/:guid', status: 404 },
    { method: 'POST', route: '/api/session', status: 401 },
    { method: 'POST', route: 'none', status: 404 },
  ]);
  expect(JSON.stringify(await auditOf(server, user.userGuid))).not.toMatch(/plant|kitchen-/);
});

test('includes refused calls', async () => {
  const { browser, user } = await impersonating(server);
  const other = await signInSomebody(server);
  await loginAs(browser, other.userGuid);
  expect(await callsAbout(user.userGuid)).toEqual([{ method: 'POST', route: '/api/console/users/:guid/login', status: 403 }]);
});

test('includes the call that ends the session', async () => {
  const { browser, user } = await impersonating(server);
  await browser.delete('/api/session');
  expect((await auditOf(server, user.userGuid)).map(({ action }) => action)).toEqual([
    'impersonation.began',
    'impersonation.ended',
    'impersonation.call',
  ]);
});

test('includes nothing that people do themselves', async () => {
  const [{ browser, viewer }, { browser: mine, viewer: cook }] = [await inBrowser(server, agent), await inBrowser(server)];
  for (const one of [browser, mine]) await one.put('/api/session/profile', { first_name: 'New', last_name: 'Name' });
  for (const { userGuid } of [viewer, cook]) expect(await auditOf(server, userGuid)).toEqual([]);
});

test('a call that cannot be logged is not answered as a success', async () => {
  const { browser } = await impersonating(server);
  await server.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
  const response = await browser.put('/api/session/profile', { first_name: 'New', last_name: 'Name' });
  await server.db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
  expect(response.statusCode).toBe(500);
});

describe('reads of other people’s data', () => {
  const readsAbout = async (userGuid: string) =>
    (await auditOf(server, userGuid))
      .filter(({ action }) => action.endsWith('.read'))
      .map(({ action, actor, details }) => [action, actor, details]);

  test('of any kind are logged during an impersonation', async () => {
    const { browser, staff, user } = await impersonating(server);
    await browser.get('/api/session/connections');
    await browser.get('/api/recipes');
    await browser.get(`/api/companies/${user.companyUri}/recipes/${crypto.randomUUID()}`);
    await browser.get('/api/health');
    expect(await readsAbout(user.userGuid)).toEqual([
      ['impersonation.read', staff.userGuid, { method: 'GET', route: '/api/session/connections', status: 200 }],
      ['impersonation.read', staff.userGuid, { method: 'GET', route: '/api/recipes', status: 200 }],
    ]);
  });

  test('are logged in the console; refused calls and reads of one’s own data are not', async () => {
    const [{ browser, viewer: staff }, { browser: nobody, viewer: other }] = [await inBrowser(server, agent), await inBrowser(server)];
    const user = await signInSomebody(server);
    await browser.get(`/api/console/users/${user.userGuid}/login`);
    expect((await nobody.get(`/api/console/users/${user.userGuid}/login`)).statusCode).toBe(403);
    await nobody.get('/api/session');
    const route = '/api/console/users/:guid/login';
    expect(await readsAbout(user.userGuid)).toEqual([['staff.read', staff.userGuid, { method: 'GET', route, status: 200 }]]);
    expect(await readsAbout(other.userGuid)).toEqual([]);
  });
});
