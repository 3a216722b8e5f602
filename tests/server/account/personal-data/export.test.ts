import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldTables, notHeld } from '../../../../server/account/personal-data/held.ts';
import { goodPassword } from '../../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp, type TestViewer } from '../../../support/server/app.ts';
import type { Browser } from '../../../support/server/browser.ts';
import { impersonating, inBrowser } from '../../../support/server/impersonations.ts';
import { addRecipe, columnsOf, fullAccount, tableNames } from '../../../support/server/personal-data.ts';

let server: TestApp;
let browser: Browser;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  ({ browser, viewer } = await fullAccount(server));
});
afterAll(() => server.close());

const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
const prove = (by: Browser, password = goodPassword) => by.post('/api/account/exports', { current_password: password });
const take = (by: Browser, headers: Record<string, string> = {}) =>
  by.get('/api/account/export', { headers: { ...navigation, ...headers } });

type File = Record<string, Record<string, unknown>[]>;
const fileOf = (response: LightMyRequestResponse): File => {
  expect(response.statusCode).toBe(200);
  // Checked by what is asked of it below.
  return JSON.parse(response.body) as File;
};

async function exported(by = browser): Promise<File> {
  await prove(by);
  return fileOf(await take(by));
}

describe('the file', () => {
  test('is one of JSON, to be kept under a name with its day, and by nobody in between', async () => {
    await prove(browser);
    const { headers } = await take(browser);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="anydish-export-2026-01-15.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('content-length');
  });

  test('has an entry for every table that holds something of a user; a table that is neither in it nor excused fails here', async () => {
    const held = heldTables(viewer).map(({ table }) => table);
    expect([...held, ...Object.keys(notHeld)].toSorted()).toEqual(await tableNames(server.db));
    const file = await exported();
    const empty = heldTables(viewer).filter(({ name }) => (file[name] ?? []).length === 0);
    // Nobody has asked for this account to be deleted.
    expect(empty.map(({ name }) => name)).toEqual(['deletion_requests']);
    for (const reason of Object.values(notHeld)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });

  test('has every column of them, but for secrets, workings and other people', async () => {
    const file = await exported();
    for (const { name, table, leaveOut } of heldTables(viewer)) {
      const columns = await columnsOf(server.db, table);
      expect(columns, table).toEqual(expect.arrayContaining([...leaveOut]));
      const told = columns.filter((column) => !leaveOut.includes(column));
      // How many tokens a model took is a number.
      expect(told.filter((column) => /hash|token(?!s$)|secret|password/.test(column))).toEqual([]);
      for (const row of file[name] ?? []) expect(Object.keys(row).toSorted(), name).toEqual(told);
    }
  });

  test('says times as people and programs read them, and photos whole', async () => {
    const { account, photos, recipes, recipe_order_events: events } = await exported();
    expect(account).toMatchObject([{ email: viewer.email, created_at: '2026-01-15T12:00:00.000Z', staff: null }]);
    const stored = await server.db.selectFrom('photos').select('bytes').where('user_guid', '=', viewer.userGuid).execute();
    expect(photos?.map(({ bytes }) => bytes)).toEqual(stored.map(({ bytes }) => bytes?.toString('base64')));
    expect(recipes).toMatchObject([{ body: { title: 'Toast' } }]);
    expect(events?.map(({ sequence }) => sequence)).toEqual([1, 2, 10]);
  });

  test('holds more than one batch of a table, each row once', async () => {
    const { browser: many, viewer: person } = await inBrowser(server);
    const guids: string[] = [];
    for (let count = 0; count < 3; count += 1) guids.push((await addRecipe(server, person)).photo);
    const now = server.clock.now();
    const mails = Array.from({ length: 250 }, () => crypto.randomUUID());
    const mail = { sender: 'x', recipient: person.email, subject: '', text: '', html: '', created_at: now, next_attempt_at: now };
    await server.db
      .insertInto('mails')
      .values(mails.map((guid) => ({ guid, ...mail })))
      .execute();
    const file = await exported(many);
    expect(file['photos']?.map(({ guid }) => guid)).toEqual(guids.toSorted());
    expect(file['mails']?.map(({ guid }) => guid)).toEqual(mails.toSorted());
  });

  test('holds no secret, and nothing of anybody else', async () => {
    const other = await fullAccount(server);
    const text = JSON.stringify(await exported());
    const rows = await server.db.selectFrom('users').select(['password_hash', 'guid', 'email']).execute();
    const secrets = [browser.cookies.get('session') ?? '-', goodPassword, ...rows.flatMap(({ password_hash: hash }) => hash ?? [])];
    const { viewer: stranger } = other;
    for (const word of [...secrets, stranger.email, stranger.userGuid, stranger.companyUri]) expect(text).not.toContain(word);
    expect(text).not.toMatch(/\b\d{6}\b is|Your code/);
  });
});

describe('is given', () => {
  test('not without a proof, nor five minutes after it, nor to another session of the same account', async () => {
    const { browser: own } = await fullAccount(server);
    expect((await take(own)).statusCode).toBe(403);
    await prove(own);
    server.clock.advance(5 * 60_000 - 1);
    expect((await take(own)).statusCode).toBe(200);
    await prove(own);
    server.clock.advance(5 * 60_000);
    expect((await take(own)).statusCode).toBe(403);
  });

  test('once for a proof, also when it is asked for several times at once', async () => {
    const { browser: own } = await fullAccount(server);
    await prove(own);
    const answers = await Promise.all([take(own), take(own), take(own)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect((await take(own)).statusCode).toBe(403);
    await prove(own);
    expect((await take(own)).statusCode).toBe(200);
  });

  test.each([
    ['', 'Password is required'],
    ['wrong password', 'This is not your current password'],
  ])('not for the password %j', async (password, message) => {
    const { browser: own } = await fullAccount(server);
    expect(envelopeOf(await prove(own, password))).toMatchObject({ status_code: 2, payload: { current_password: message } });
    expect((await take(own)).statusCode).toBe(403);
  });

  test('to an account without a password for the asking', async () => {
    const { browser: own } = await inBrowser(server);
    expect((await take(own)).statusCode).toBe(403);
    expect((await prove(own, '')).statusCode).toBe(200);
    expect((await take(own)).statusCode).toBe(200);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('not to %s', async (_who, headers) => {
    await prove(browser);
    expect((await take(browser, headers)).statusCode).toBe(403);
  });

  test('not to a visitor, and not to staff in the user’s place', async () => {
    expect((await server.app.inject({ url: '/api/account/export', headers: navigation })).statusCode).toBe(401);
    const { browser: staff } = await impersonating(server);
    expect((await prove(staff, '')).statusCode).toBe(403);
    expect((await take(staff)).statusCode).toBe(403);
  });

  test('ten times in an hour', async () => {
    const { browser: own } = await inBrowser(server);
    for (let count = 0; count < 10; count += 1) expect((await prove(own, '')).statusCode).toBe(200);
    expect((await prove(own, '')).statusCode).toBe(429);
  });
});
