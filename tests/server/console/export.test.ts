import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asyncProperty, assert as holds, string } from 'fast-check';
import { csvCell } from '../../../server/console/csv.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole, type Console } from '../../support/server/console.ts';

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
});
afterAll(() => server.close());

const ask = (area: string, given: Record<string, string> = {}, headers = {}) =>
  staff.browser.get(`/api/console/${area}/export.csv?${new URLSearchParams(given).toString()}`, { headers });

/** Read by a parser that is not ours. */
const rowsOf = (text: string): string[][] => parse(text, { relaxColumnCount: false });

const hostile = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\tTab',
  'He said "no", and left',
  'two\nlines',
  "'quoted'",
  'مرحبا',
  '🍲,;|',
];

test('a file has all matches, in the order and with the columns of the list, and its cells are harmless', async () => {
  const name = `csv-${newGuid().slice(-6)}`;
  const guids = await addUsers(server, name, hostile.length);
  for (const [index, text] of hostile.entries())
    await server.db
      .updateTable('users')
      .set({ first_name: text, last_name: 'Z' })
      .where('guid', '=', guids[index] ?? '')
      .execute();
  const response = await ask('users', { query: `q=${name}&sort=-email`, columns: 'name,email,createdAt,isSuspended,waysIn' });
  expect([response.statusCode, response.headers['content-disposition'], response.headers['cache-control']]).toEqual([
    200,
    'attachment; filename="anydish-users-2026-01-15.csv"',
    'no-store',
  ]);
  const [head, ...rows] = rowsOf(response.body);
  expect(head).toEqual(['name', 'email', 'createdAt', 'isSuspended', 'waysIn']);
  expect(rows.map((row) => row[1])).toEqual(hostile.map((_, index) => `${name}-0000${index}@example.com`).toReversed());
  const names = rows.map(([cell = '']) => cell).toReversed();
  for (const [index, text] of hostile.entries()) {
    expect(names[index]).not.toMatch(/^[=+\-@\t\r]/);
    expect(names[index]?.replace(/^'(?=[=+\-@\t\r])/, '')).toBe(`${text} Z`);
  }
  expect(rows[0]?.slice(2)).toEqual([new Date(server.clock.now() + 3).toISOString(), 'false', '']);
});

test('any text of a cell stays one cell', async () => {
  const property = asyncProperty(string({ unit: 'binary' }), string(), (one, two) => {
    const [row = []] = parse(`${csvCell(`x${one}`)},${csvCell(two)}\r\n`, { relaxColumnCount: false, skipEmptyLines: false });
    expect(row).toEqual([`x${one}`, /^[=+\-@\t\r]/.test(two) ? `'${two}` : two]);
    return Promise.resolve();
  });
  await holds(property);
});

test('is as long as the list, over many batches', async () => {
  await addUsers(server, 'many', 1_203);
  const response = await ask('users', { query: 'q=many-', columns: 'email' });
  const [, ...rows] = rowsOf(response.body);
  expect([rows.length, new Set(rows.map(String)).size]).toEqual([1_203, 1_203]);
});

test.each<[Record<string, string>]>([
  [{ columns: 'email,password_hash' }],
  [{ columns: '__proto__' }],
  [{ query: 'isSuspended=perhaps' }],
  [{ query: 'x=1' }],
  [{ limit: '5' }],
])('%j makes no file that is larger or says more than was meant', async (given) => {
  expect((await ask('users', given)).statusCode).toBe(400);
});

test('is only for pages of this site, and is logged as a view', async () => {
  expect((await ask('users', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  await ask('audit', { query: 'action=staff.read&kind=reads' });
  const { rows } = await staff.page('audit', 'action=staff.read&kind=reads&columns=details,actor');
  expect(rows[0]?.cells).toMatchObject({
    details: 'area: audit, method: GET, query: action=staff.read, kind=reads, route: /api/console/:area/export.csv, status: 200',
    actor: `${staff.viewer.userGuid} ${staff.viewer.email}`,
  });
});
