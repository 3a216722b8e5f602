import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { create } from 'superstruct';
import { reportPageSchema, runSchema } from '../../../contract/console/shapes.ts';
import type { StaffFlag } from '../../../contract/console/area.ts';
import { areas } from '../../../contract/console/areas.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, payloadOf, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';

// Somebody can always manage admins and sign in; and who cannot manage them closes and opens no account of staff.

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.db.updateTable('users').set({ staff: null }).where('staff', 'is not', null).execute());

const answer = 'Sends unwanted mail';
const support = { hasConsoleAccess: true, hasUsersAccess: true } as const;
const manages = { ...support, hasAdminsAccess: true, canManageAdmins: true } as const;

const rowOf = async (by: Console, of: Console) => {
  const { userGuid: guid } = of.viewer;
  return { guid, version: (await by.record('users', guid)).version };
};
const act = async (by: Console, action: string, of: Console, given = answer) =>
  by.done('users', { action, targets: { rows: [await rowOf(by, of)] }, answer: given });

/** Those who manage admins and can sign in, now and after the deletions that are asked for. */
const managers = async () => {
  const rows = await server.db
    .selectFrom('users')
    .leftJoin('deletion_requests as d', (join) => join.onRef('d.user_guid', '=', 'users.guid').on('d.cancelled_at', 'is', null))
    .select(['users.guid', 'staff'])
    .where('staff', 'is not', null)
    .where('suspended_at', 'is', null)
    .where('d.guid', 'is', null)
    .execute();
  return rows.filter(({ staff }) => staff?.canManageAdmins === true).map(({ guid }) => guid);
};

const closing = ['suspend', 'requestDeletion', 'endSessions'] as const;

test.each(closing)('%s of staff is for those who manage admins: others are told so in the report', async (action) => {
  const [boss, colleague, agent] = [await atConsole(server, manages), await atConsole(server, support), await atConsole(server, support)];
  for (const of of [boss, colleague]) {
    const run = await act(agent, action, of);
    expect(run).toMatchObject({ done: 0, left: { isStaff: 1 } });
    const { rows } = create(payloadOf(await agent.browser.get(`/api/console/runs/${run.guid}/report`)), reportPageSchema);
    expect(rows).toEqual([{ guid: of.viewer.userGuid, title: of.viewer.email, reason: 'isStaff' }]);
  }
  expect((await boss.list('users')).statusCode).toBe(200);
  expect(await managers()).toEqual([boss.viewer.userGuid]);
  expect((await act(boss, action, colleague)).done).toBe(1);
});

test('a suspension of staff is lifted, and brought back, by those who manage admins alone', async () => {
  const [boss, colleague, agent] = [await atConsole(server, manages), await atConsole(server, support), await atConsole(server, support)];
  const suspension = await act(boss, 'suspend', colleague);
  expect(await act(agent, 'liftSuspension', colleague)).toMatchObject({ done: 0, left: { isStaff: 1 } });
  expect(await agent.undo(suspension.guid)).toMatchObject({ done: 0, left: { isStaff: 1 } });
  const lift = await act(boss, 'liftSuspension', colleague);
  expect(lift.done).toBe(1);
  expect(await agent.undo(lift.guid)).toMatchObject({ done: 0, left: { isStaff: 1 } });
  expect((await boss.undo(lift.guid)).done).toBe(1);
});

test('one session of staff is ended by them alone, and one’s own by oneself', async () => {
  const [boss, agent] = [await atConsole(server, manages), await atConsole(server, support)];
  const [session] = (await agent.record('users', boss.viewer.userGuid)).lists['sessions'] ?? [];
  expect(await act(agent, 'endSession', boss, session?.guid)).toMatchObject({ left: { isStaff: 1 } });
  const [own] = (await agent.record('users', agent.viewer.userGuid)).lists['sessions'] ?? [];
  const rows = [await rowOf(agent, agent)];
  expect((await agent.start('users', { action: 'endSession', targets: { rows }, answer: own?.guid ?? '' })).statusCode).toBe(200);
  await expect.poll(async () => (await agent.list('users')).statusCode).toBe(401);
});

test.each(['suspend', 'requestDeletion'] as const)('of two managers who %s each other at once one stays', async (action) => {
  const [one, two] = [await atConsole(server, manages), await atConsole(server, manages)];
  const watcher = await atConsole(server, support);
  const rows = await Promise.all([rowOf(one, two), rowOf(two, one)]);
  const targets = rows.map((row) => ({ rows: [row] }));
  const started = await Promise.all([one, two].map((by, index) => by.start('users', { action, targets: targets[index] ?? {}, answer })));
  for (const response of started) if (response.statusCode === 200) await watcher.over(create(payloadOf(response), runSchema).guid);
  expect(await managers()).toHaveLength(1);
});

test('the last who can sign in stays, also by the one who is about to be deleted', async () => {
  const [leaving, last] = [await atConsole(server, manages), await atConsole(server, manages)];
  const due = { requested_at: 1, executes_at: server.clock.now() + 1_000, gone_at: server.clock.now() + 2_000 };
  await server.db
    .insertInto('deletion_requests')
    .values({ guid: newGuid(), user_guid: leaving.viewer.userGuid, language: 'en', ...due })
    .execute();
  for (const action of ['suspend', 'requestDeletion'])
    expect(await act(leaving, action, last)).toMatchObject({ done: 0, left: { lastManager: 1 } });
  const rows = [await rowOf(leaving, last)];
  expect(await leaving.done('admins', { action: 'takeFlag', targets: { rows }, answer: 'canManageAdmins' })).toMatchObject({
    left: { lastManager: 1 },
  });
  expect(await leaving.done('admins', { action: 'removeAdmin', targets: { rows } })).toMatchObject({ left: { lastManager: 1 } });
  const { guid, version } = await leaving.record('admins', last.viewer.userGuid);
  expect((await leaving.save('admins', guid, version, { canManageAdmins: false })).statusCode).toBe(400);
  expect(await managers()).toEqual([last.viewer.userGuid]);
  // Among many, all but one.
  const third = await atConsole(server, manages);
  const all = [await rowOf(leaving, last), await rowOf(leaving, third)];
  expect(await leaving.done('users', { action: 'suspend', targets: { rows: all }, answer })).toMatchObject({
    done: 1,
    left: { lastManager: 1 },
  });
});

test('nobody suspends themselves by undoing a lift', async () => {
  const [one, two] = [await atConsole(server, manages), await atConsole(server, manages)];
  await act(one, 'suspend', two);
  const lift = await act(one, 'liftSuspension', two);
  const back = await atConsole(server, manages);
  // Two signs in again, and undoes what freed the account.
  await server.db.updateTable('sessions').set({ user_guid: two.viewer.userGuid }).where('user_guid', '=', back.viewer.userGuid).execute();
  expect(await back.undo(lift.guid)).toMatchObject({ done: 0, left: { notAllowed: 1 } });
});

test('every action on accounts is tried above, or closes nothing', () => {
  const harmless = ['sendCode', 'startReset', 'addNote'];
  const tried = [...closing, 'liftSuspension', 'endSession', ...harmless];
  expect(Object.keys(areas.users.actions).toSorted()).toEqual(tried.toSorted());
  const flags: StaffFlag[] = Object.values(areas.users.actions).map(({ needs }) => needs);
  expect(new Set(flags)).toEqual(new Set(['hasUsersAccess']));
});
