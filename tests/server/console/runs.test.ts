import { afterAll, beforeAll, expect, test } from 'vitest';
import { create } from 'superstruct';
import { reportPageSchema, runSchema } from '../../../contract/console/shapes.ts';
import { startUndo } from '../../../server/console/runs/start.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { addUsers, atConsole, Console, everyFlag } from '../../support/server/console.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { auditOf } from '../../support/server/impersonations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const answer = 'Sends unwanted mail';

const suspended = async (name: string, { db } = server) => {
  const rows = await db
    .selectFrom('users')
    .select('guid')
    .where('email', 'like', `${name}-%`)
    .where('suspended_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ guid }) => guid));
};

const reportOf = async (staff: Console, guid: string) =>
  create(payloadOf(await staff.browser.get(`/api/console/runs/${guid}/report`)), reportPageSchema).rows;

test('acts on exactly the selected rows while rows change, disappear and appear: done and reported add up to the confirmed number', async () => {
  const staff = await atConsole(server);
  const guids = await addUsers(server, 'scope', 600);
  const selection = await staff.select('users', 'q=scope-');
  expect(selection.rows).toBe(600);

  const [changed = '', gone = '', already = ''] = [guids[3], guids[400], guids[599]];
  await server.db.updateTable('users').set({ first_name: 'Eve' }).where('guid', '=', changed).execute();
  await server.db.deleteFrom('users').where('guid', '=', gone).execute();
  await addUsers(server, 'scope-later', 5);
  const { row_version: version } = await server.db
    .selectFrom('users')
    .select('row_version')
    .where('guid', '=', already)
    .executeTakeFirstOrThrow();
  await staff.done('users', { action: 'suspend', targets: { rows: [{ guid: already, version }] }, answer });

  const run = await staff.done('users', { action: 'suspend', targets: { selection: selection.guid }, answer });
  expect(run).toMatchObject({ state: 'done', total: 600, done: 597, left: { changed: 2, gone: 1 }, by: staff.viewer.email });
  expect(await reportOf(staff, run.guid)).toEqual(
    expect.arrayContaining([
      { guid: changed, title: 'scope-00003@example.com', reason: 'changed' },
      { guid: gone, title: '', reason: 'gone' },
      { guid: already, title: 'scope-00599@example.com', reason: 'changed' },
    ]),
  );
  const now = await suspended('scope');
  expect([now.size, now.has(changed)]).toEqual([598, false]);
  const [first = ''] = guids;
  expect((await auditOf(server, first)).map(({ action, actor }) => [action, actor])).toEqual([['users.suspend', staff.viewer.userGuid]]);
});

test('skips rows excluded from a selection: shown, done and reported add up', async () => {
  const staff = await atConsole(server);
  const guids = await addUsers(server, 'except', 5);
  const { guid: selection, rows } = await staff.select('users', 'q=except-');
  const [one = '', two = ''] = guids;
  const run = await staff.done('users', {
    action: 'suspend',
    targets: { selection, except: [one.toUpperCase(), two] },
    answer,
  });
  expect([rows, run.total, run.done]).toEqual([5, 3, 3]);
  expect(await suspended('except')).toEqual(new Set(guids.slice(2)));
  const none = await staff.start('users', { action: 'suspend', targets: { selection, except: guids }, answer });
  expect(envelopeOf(none)).toMatchObject({ status_code: 2, payload: { targets: 'Please select at least one row.' } });
});

test('the same key is the same run, done once', async () => {
  const staff = await atConsole(server);
  const [guid = ''] = await addUsers(server, 'twice', 1);
  const body = { action: 'suspend', targets: { rows: [{ guid, version: 1 }] }, answer, requestKey: newGuid() };
  const runs = await Promise.all([staff.start('users', body), staff.start('users', body)]);
  const [one, two] = runs.map((response) => create(payloadOf(response), runSchema).guid);
  expect(one).toBe(two);
  expect(await staff.over(one ?? '')).toMatchObject({ done: 1, total: 1 });
  expect(await auditOf(server, guid)).toHaveLength(1);
});

test('is undone after a restart by staff with the permission, once, except for rows that changed since', async () => {
  const database = await openTestDatabase();
  const before = await buildTestApp({ database });
  const staff = await atConsole(before);
  const guids = await addUsers(before, 'restart', 300);
  const { guid: selection } = await staff.select('users', 'q=restart-');
  const { guid: run } = create(payloadOf(await staff.start('users', { action: 'suspend', targets: { selection }, answer })), runSchema);
  await before.close();

  const after = await buildTestApp({ database, clock: before.clock });
  const browser = new Browser(after.app);
  for (const [name, value] of staff.browser.cookies) browser.cookies.set(name, value);
  const later = new Console(after, browser, staff.viewer);
  expect(await later.over(run)).toMatchObject({ state: 'done', done: 300, left: {} });

  const [kept = ''] = guids;
  await after.db.updateTable('users').set({ last_name: 'Other' }).where('guid', '=', kept).execute();
  after.clock.advance(29 * 24 * 60 * 60_000);
  const colleague = await atConsole(after);
  const undo = await colleague.undo(run);
  expect(undo).toMatchObject({ undoes: run, done: 299, left: { changed: 1 }, undoableUntil: null });
  const left = await after.db.selectFrom('users').select(['guid', 'suspended_reason']).where('suspended_at', 'is not', null).execute();
  expect(left).toEqual([{ guid: kept, suspended_reason: answer }]);
  const again = await colleague.browser.post(`/api/console/runs/${run}/undo`);
  expect(envelopeOf(again)).toMatchObject({ status_code: 10, status_text: 'This was undone already.' });
  await after.close();
  await database.close();
});

test('a stopped undo, or one that lost its flag, can be followed by one for the rest', async () => {
  const database = await openTestDatabase();
  const before = await buildTestApp({ database });
  const [changed = '', first = ''] = await addUsers(before, 'rest', 3);
  const beginner = await atConsole(before);
  const { guid: selection } = await beginner.select('users', 'q=rest-');
  const run = await beginner.done('users', { action: 'suspend', targets: { selection }, answer });
  await before.close();
  // Takes a run up when a call begins one, and not by a look in between.
  const quiet = await buildTestApp({ database, clock: before.clock, prepare: ({ deps }) => void deps.workers.close() });
  const [staff, other] = [await atConsole(quiet), await atConsole(quiet)];
  // Begun, and not taken up before something stops it.
  const beginUndo = ({ viewer }: Console) => startUndo(quiet, 'users', run.guid, { ...viewer, place: null });
  const refusal = async () => envelopeOf(await staff.browser.post(`/api/console/runs/${run.guid}/undo`)).status_text;

  const stopped = await beginUndo(staff);
  expect(await refusal()).toBe('This is still under way. Please cancel it, or wait.');
  expect((await staff.run(run.guid)).undoableUntil).toBeNull();
  await staff.browser.delete(`/api/console/runs/${stopped.guid}`);
  expect(await staff.over(stopped.guid)).toMatchObject({ state: 'cancelled', done: 0, left: { cancelled: 3 } });
  expect(await staff.run(run.guid)).toMatchObject({ undoneBy: stopped.guid, undoableUntil: run.undoableUntil });

  const flagless = await beginUndo(other);
  await other.setFlags({ hasConsoleAccess: true });
  await staff.done('users', { action: 'endSessions', targets: { rows: [{ guid: newGuid(), version: 1 }] } });
  expect(await staff.over(flagless.guid)).toMatchObject({ total: 3, done: 0, left: { notAllowed: 3 } });

  // One that was brought back is not brought back again: it may be suspended anew by then.
  await quiet.db
    .updateTable('console_run_rows')
    .set({ outcome: 'done' })
    .where('run_guid', '=', flagless.guid)
    .where('row_guid', '=', first)
    .execute();
  await quiet.db.updateTable('users').set({ first_name: 'Eve' }).where('guid', '=', changed).execute();
  const last = await staff.undo(run.guid);
  expect(last).toMatchObject({ total: 2, done: 1, left: { changed: 1 } });
  expect(await suspended('rest', quiet)).toEqual(new Set([changed, first]));
  expect(await refusal()).toBe('This was undone already.');
  expect(await staff.run(run.guid)).toMatchObject({ undoneBy: last.guid, undoableUntil: null });
  await quiet.close();
  await database.close();
});

test('cannot be undone after 30 days, or for actions without undo', async () => {
  const staff = await atConsole(server);
  const [guid = ''] = await addUsers(server, 'late', 1);
  const rows = [{ guid, version: 1 }];
  const ended = await staff.done('users', { action: 'endSessions', targets: { rows } });
  expect(ended).toMatchObject({ undoableUntil: null, left: { alreadySo: 1 } });
  const run = await staff.done('users', { action: 'suspend', targets: { rows }, answer });
  server.clock.advance(30 * 24 * 60 * 60_000);
  const later = await atConsole(server);
  for (const past of [ended, run]) {
    const response = await later.browser.post(`/api/console/runs/${past.guid}/undo`);
    expect(envelopeOf(response)).toMatchObject({ status_code: 10, status_text: 'This cannot be undone any more.' });
  }
});

test('stops when its owner loses the flag, and reports the rest', async () => {
  const staff = await atConsole(server);
  await addUsers(server, 'flag', 400);
  const { guid: selection } = await staff.select('users', 'q=flag-');
  const started = create(payloadOf(await staff.start('users', { action: 'suspend', targets: { selection }, answer })), runSchema);
  await staff.setFlags({ ...everyFlag, hasUsersAccess: false });
  const colleague = await atConsole(server);
  const run = await colleague.over(started.guid);
  expect(run.done + (run.left['notAllowed'] ?? 0)).toBe(400);
  expect(run.left['notAllowed']).toBeGreaterThan(0);
  expect((await suspended('flag')).size).toBe(run.done);
});

test('is cancelled between two batches: finished rows stay, the rest is reported', async () => {
  const staff = await atConsole(server);
  await addUsers(server, 'cancel', 700);
  const { guid: selection } = await staff.select('users', 'q=cancel-');
  const started = create(payloadOf(await staff.start('users', { action: 'suspend', targets: { selection }, answer })), runSchema);
  const cancelled = create(payloadOf(await staff.browser.delete(`/api/console/runs/${started.guid}`)), runSchema);
  const run = await staff.over(started.guid);
  expect(run.state).toBe('cancelled');
  expect(run).toEqual(cancelled);
  expect(run.done + (run.left['cancelled'] ?? 0)).toBe(700);
  expect((await suspended('cancel')).size).toBe(run.done);
});

test('an impossible selection gets the reason, and nothing is done', async () => {
  const staff = await atConsole(server);
  const [one = '', two = ''] = await addUsers(server, 'odd', 2);
  const row = { guid: one, version: 1 };
  const refused = async (area: string, body: Parameters<Console['start']>[1]) => envelopeOf(await staff.start(area, body));
  expect(await refused('users', { action: 'suspend', targets: { rows: [row] } })).toMatchObject({
    status_code: 2,
    payload: { answer: 'Please say why' },
  });
  expect(await refused('users', { action: 'erase', targets: { rows: [row] } })).toMatchObject({ status_code: 2 });
  expect(await refused('users', { action: 'constructor', targets: { rows: [row] } })).toMatchObject({ status_code: 2 });
  expect(await refused('users', { action: 'startReset', targets: { rows: [row, { guid: two, version: 1 }] } })).toMatchObject({
    payload: { targets: 'You can do this to one row at a time.' },
  });
  const colleague = await atConsole(server);
  const { guid: selection } = await colleague.select('users', 'q=odd-');
  expect(await refused('users', { action: 'suspend', targets: { selection }, answer })).toMatchObject({ status_code: 10 });
  server.clock.advance(61 * 60_000);
  const late = await atConsole(server);
  expect(envelopeOf(await late.browser.post('/api/console/users/selections', { query: 'isSuspended=perhaps' }))).toMatchObject({
    status_code: 2,
  });
  expect((await suspended('odd')).size).toBe(0);
});

test('nobody suspends or deletes themselves', async () => {
  const staff = await atConsole(server);
  const rows = [{ guid: staff.viewer.userGuid, version: 1 }];
  for (const action of ['suspend', 'requestDeletion'])
    expect(await staff.done('users', { action, targets: { rows }, answer })).toMatchObject({ done: 0, left: { notAllowed: 1 } });
});

test('a run is visible to staff who see its area', async () => {
  const staff = await atConsole(server);
  const user = await signInSomebody(server);
  const run = await staff.done('users', { action: 'endSessions', targets: { rows: [{ guid: user.userGuid, version: 1 }] } });
  expect(run.done).toBe(1);
  const other = await atConsole(server, { hasConsoleAccess: true, canManagePrompts: true });
  expect((await other.browser.get(`/api/console/runs/${run.guid}`)).statusCode).toBe(404);
  expect(payloadOf(await other.browser.get('/api/console/runs'))).toEqual({ runs: [], next: null });
  expect(JSON.stringify(payloadOf(await staff.browser.get('/api/console/runs')))).toContain(run.guid);
});
