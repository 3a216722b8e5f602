import { afterAll, beforeAll, expect, test } from 'vitest';
import { uriFor } from '../../../server/account/company-uri.ts';
import { sessionOf, signUp } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import { Browser } from '../../support/server/browser.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const save = (browser: Browser, firstName: unknown, lastName: unknown) =>
  browser.put('/api/session/profile', { first_name: firstName, last_name: lastName });

test('the first profile brings a personal company', async () => {
  const { browser } = await signUp(server);
  const session = sessionOf(await save(browser, 'Ada', 'King Lovelace'));
  expect(session).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace', fullName: 'Ada King Lovelace' });
  expect(session.extra.companies).toMatchObject([{ name: "Ada's kitchen", industry: '', size: '', projects: [] }]);
  expect(session.extra.companies?.[0]?.uri).toMatch(/^ada-kitchen-[a-z0-9]{8}$/);
});

test('a later profile changes the names only', async () => {
  const { browser } = await signUp(server);
  const first = sessionOf(await save(browser, 'Ada', ''));
  const second = sessionOf(await save(browser, 'Grace', 'Hopper'));
  expect(second.fullName).toBe('Grace Hopper');
  expect(second.extra.companies).toEqual(first.extra.companies);
});

test('two profiles at once make one company', async () => {
  const { browser } = await signUp(server);
  await Promise.all([save(browser, 'Ada', ''), save(browser, 'Ada', ''), save(browser, 'Ada', '')]);
  expect(sessionOf(await browser.get('/api/session')).extra.companies).toHaveLength(1);
});

test('a name of one word has no last name', async () => {
  const { browser } = await signUp(server);
  expect(sessionOf(await save(browser, 'Plato', ''))).toMatchObject({ lastName: '', fullName: 'Plato' });
});

test.each([
  ['王', '小明', '王 小明', /^kitchen-/],
  ['Zoë', "O'Brien", "Zoë O'Brien", /^zoe-kitchen-/],
  ['محمد', 'صلاح', 'محمد صلاح', /^kitchen-/],
  ['<script>alert(1)</script>', '👩🏽‍🍳', '<script>alert(1)</script> 👩🏽‍🍳', /^script-alert-1-script-kitchen-/],
  ['  Ann\n\tMarie ', ' Lee ', 'Ann Marie Lee', /^ann-marie-kitchen-/],
  ['x'.repeat(100), 'é'.repeat(100), `${'x'.repeat(100)} ${'é'.repeat(100)}`, /^x{40}-/],
])('"%s" is a name', async (firstName, lastName, fullName, uri) => {
  const { browser } = await signUp(server);
  const session = sessionOf(await save(browser, firstName, lastName));
  expect(session.fullName).toBe(fullName);
  expect(session.extra.companies?.[0]?.uri).toMatch(uri);
});

test.each([
  ['', 'King', { first_name: 'Full name is required' }],
  [' \n ', '', { first_name: 'Full name is required' }],
  ['x'.repeat(101), '', { first_name: 'Please use at most 100 characters' }],
  ['Ada', 'x'.repeat(101), { last_name: 'Please use at most 100 characters' }],
  [7, null, { first_name: 'This must be a text.', last_name: 'This must be a text.' }],
])('"%s" "%s" is refused under its field', async (firstName, lastName, payload) => {
  const { browser } = await signUp(server);
  const response = await save(browser, firstName, lastName);
  expect(response.statusCode).toBe(400);
  expect(envelopeOf(response)).toMatchObject({ status_code: 2, payload });
  expect(sessionOf(await browser.get('/api/session')).extra.companies).toEqual([]);
});

test('only the signed-in have a profile', async () => {
  const response = await save(new Browser(server.app), 'Ada', '');
  expect(response.statusCode).toBe(401);
  expect(envelopeOf(response).status_code).toBe(3);
});

test('a uri is made of what a name leaves, and never twice the same', () => {
  expect(uriFor('')).toMatch(/^kitchen-[a-z0-9]{8}$/);
  expect(uriFor('--')).toMatch(/^kitchen-/);
  expect(uriFor('Łódź & Ærø')).toMatch(/^odz-r-/);
  expect(new Set(Array.from({ length: 100 }, () => uriFor('a'))).size).toBe(100);
});
