import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { auditOf } from '../../support/server/impersonations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.updateTable('users').set({ staff: null }).where('staff', 'is not', null).execute();
  await server.db.deleteFrom('mails').execute();
});

const managers = async () => {
  const rows = await server.db.selectFrom('users').select(['guid', 'staff']).where('staff', 'is not', null).execute();
  return rows.filter(({ staff }) => staff?.canManageAdmins === true).map(({ guid }) => guid);
};
const rowOf = async (who: Console, guid: string) => ({ guid, version: (await who.record('admins', guid)).version });
const take = async (by: Console, from: Console) =>
  by.start('admins', { action: 'takeFlag', targets: { rows: [await rowOf(by, from.viewer.userGuid)] }, answer: 'canManageAdmins' });
const save = async (by: Console, of: Console, fields: Parameters<Console['save']>[3]) =>
  by.save('admins', of.viewer.userGuid, (await rowOf(by, of.viewer.userGuid)).version, fields);

test('when two admins remove each other’s flag at once, one keeps it', async () => {
  const [one, two] = [await atConsole(server), await atConsole(server)];
  const versions = await Promise.all([rowOf(one, two.viewer.userGuid), rowOf(two, one.viewer.userGuid)]);
  const answers = await Promise.all([
    one.save('admins', two.viewer.userGuid, versions[0].version, { canManageAdmins: false }),
    two.save('admins', one.viewer.userGuid, versions[1].version, { canManageAdmins: false }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(await managers()).toHaveLength(1);
});

test('the same with bulk actions', async () => {
  const [one, two] = [await atConsole(server), await atConsole(server)];
  const started = await Promise.all([take(one, two), take(two, one)]);
  const watcher = await atConsole(server);
  for (const response of started) {
    const payload = fromWire(envelopeOf(response).payload);
    if (response.statusCode === 200 && typeof payload === 'object' && payload !== null && 'guid' in payload)
      await watcher.over(String(payload.guid));
  }
  const left = await managers();
  expect(left.filter((guid) => guid !== watcher.viewer.userGuid)).toHaveLength(1);
});

test('nobody can remove their own flag, alone or in a selection', async () => {
  const staff = await atConsole(server);
  await atConsole(server);
  const response = await save(staff, staff, { canManageAdmins: false });
  expect(envelopeOf(response)).toMatchObject({
    status_code: 2,
    payload: { 'fields.can_manage_admins': 'You cannot take this permission from yourself. Somebody else who has it can.' },
  });
  const { guid: selection } = await staff.select('admins');
  const run = await staff.done('admins', { action: 'takeFlag', targets: { selection }, answer: 'canManageAdmins' });
  expect(run).toMatchObject({ total: 2, done: 1, left: { isOwn: 1 } });
  expect(await managers()).toEqual([staff.viewer.userGuid]);
  expect(await staff.undo(run.guid)).toMatchObject({ done: 1 });
  expect(await managers()).toHaveLength(2);
});

test('an existing account becomes staff by its address; its owner and the admins get a mail', async () => {
  const staff = await atConsole(server);
  const [seer, other] = [
    await atConsole(server, { hasConsoleAccess: true, hasAdminsAccess: true }),
    await atConsole(server, { hasConsoleAccess: true }),
  ];
  const user = await signInSomebody(server);
  const made = await staff.made('admins', { email: ` ${user.email.toUpperCase()} `, hasConsoleAccess: true, canManageRecipes: true });
  expect(made).toMatchObject({ guid: user.userGuid, fields: { hasConsoleAccess: true, canManageRecipes: true, hasUsersAccess: false } });
  const mails = await server.db.selectFrom('mails').select(['recipient', 'text']).execute();
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([user.email, staff.viewer.email, seer.viewer.email].toSorted());
  expect(JSON.stringify(mails)).not.toContain(other.viewer.email);
  expect(mails.find(({ recipient }) => recipient === user.email)?.text).toContain('Given: Open the console, Recipes');
  expect((await auditOf(server, user.userGuid)).map(({ action }) => action)).toContain('admins.created');
  expect(envelopeOf(await staff.make('admins', { email: 'nobody@example.com', hasConsoleAccess: true })).payload).toEqual({
    'fields.email': 'No account has this email address.',
  });
});

test('a removed flag counts with the next call, and is announced', async () => {
  const [staff, other] = [await atConsole(server), await atConsole(server)];
  expect((await other.list('users')).statusCode).toBe(200);
  expect((await save(staff, other, { hasUsersAccess: false })).statusCode).toBe(200);
  expect((await other.list('users')).statusCode).toBe(403);
  const mail = await server.db.selectFrom('mails').select('text').where('recipient', '=', other.viewer.email).executeTakeFirstOrThrow();
  expect(mail.text).toContain('Taken away: Users');
});

test('several flags are given at once, all are taken with “Remove admin”, and an undo gives exactly those back', async () => {
  const [staff, other] = [await atConsole(server), await atConsole(server, { hasConsoleAccess: true })];
  const flagsOf = async () =>
    (await server.db.selectFrom('users').select('staff').where('guid', '=', other.viewer.userGuid).executeTakeFirstOrThrow()).staff;
  const order = async (action: string, answer?: string) => ({
    action,
    targets: { rows: [await rowOf(staff, other.viewer.userGuid)] },
    ...(answer !== undefined && { answer }),
  });
  const given = await staff.done('admins', await order('giveFlag', 'hasUsersAccess,canLoginAsUser'));
  expect([given.done, await flagsOf()]).toEqual([1, { hasConsoleAccess: true, hasUsersAccess: true, canLoginAsUser: true }]);
  expect((await staff.start('admins', await order('giveFlag', 'hasUsersAccess,everything'))).statusCode).toBe(400);
  const removed = await staff.done('admins', await order('removeAdmin'));
  expect([removed.done, await flagsOf()]).toEqual([1, null]);
  expect((await staff.undo(removed.guid)).done).toBe(1);
  expect(await flagsOf()).toEqual({ hasConsoleAccess: true, hasUsersAccess: true, canLoginAsUser: true });
});

test('“Remove admin” leaves the one who presses it, and says why', async () => {
  const staff = await atConsole(server);
  const run = await staff.done('admins', { action: 'removeAdmin', targets: { rows: [await rowOf(staff, staff.viewer.userGuid)] } });
  expect(run.left).toEqual({ isOwn: 1 });
});
