import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import { consoleLimits } from '../../../server/console/limits.ts';
import { buildTestApp, type TestApp } from '../../support/server/app.ts';
import { atConsole, type Console } from '../../support/server/console.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ env: { AI_BASE_URL: 'http://127.0.0.1:9', AI_MODEL: 'none' } });
});
afterAll(() => server.close());

/** A call that counts. What else it is answered does not matter. A limit that is new needs a row, or this does not compile. */
const calls: Record<keyof typeof consoleLimits, (staff: Console) => Promise<LightMyRequestResponse>> = {
  impersonations: ({ browser }) => browser.post(`/api/console/users/${newGuid()}/login`, { reason: 'Because' }),
  views: ({ browser }) => browser.post('/api/console/users/views', { name: 'Mine', query: '', is_shared: false }),
  changes: ({ browser }) => browser.put(`/api/console/categories/records/${newGuid()}`, { version: 1, fields: {} }),
  selections: ({ browser }) => browser.post('/api/console/users/selections', { query: '' }),
  runs: (staff) => staff.start('users', { action: 'endSessions', targets: { rows: [{ guid: newGuid(), version: 1 }] } }),
  lab: ({ browser }) => browser.post(`/api/console/lab/${newGuid()}/tries`, { cases: [newGuid()] }),
  names: ({ browser }) => browser.post('/api/console/category-names', { names: [{ language: 'en', name: 'Soups' }], languages: ['de'] }),
  sitemaps: ({ browser }) => browser.post('/api/console/sitemaps', {}),
  exports: ({ browser }) => browser.get('/api/console/categories/export.csv'),
};

test.each(Object.keys(calls) as (keyof typeof calls)[])('%s are taken so often an hour for each of staff', async (name) => {
  const [staff, other] = [await atConsole(server), await atConsole(server)];
  const { key, limit, windowSeconds } = consoleLimits[name](staff.viewer.userGuid);
  const now = server.clock.now();
  const window = { window_start: now, window_end: now + windowSeconds * 1_000 };
  await server.db
    .insertInto('rate_limits')
    .values({ key, count: limit - 1, ...window })
    .execute();
  const send = async (who: Console) => (await calls[name](who)).statusCode;
  expect(await send(staff)).not.toBe(429);
  expect(await send(staff)).toBe(429);
  expect(await send(other)).not.toBe(429);
});
