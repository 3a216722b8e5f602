import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAudit } from '../../../server/console/audit/audit-log.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole } from '../../support/server/console.ts';
import { auditOf, impersonating } from '../../support/server/impersonations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('rows of the log are neither changed nor taken away, but by an erasure', async () => {
  const { db } = server;
  await impersonating(server);
  const attempts = [
    () => db.updateTable('audit_log').set({ action: 'staff.read' }).execute(),
    () => db.deleteFrom('audit_log').execute(),
    () => sql`truncate audit_log`.execute(db),
    // What one transaction may is over with it.
    () => inTransaction(db, eraseAudit).then(() => db.deleteFrom('audit_log').execute()),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('The audit log only grows.');
  const count = await db
    .selectFrom('audit_log')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count.count).toBeGreaterThan(0);
});

test('every look at another person is on record with that person; polling a bulk action is not', async () => {
  const staff = await atConsole(server);
  const user = await signInSomebody(server);
  await staff.record('users', user.userGuid);
  await staff.page('users', 'q=somebody');
  await staff.browser.get('/api/console/runs');
  await staff.browser.get('/api/console/overview');
  expect(await auditOf(server, user.userGuid)).toEqual([
    {
      action: 'staff.read',
      at: server.clock.now(),
      actor: staff.viewer.userGuid,
      details: { method: 'GET', route: '/api/console/:area/records/:guid', area: 'users', status: 200 },
    },
  ]);
  const { rows } = await staff.page('audit', `actor=${staff.viewer.userGuid}&sort=at`);
  expect(rows.map(({ cells }) => cells['details'])).toEqual([
    'area: users, method: GET, route: /api/console/:area/records/:guid, status: 200',
    'area: users, method: GET, route: /api/console/:area/rows, status: 200',
  ]);
});

test('the log is searched by people and by what was done, and says what was done in another’s place', async () => {
  const { staff: agent, user } = await impersonating(server);
  const staff = await atConsole(server);
  const actions = async (query: string) => (await staff.page('audit', query)).rows.map(({ cells }) => cells['action']);
  expect(await actions(`subject=${user.email}&action=impersonation`)).toEqual(['impersonation.began']);
  expect(await actions(`actor=${agent.email}&isInAnothersPlace=yes`)).toEqual(['impersonation.began']);
  expect(await actions(`actor=${agent.email}&isInAnothersPlace=no`)).toEqual([]);
  expect(await actions(`q=${user.email}`)).toContain('impersonation.began');
  expect(await actions('at=..2025-12-31')).toEqual([]);
});

test('what a member of staff did is a row for each account', async () => {
  const staff = await atConsole(server);
  const guids = await addUsers(server, 'rows', 3);
  const { guid: selection } = await staff.select('users', 'q=rows-');
  const run = await staff.done('users', { action: 'suspend', targets: { selection }, answer: 'Because' });
  await staff.undo(run.guid);
  for (const guid of guids)
    expect((await auditOf(server, guid)).map(({ action, details }) => [action, details])).toEqual([
      ['users.suspend', { run: run.guid, row: guid }],
      ['users.suspend.undone', { run: expect.stringMatching(/-/), row: guid }],
    ]);
});
