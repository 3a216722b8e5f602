import { sql } from 'kysely';
import { create } from 'superstruct';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportPageSchema } from '../../../contract/console/shapes.ts';
import { buildTestApp, payloadOf, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole } from '../../support/server/console.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await sql`create function refuse_odd() returns trigger language plpgsql as $$
    begin if new.email like 'faulty-00001@%' then raise exception 'The disk said no'; end if; return new; end $$`.execute(server.db);
  await sql`create trigger refuse_odd before update on users for each row execute function refuse_odd()`.execute(server.db);
});
afterAll(async () => {
  await sql`drop function refuse_odd() cascade`.execute(server.db);
  await server.close();
});

test('a failing row is reported with its reason, and does not affect others', async () => {
  const staff = await atConsole(server);
  const guids = await addUsers(server, 'faulty', 3);
  const selection = await staff.select('users', 'q=faulty-');
  const run = await staff.done('users', { action: 'suspend', targets: { selection: selection.guid }, answer: 'Sends unwanted mail' });
  expect(run).toMatchObject({ state: 'done', total: 3, done: 2, left: { failed: 1 } });
  const { rows } = create(payloadOf(await staff.browser.get(`/api/console/runs/${run.guid}/report`)), reportPageSchema);
  expect(rows).toEqual([{ guid: guids[1], title: 'faulty-00001@example.com', reason: 'failed', fault: 'The disk said no' }]);
});
