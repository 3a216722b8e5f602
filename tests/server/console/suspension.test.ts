import { afterAll, beforeAll, expect, test } from 'vitest';
import { deletionDue } from '../../../contract/account/business-days.ts';
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
  await expect(createSession(server.db, server.app.deps, owner)).rejects.toThrow(/suspended/);

  const record = await staff.record('users', session.guid);
  expect(record.fields).toMatchObject({ isSuspended: true, suspendedReason: answer, suspendedAt: server.clock.now() });
  expect((await act('liftSuspension', session.guid)).done).toBe(1);
  expect((await signIn(goodPassword)).statusCode).toBe(200);
});

test('who has set up no support hears the address that mails come from', async () => {
  const bare = await buildTestApp({ env: { MAIL_FROM: 'AnyDish <kitchen@anydish.example>' } });
  const { email, session } = await signUp(bare);
  await bare.db.updateTable('users').set({ suspended_at: 1, suspended_reason: answer }).where('guid', '=', session.guid).execute();
  const response = await new Browser(bare.app).post('/api/session', { email, password: goodPassword });
  expect(envelopeOf(response).status_text).toBe(
    'This account is suspended. The reason: Sends unwanted mail. You can write to kitchen@anydish.example.',
  );
  await bare.close();
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
  const { version } = await staff.record('users', session.guid);
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

test('a deletion is requested by the same mail as by the owner, and taken back by one', async () => {
  const { email, session } = await signUp(server);
  const run = await act('requestDeletion', session.guid);
  const { deletesAt } = (await staff.record('users', session.guid)).fields;
  expect(deletesAt).toBe(deletionDue(server.clock.now()));
  // Until the account is erased, and not for the thirty days of what can be brought back.
  expect(run.undoableUntil).toBe(deletesAt);
  const subjects = async () => {
    const mails = await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('guid').execute();
    return mails.map(({ subject }) => subject);
  };
  expect((await subjects()).at(-1)).toBe('Your AnyDish account will be deleted');
  // Within a minute the mail is taken back, later another one corrects it.
  expect((await staff.undo(run.guid)).done).toBe(1);
  expect((await staff.record('users', session.guid)).fields['deletesAt']).toBeNull();
  expect(await subjects()).not.toContain('Your AnyDish account will be deleted');
  expect(await subjects()).not.toContain('Your AnyDish account stays');
  const again = await act('requestDeletion', session.guid);
  server.clock.advance(61_000);
  expect((await staff.undo(again.guid)).done).toBe(1);
  expect((await subjects()).slice(-2)).toEqual(['Your AnyDish account will be deleted', 'Your AnyDish account stays']);
});

test('a deletion that is due is not taken back, and the report says so', async () => {
  const { session } = await signUp(server);
  const run = await act('requestDeletion', session.guid);
  const later = { executes_at: server.clock.now() - 1 };
  await server.db.updateTable('deletion_requests').set(later).where('user_guid', '=', session.guid).execute();
  const { row_version: version } = await server.db
    .selectFrom('users')
    .select('row_version')
    .where('guid', '=', session.guid)
    .executeTakeFirstOrThrow();
  // As a run that an older version began, whose undo was promised for thirty days.
  await server.db.updateTable('console_run_rows').set({ version_after: version }).where('run_guid', '=', run.guid).execute();
  expect(await staff.undo(run.guid)).toMatchObject({ done: 0, left: { tooLate: 1 } });
  const again = await staff.browser.post(`/api/console/runs/${run.guid}/undo`);
  expect(envelopeOf(again).status_text).toBe('This was undone already.');

  const other = await signUp(server);
  const second = await act('requestDeletion', other.session.guid);
  await server.db.updateTable('console_runs').set({ undoable_until: server.clock.now() }).where('guid', '=', second.guid).execute();
  const past = await staff.browser.post(`/api/console/runs/${second.guid}/undo`);
  expect(envelopeOf(past).status_text).toBe('This cannot be undone any more.');
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
