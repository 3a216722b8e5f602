import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '../../../server/sign-in/sessions.ts';
import { goodPassword, sessionOf, signUp } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';
import { atConsole, type Console } from '../../support/server/console.ts';
import { newGuid } from '../../../server/db/guid.ts';

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp({ env: { SUPPORT_EMAIL: 'help@anydish.example' } });
  staff = await atConsole(server);
});
afterAll(() => server.close());

const answer = 'Sends unwanted mail.';

async function act(action: string, guid: string, given = answer) {
  const { version } = await staff.record('users', guid);
  return staff.done('users', { action, targets: { rows: [{ guid, version }] }, answer: given });
}

const told = 'This account is suspended. The reason: Sends unwanted mail. You can write to help@anydish.example.';

test('a suspended account is signed out at once, opens to nobody, and says why to who has the password; lifted, it opens again', async () => {
  const { browser, email, session } = await signUp(server);
  expect((await act('suspend', session.guid)).done).toBe(1);
  expect(sessionOf(await browser.get('/api/session')).email).toBeNull();

  const signIn = (password: string) => new Browser(server.app).post('/api/session', { email, password });
  const right = await signIn(goodPassword);
  expect([right.statusCode, envelopeOf(right).status_text, right.cookies]).toEqual([403, told, []]);
  expect(envelopeOf(await signIn('another password')).status_text).toBe('Wrong email or password.');
  const owner = { guid: session.guid, isStaff: false, userAgent: '' };
  await expect(createSession(server.db, server.clock, owner)).rejects.toThrow(/suspended/);

  const record = await staff.record('users', session.guid);
  expect(record.fields).toMatchObject({ isSuspended: true, suspendedReason: answer, suspendedAt: server.clock.now() });
  expect((await act('liftSuspension', session.guid)).done).toBe(1);
  expect((await signIn(goodPassword)).statusCode).toBe(200);
});

test('a lift that is undone suspends again for the same reason', async () => {
  const { session } = await signUp(server);
  await act('suspend', session.guid);
  const lift = await act('liftSuspension', session.guid);
  expect((await staff.undo(lift.guid)).done).toBe(1);
  const { fields } = await staff.record('users', session.guid);
  expect(fields).toMatchObject({ isSuspended: true, suspendedReason: answer });
});

test('a sign-in at the moment of the suspension ends with it', async () => {
  const { email, session } = await signUp(server);
  const version = 1;
  const rows = [{ guid: session.guid, version }];
  const [run] = await Promise.all([
    staff.done('users', { action: 'suspend', targets: { rows }, answer }),
    ...Array.from({ length: 4 }, () => new Browser(server.app).post('/api/session', { email, password: goodPassword })),
  ]);
  expect(run.done).toBe(1);
  expect(await server.db.selectFrom('sessions').select('guid').where('user_guid', '=', session.guid).execute()).toEqual([]);
});

test('a record tells sessions, ways in and mails, and no code', async () => {
  const { browser, email, session } = await signUp(server);
  await browser.post('/session/passwords', { email });
  const { lists, fields, title } = await staff.record('users', session.guid);
  expect([title, fields['waysIn']]).toEqual([email, ['password']]);
  expect(lists['sessions']).toHaveLength(1);
  const mails = lists['mails'] ?? [];
  expect(mails.length).toBeGreaterThanOrEqual(2);
  expect(mails.map(({ cells }) => Object.keys(cells).toSorted())).toEqual(mails.map(() => ['at', 'fate', 'subject']));
  const codes = await server.db.selectFrom('mails').select('text').where('recipient', '=', email).execute();
  const all = JSON.stringify(lists);
  for (const { text } of codes) for (const [code] of text.matchAll(/(?<!\d)\d{6}(?!\d)/g)) expect(all).not.toContain(code);
});

test('one session is ended, and not that of somebody else', async () => {
  const [one, two] = [await signUp(server), await signUp(server)];
  const [own] = (await staff.record('users', one.session.guid)).lists['sessions'] ?? [];
  expect(await act('endSession', two.session.guid, own?.guid)).toMatchObject({ done: 0, left: { alreadySo: 1 } });
  expect(sessionOf(await one.browser.get('/api/session')).email).toBe(one.email);
  expect(await act('endSession', one.session.guid, own?.guid)).toMatchObject({ done: 1, undoableUntil: null });
  expect(sessionOf(await one.browser.get('/api/session')).email).toBeNull();
  expect(await act('endSession', one.session.guid, newGuid())).toMatchObject({ done: 0 });
});

test('a deletion is requested by the same mail as by the owner, and taken back', async () => {
  const { email, session } = await signUp(server);
  const run = await act('requestDeletion', session.guid);
  expect((await staff.record('users', session.guid)).fields['deletesAt']).toBeGreaterThan(server.clock.now());
  const mails = await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
  expect(mails.map(({ subject }) => subject)).toContain('Your AnyDish account will be deleted');
  expect((await staff.undo(run.guid)).done).toBe(1);
  expect((await staff.record('users', session.guid)).fields['deletesAt']).toBeNull();
});

test('a reset is started by a mail without a code; a mail with a code that did not arrive is tried again', async () => {
  const { email, session } = await signUp(server);
  expect((await act('startReset', session.guid)).done).toBe(1);
  const newest = () =>
    server.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('guid', 'desc').limit(1).executeTakeFirstOrThrow();
  const { text } = await newest();
  expect(text).toContain('http://localhost:3000/reset-password');
  expect(text).not.toMatch(/\d{6}/);

  await new Browser(server.app).post('/session/passwords', { email });
  const mail = await newest();
  await server.db
    .updateTable('mails')
    .set({ failed_at: server.clock.now(), delivered_at: null, attempts: 9 })
    .where('guid', '=', mail.guid)
    .execute();
  expect((await act('sendCode', session.guid)).done).toBe(1);
  expect(await newest()).toMatchObject({ guid: mail.guid, failed_at: null });
});
