import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../server/db/guid.ts';
import { sweep } from '../../server/janitor.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../support/server/app.ts';
import { kitchenClient, requestFor } from '../support/server/kitchen-client.ts';
import { finished, ScriptedCook } from '../support/server/scripted-cook.ts';

const day = 24 * 60 * 60_000;
const cook = new ScriptedCook();
let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp({ cook });
  viewer = await signInSomebody(server);
});
afterAll(() => server.close());

async function addPhoto(): Promise<string> {
  const guid = newGuid();
  const row = { guid, user_guid: viewer.userGuid, company_guid: viewer.companyGuid, bytes: Buffer.from('x'), media_type: 'image/jpeg' };
  await server.db
    .insertInto('photos')
    .values({ ...row, width: 1, height: 1, created_at: server.clock.now() })
    .execute();
  return guid;
}
const guidsOf = async (table: 'photos' | 'recipe_jobs' | 'recipes' | 'audit_log' | 'impersonations' | 'deletion_requests') =>
  (await server.db.selectFrom(table).select('guid').orderBy('guid').execute()).map(({ guid }) => guid);
const sweepAfter = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  await sweep(server.db, server.clock);
};

test('a photo stays for a day, and with its recipe for as long as there is one', async () => {
  const kitchen = kitchenClient(server, viewer);
  const [unused, used, inUse] = [await addPhoto(), await addPhoto(), await addPhoto()];
  const done = await kitchen.order(requestFor('toast', { photoGuid: used }));
  cook.say(finished);
  await kitchen.events(done.guid);
  const cooking = await kitchen.order(requestFor('toast', { photoGuid: inUse }));
  await sweepAfter(day);
  expect(await guidsOf('photos')).toEqual([unused, used, inUse]);
  await sweepAfter(1);
  expect(await guidsOf('photos')).toEqual([used, inUse]);
  await kitchen.cancel(cooking.guid);
  await server.db.deleteFrom('recipes').where('job_guid', '=', done.guid).execute();
  await sweepAfter(1);
  expect(await guidsOf('photos')).toEqual([]);
});

test('an order stays for a month with its events, longer while it is cooked, and its recipe for ever', async () => {
  const kitchen = kitchenClient(server, viewer);
  const done = await kitchen.order(requestFor('toast'));
  cook.say(finished);
  await kitchen.events(done.guid);
  const cooking = await kitchen.order(requestFor('toast'));
  await sweepAfter(30 * day);
  expect(await guidsOf('recipe_jobs')).toContain(done.guid);
  await sweepAfter(1);
  expect(await guidsOf('recipe_jobs')).toEqual([cooking.guid]);
  const events = await server.db.selectFrom('job_events').select('job_guid').where('job_guid', '=', done.guid).execute();
  expect([events, (await guidsOf('recipes')).length]).toEqual([[], 1]);
  await server.db.updateTable('recipe_jobs').set({ status: 'cancelled' }).where('guid', '=', cooking.guid).execute();
  await sweepAfter(1);
  expect(await guidsOf('recipe_jobs')).toEqual([]);
});

test('what staff did is kept for a year, and a deletion that was taken back for a month', async () => {
  const now = server.clock.now();
  const [impersonation, entry, deletion] = [newGuid(), newGuid(), newGuid()];
  const times = { began_at: now, ends_at: now + day, ended_at: now };
  const who = { staff_guid: viewer.userGuid, user_guid: viewer.userGuid, staff_session_guid: newGuid() };
  await server.db
    .insertInto('impersonations')
    .values({ guid: impersonation, ...who, reason: 'help', ...times })
    .execute();
  const people = { actor_guid: viewer.userGuid, subject_guid: null, impersonation_guid: impersonation };
  await server.db
    .insertInto('audit_log')
    .values({ guid: entry, at: now, ...people, action: 'impersonation.call', details: '{}' })
    .execute();
  const asked = { requested_at: now, executes_at: now + 7 * day, gone_at: now + 30 * day, cancelled_at: now };
  await server.db
    .insertInto('deletion_requests')
    .values({ guid: deletion, user_guid: viewer.userGuid, ...asked })
    .execute();
  await sweepAfter(30 * day);
  expect(await guidsOf('deletion_requests')).toEqual([deletion]);
  await sweepAfter(1);
  expect(await guidsOf('deletion_requests')).toEqual([]);
  await sweepAfter(335 * day - 1);
  expect([await guidsOf('impersonations'), await guidsOf('audit_log')]).toEqual([[impersonation], [entry]]);
  await sweepAfter(1);
  expect([await guidsOf('impersonations'), await guidsOf('audit_log')]).toEqual([[], []]);
});
