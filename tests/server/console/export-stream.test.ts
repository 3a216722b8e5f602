import type { KyselyPlugin } from 'kysely';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countLimits } from '../../../contract/console/console-endpoints.ts';
import { totalHeader } from '../../../contract/console/export.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole, everyFlag, type Console } from '../../support/server/console.ts';
import { openTestDatabase } from '../../support/server/database.ts';

/** Batches of rows that were read, and what is to happen with one of them. */
const batches = { read: 0, at: new Map<number, () => Promise<void> | void>() };

const watching: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'RawNode' && node.sqlFragments.some((part) => part.includes('found as materialized'))) batches.read += 1;
    return node;
  },
  transformResult: async ({ result }) => {
    const [happens, at] = [batches.at.get(batches.read), batches.read];
    batches.at.delete(at);
    await happens?.();
    return result;
  },
};

const [rows, batch] = [12_000, 500];
let server: TestApp;
let close: () => Promise<void>;
let staff: Console;
let origin: string;
beforeAll(async () => {
  const database = await openTestDatabase();
  server = await buildTestApp({ database: { ...database, db: database.db.withPlugin(watching) } });
  close = database.close;
  staff = await atConsole(server);
  await addUsers(server, 'crowd', rows);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  await close();
});

/** Asks for the file over a real connection; `at` happens while the batch of that number is read. */
async function ask(at: Record<number, () => Promise<void> | void> = {}, signal: AbortSignal | null = null): Promise<Response> {
  Object.assign(batches, { read: 0, at: new Map(Object.entries(at).map(([number, happens]) => [Number(number), happens])) });
  const cookie = [...staff.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${origin}/api/console/users/export.csv?query=q%3Dcrowd-&columns=email`, { headers: { cookie }, signal });
}

test('announces an estimate where the list stops counting, and sends every row', async () => {
  const response = await ask();
  expect(response.headers.get(totalHeader)).toMatch(/^~\d{4,}$/);
  expect(Number(response.headers.get(totalHeader)?.slice(1))).toBeGreaterThan(countLimits.byRow);
  expect((await response.text()).split('\r\n')).toHaveLength(rows + 2);
  expect(batches.read).toBe(rows / batch + 1);
});

test('announces the exact number where it can', async () => {
  const { headers } = await staff.browser.get('/api/console/users/export.csv?query=q%3Dcrowd-0000&columns=email');
  expect(headers[totalHeader]).toBe('10');
});

test('stops reading rows when the connection is closed', async () => {
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    // The connection needs its time to close.
    await sleep(200);
  };
  const written = ask({ 3: stop }, stopping.signal).then((response) => response.text());
  await expect(written).rejects.toMatchObject({ name: 'AbortError' });
  await sleep(500);
  expect(batches.read).toBeLessThanOrEqual(4);
});

test('ends when the permission is removed, and a retry gets the reason', async () => {
  const response = await ask({ 3: () => staff.setFlags({ hasConsoleAccess: true }) });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  expect(batches.read).toBeLessThanOrEqual(4);
  expect((await staff.list('users', '', 1)).statusCode).toBe(403);
  await staff.setFlags(everyFlag);
});
