import { expect, test } from 'vitest';
import { buildTestApp } from '../../support/server/app.ts';

test('a process without its database is alive, and not ready', async () => {
  const { app, db, close } = await buildTestApp();
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200]);
  await db.destroy();
  expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
  await close().catch(() => undefined);
});
