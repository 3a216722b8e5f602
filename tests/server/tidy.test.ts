import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountLimits } from '../../server/sign-in/limits.ts';
import { takeToken } from '../../server/limits/rate-limit.ts';
import { tidy } from '../../server/tidy.ts';
import { goodPassword, signUp } from '../support/server/accounts.ts';
import { buildTestApp, type TestApp } from '../support/server/app.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const round = () => tidy(server.app.deps);
/** So many days in which the janitor comes twice. */
async function live(days: number): Promise<boolean[]> {
  const rounds: boolean[] = [];
  for (let turn = 0; turn < days * 2; turn += 1) {
    server.clock.advance(12 * hour);
    rounds.push(await round());
  }
  return rounds;
}

test('a clock that jumps 200 days and back deletes nobody, and nothing of anybody', async () => {
  const { browser, email } = await signUp(server);
  await browser.post('/api/account/deletion', { current_password: goodPassword });
  expect(await round()).toBe(true);
  server.clock.advance(200 * day);
  expect(await round()).toBe(false);
  server.clock.advance(3 * hour);
  expect(await round()).toBe(false);
  server.clock.advance(-200 * day);
  expect(await round()).toBe(false);
  expect(await server.db.selectFrom('users').select('guid').where('email', '=', email).execute()).toHaveLength(1);
  expect((await browser.get('/api/account')).statusCode).toBe(200);
  // A day after the clock is right again, everything goes on.
  expect((await live(1)).filter(Boolean)).toHaveLength(1);
  expect((await live(13)).every(Boolean)).toBe(true);
  expect(await server.db.selectFrom('users').select('guid').where('email', '=', email).execute()).toEqual([]);
});

test('two processes whose clocks differ by an hour both sweep', async () => {
  await live(3);
  const rounds: boolean[] = [];
  for (const difference of [hour, -hour, hour, -hour]) {
    server.clock.advance(difference);
    rounds.push(await round());
  }
  expect(rounds).toEqual([true, true, true, true]);
});

test('a server that was off over a weekend goes on at once', async () => {
  await live(2);
  server.clock.advance(2 * day - 1);
  expect(await round()).toBe(true);
});

test('a clock that jumps two hours and back keeps nobody waiting', async () => {
  const limit = accountLimits.resend('somebody');
  server.clock.advance(2 * hour);
  await takeToken(server.db, server.clock, limit);
  await expect(takeToken(server.db, server.clock, limit)).rejects.toThrow('Too many requests');
  server.clock.advance(-2 * hour);
  await expect(takeToken(server.db, server.clock, limit)).resolves.toBeUndefined();
  await expect(takeToken(server.db, server.clock, limit)).rejects.toMatchObject({ payload: { retryAfter: 60 } });
});
