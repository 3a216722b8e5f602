import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFile } from '../../../server/account/personal-data/export.ts';
import { eraseDueAccounts } from '../../../server/account/personal-data/erase.ts';
import { eraseAudit } from '../../../server/console/audit/audit-log.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { currentPrompt } from '../../../server/kitchen/openai/prompt.ts';
import { runSchema } from '../../../contract/console/shapes.ts';
import { create } from 'superstruct';
import { buildTestApp, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole } from '../../support/server/console.ts';
import { auditOf, impersonating } from '../../support/server/impersonations.ts';
import { addRecipe } from '../../support/server/personal-data.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('rows of the log cannot be changed or deleted, except by an erasure', async () => {
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

test('every view of another person is logged with that person; polling a bulk action is not', async () => {
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
  const { rows } = await staff.page('audit', `actor=${staff.viewer.userGuid}&kind=reads&sort=at&columns=details`);
  expect(rows.map(({ cells }) => cells['details'])).toEqual([
    'area: users, method: GET, route: /api/console/:area/records/:guid, status: 200',
    'area: users, method: GET, query: q=somebody, route: /api/console/:area/rows, status: 200',
  ]);
});

test('a view of a recipe or a report is logged for its owner; one of a prompt or a run has no person', async () => {
  const [staff, owner] = [await atConsole(server), await signInSomebody(server)];
  const { recipe } = await addRecipe(server, owner);
  const report = { guid: newGuid(), recipe_guid: recipe, share_id: null, version: 1, kind: 'other' as const, words: 'Odd' };
  await server.db
    .insertInto('recipe_reports')
    .values({ ...report, request_key: newGuid(), created_at: 1 })
    .execute();
  await staff.record('recipes', recipe);
  await staff.browser.get(`/api/console/recipes/records/${recipe}/history`);
  await staff.record('reports', report.guid);
  const { rows } = await staff.page('audit', `subject=${owner.email}&kind=reads&sort=at&columns=details`);
  const about = (row: string, rest: string, area: string) =>
    `area: ${area}, method: GET, route: /api/console/:area/records/:guid${rest}, row: ${row}, status: 200`;
  expect(rows.map(({ cells }) => cells['details'])).toEqual([
    about(recipe, '', 'recipes'),
    about(recipe, '/history', 'recipes'),
    about(report.guid, '', 'reports'),
  ]);

  await currentPrompt(server.db, server.clock);
  const prompt = (await staff.page('prompts')).rows[0]?.guid ?? '';
  await staff.browser.get(`/api/console/lab/${prompt}`);
  const run = await staff.done('users', { action: 'endSessions', targets: { rows: [{ guid: newGuid(), version: 1 }] } });
  await staff.browser.get(`/api/console/runs/${run.guid}/report`);
  const mine = await server.db
    .selectFrom('audit_log')
    .select(['subject_guid', 'details'])
    .where('actor_guid', '=', staff.viewer.userGuid)
    .where('action', '=', 'staff.read')
    .orderBy('guid', 'desc')
    .execute();
  const named = mine.filter(({ details }) => details['row'] === prompt || details['row'] === run.guid);
  expect(named.map(({ subject_guid: subject, details }) => [subject, details['route']])).toEqual([
    [null, '/api/console/runs/:guid/report'],
    [null, '/api/console/lab/:guid'],
  ]);
});

test('a list, a file, a palette search and a selection log their query, shortened, until the person is erased', async () => {
  const [staff, user] = [await atConsole(server), await signInSomebody(server)];
  const exported = (query: string, columns = '') =>
    staff.browser.get(`/api/console/users/export.csv?${new URLSearchParams({ query, columns }).toString()}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  await exported(`q=${encodeURIComponent(user.email)}&isSuspended=no&after=somewhere`, 'email,name');
  await staff.page('users', `q=${encodeURIComponent(user.email.toUpperCase())}`);
  await staff.browser.get(`/api/console/find?text=${encodeURIComponent('x'.repeat(199))}`);
  await staff.select('users', 'isLeaving=yes');
  const asked = async () => {
    const rows = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('actor_guid', '=', staff.viewer.userGuid)
      .orderBy('guid')
      .execute();
    return rows.map(({ details }) => [details['query'], details['columns']]);
  };
  const others = [
    [`q=${'x'.repeat(199)}`, undefined],
    ['isLeaving=yes', undefined],
  ];
  expect(await asked()).toEqual([
    [`q=${user.email}, isSuspended=no`, 'email,name'],
    [`q=${user.email.toUpperCase()}`, undefined],
    ...others,
  ]);
  const long = `isSuspended=no&${Array.from({ length: 60 }, (_, index) => `x${index}=${'y'.repeat(10)}`).join('&')}`;
  await staff.list('users', long);
  expect(String((await asked()).at(-1)?.[0])).toHaveLength(400);

  const due = { requested_at: 1, executes_at: 2, gone_at: 3 };
  await server.db
    .insertInto('deletion_requests')
    .values({ guid: newGuid(), user_guid: user.userGuid, language: 'en', ...due })
    .execute();
  await eraseDueAccounts(server.app.deps);
  expect((await asked()).slice(0, 4)).toEqual([[undefined, 'email,name'], [undefined, undefined], ...others]);
});

test('the log can be searched by people and by action, and shows what was done during impersonations', async () => {
  const { staff: agent, user } = await impersonating(server);
  const staff = await atConsole(server);
  const actions = async (query: string) => (await staff.page('audit', `${query}&columns=action`)).rows.map(({ cells }) => cells['action']);
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
      ['users.suspend', { run: run.guid, row: guid, reason: 'Because' }],
      ['users.suspend.undone', { run: expect.stringMatching(/-/), row: guid, reason: 'Because' }],
    ]);
});

test('an entry says from which network and browser, never from which address, also for a bulk action and its undo', async () => {
  const staff = await atConsole(server);
  const [firefox, chrome] = [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  ];
  const at = (remoteAddress: string, agent: string) => ({ remoteAddress, headers: { 'user-agent': agent } });
  const [office, train] = [at('198.51.100.23', firefox), at('2001:db8:7:1::5', chrome)];
  const user = await signInSomebody(server);
  const { version } = await staff.record('users', user.userGuid);
  const order = { request_key: newGuid(), action: 'suspend', targets: { rows: [{ guid: user.userGuid, version }] }, answer: 'Fraud' };
  const run = create(payloadOf(await staff.browser.call('POST', '/api/console/users/runs', order, office)), runSchema);
  await staff.over(run.guid);
  const undo = create(payloadOf(await staff.browser.call('POST', `/api/console/runs/${run.guid}/undo`, {}, train)), runSchema);
  await staff.over(undo.guid);
  await staff.browser.get(`/api/console/users/records/${user.userGuid}`, train);

  const query = `subject=${user.email}&kind=changes,reads&sort=at&columns=place,action`;
  const told = (await staff.page('audit', query)).rows.map(({ cells }) => [cells['action'], cells['place']]);
  const [inOffice, onTrain] = ['198.51.100.0/24, Firefox, Linux', '2001:db8:7:0::/48, Chrome, Windows'];
  expect(told.slice(-3)).toEqual([
    ['users.suspend', inOffice],
    ['users.suspend.undone', onTrain],
    ['staff.read', onTrain],
  ]);
  const stored = await sql<{ text: string }>`
    select string_agg(to_jsonb(a)::text, '') as text from audit_log a`.execute(server.db);
  expect(stored.rows[0]?.text).not.toMatch(/198\.51\.100\.23|2001:db8:7:1/);
  const runs = await server.db.selectFrom('console_runs').select('place').where('guid', 'in', [run.guid, undo.guid]).execute();
  expect(runs).toEqual([{ place: null }, { place: null }]);

  // The person concerned does not learn where staff are, and nothing is kept of staff who are erased.
  let file = '';
  for await (const part of exportFile(server.app.deps, { ...user, productName: 'AnyDish', now: 1 })) file += part;
  expect(file).toContain('users.suspend');
  expect(file).not.toContain('198.51.100');
  await server.db
    .insertInto('deletion_requests')
    .values({ guid: newGuid(), user_guid: staff.viewer.userGuid, language: 'en', requested_at: 1, executes_at: 2, gone_at: 3 })
    .execute();
  await eraseDueAccounts(server.app.deps);
  const left = await server.db.selectFrom('audit_log').select('place').where('subject_guid', '=', user.userGuid).execute();
  expect(left.map(({ place }) => place)).toEqual(left.map(() => null));
});
