import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pauseOf, startJanitor, sweep, takeTurn } from '../../server/janitor.ts';
import { takeToken } from '../../server/limits/rate-limit.ts';
import { beginSignUp, someEmail } from '../support/server/accounts.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../support/server/app.ts';
import { Browser } from '../support/server/browser.ts';
import { askForReset } from '../support/server/resets.ts';
import { startPath } from '../support/server/oauth.ts';

const day = 24 * 60 * 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const tables = [
  'rate_limits',
  'sign_ups',
  'password_resets',
  'verification_codes',
  'oauth_transactions',
  'kept_names',
  'sessions',
  'mails',
  'users',
] as const;
async function counts() {
  await sweep(server.db, server.clock);
  const rows = tables.map(async (table) => [table, (await server.db.selectFrom(table).selectAll().execute()).length] as const);
  return Object.fromEntries(await Promise.all(rows));
}

test('what has ended is swept in its time, and nothing before', async () => {
  await beginSignUp(new Browser(server.app), someEmail());
  await askForReset(new Browser(server.app), someEmail());
  await new Browser(server.app).get(startPath('google'));
  const name = { holder_hash: 'h', sealed: 's', expires_at: server.clock.now() + day };
  await server.db.insertInto('kept_names').values(name).execute();
  await signInSomebody(server);
  await server.db.deleteFrom('rate_limits').execute();
  await takeToken(server.db, server.clock, { key: 'k', limit: 1, windowSeconds: 60 });
  const gone = { rate_limits: 0, password_resets: 0, oauth_transactions: 0 };
  const all = {
    rate_limits: 1,
    sign_ups: 1,
    password_resets: 1,
    verification_codes: 2,
    oauth_transactions: 1,
    kept_names: 1,
    sessions: 1,
    mails: 1,
    users: 1,
  };
  expect(await counts()).toEqual(all);
  server.clock.advance(60_001);
  expect(await counts()).toEqual({ ...all, rate_limits: 0 });
  server.clock.advance(10 * 60_000);
  expect(await counts()).toEqual({ ...all, ...gone, verification_codes: 1 });
  server.clock.advance(day);
  expect(await counts()).toEqual({ ...all, ...gone, sign_ups: 0, verification_codes: 0, kept_names: 0 });
  server.clock.advance(30 * day);
  expect(await counts()).toEqual({
    ...gone,
    kept_names: 0,
    sign_ups: 0,
    verification_codes: 0,
    sessions: 0,
    mails: 0,
    users: 1,
  });
});

test('it sweeps at the start, and tells of a failure instead of ending the process', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  await takeToken(server.db, server.clock, { key: 'old', limit: 1, windowSeconds: 1 });
  server.clock.advance(day);
  await startJanitor(() => sweep(server.db, server.clock), onError).stop();
  expect(await server.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
  const broken = {
    now: () => {
      throw new Error('no clock');
    },
  };
  await startJanitor(() => sweep(server.db, broken), onError).stop();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no clock'));
});

test('of many processes one sweeps at a time, and a process on its own at each of its rounds', async () => {
  const turns = await Promise.all(Array.from({ length: 5 }, () => takeTurn(server.db, server.clock)));
  expect(turns.filter(Boolean)).toHaveLength(1);
  server.clock.advance(pauseOf(0));
  expect(await takeTurn(server.db, server.clock)).toBe(true);
  expect(await takeTurn(server.db, server.clock)).toBe(false);
  expect(pauseOf(1)).toBeGreaterThan(pauseOf(0));
});
