import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeFor, goodPassword, signUp, someEmail, tokenOf } from '../../support/server/accounts.ts';
import { buildTestApp, envelopeOf, type TestApp } from '../../support/server/app.ts';
import type { Browser } from '../../support/server/browser.ts';
import { confirmPath, newPassword, resetPath } from '../../support/server/resets.ts';
import { beginChange, confirmChange, elsewhere, forgetPassword, moving, whoIs } from '../../support/server/settings.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const minute = 60_000;

const someone = () => signUp(server, someEmail(), elsewhere(server));
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').select(['subject', 'text', 'html']).where('recipient', '=', email).orderBy('guid', 'desc').execute();
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

describe('an account without a password', () => {
  const week = 7 * 24 * 60 * minute;
  const hour = 60 * minute;
  const tooOld = 'You signed in a while ago. Please sign in again, then try once more.';

  test.each([
    ['change its address', (browser: Browser) => beginChange(browser, someEmail(), '')],
    ['take its data', (browser: Browser) => browser.post('/api/account/exports', { current_password: '' })],
    ['ask for its end', (browser: Browser) => browser.post('/api/account/deletion', { current_password: '' })],
  ])('has signed in within the hour to %s', async (_, ask) => {
    const { browser, email } = await someone();
    await forgetPassword(server, email);
    server.clock.advance(hour);
    const answer = await ask(browser);
    expect([answer.statusCode, envelopeOf(answer).status_text]).toEqual([403, tooOld]);
    server.clock.advance(2 * week);
    expect((await ask(browser)).statusCode).toBe(403);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('is fresh until a millisecond before the hour is over', async () => {
    const { browser, email } = await someone();
    await forgetPassword(server, email);
    server.clock.advance(hour - 1);
    expect((await beginChange(browser, someEmail(), '')).statusCode).toBe(200);
  });
});

describe('the old address takes the account back', () => {
  const week = 7 * 24 * 60 * minute;

  /** An account that a thief has moved, and the thief's browser. */
  async function stolen() {
    const { browser, email, session, to, token, code } = await moving(server);
    await confirmChange(browser, token, code);
    return { thief: browser, email, session, to };
  }
  async function takeBack(email: string) {
    const token = tokenOf(await elsewhere(server).post(resetPath, { email }));
    const code = await codeFor(server, email).catch(() => '000000');
    return elsewhere(server).post(confirmPath, { token, code, password: newPassword });
  }
  const enter = async (email: string, password: string) => (await elsewhere(server).post('/api/session', { email, password })).statusCode;

  test('by a code that is mailed to it, which ends all sessions and asks for a new password', async () => {
    const { thief, email, to } = await stolen();
    const [news] = await mailsTo(email);
    expect(news?.text).toMatch(/If it was not you, take it back before \w+ \d+, 2026: reset your password/);
    expect(news?.text).toContain('http://localhost:3000/reset-password');
    expect((await takeBack(email)).statusCode).toBe(200);
    expect(await whoIs(thief)).toBeNull();
    expect((await subjectsTo(email)).slice(0, 2)).toEqual([
      'Your password for AnyDish was changed',
      'Take your AnyDish account back to this address',
    ]);
    expect((await mailsTo(email))[0]?.text).toContain(`Your account has this email address again, and no longer ${to}.`);
    expect((await subjectsTo(to))[0]).toBe('The email address of your AnyDish account was changed');
    expect((await mailsTo(to))[0]?.text).not.toContain('take it back');
    expect([await enter(email, newPassword), await enter(email, goodPassword), await enter(to, goodPassword)]).toEqual([200, 401, 401]);
  });

  test.each([
    ['until a millisecond before seven days', week - 1, 200],
    ['and not after them', week, 422],
  ])('%s', async (_, milliseconds, status) => {
    const { email } = await stolen();
    server.clock.advance(milliseconds);
    const mails = (await mailsTo(email)).length;
    expect((await takeBack(email)).statusCode).toBe(status);
    expect((await mailsTo(email)).length - mails).toBe(status === 200 ? 2 : 0);
  });

  test('however often a thief has moved it since, and the thief’s addresses take nothing back', async () => {
    const { thief, email, to } = await stolen();
    const next = someEmail();
    const token = tokenOf(await beginChange(thief, next));
    await confirmChange(thief, token, await codeFor(server, next));
    expect((await takeBack(email)).statusCode).toBe(200);
    for (const address of [to, next]) {
      await takeBack(address);
      expect(await enter(email, newPassword)).toBe(200);
      expect(await enter(address, newPassword)).toBe(401);
    }
  });

  test('and keeps the account, when the thief wanted it deleted', async () => {
    const { thief, email, session } = await stolen();
    await thief.post('/api/account/deletion', { current_password: goodPassword });
    await takeBack(email);
    const open = await server.db
      .selectFrom('deletion_requests')
      .select('guid')
      .where('user_guid', '=', session.guid)
      .where('cancelled_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('not when somebody has an account with it by now: then it is that account’s code', async () => {
    const { email, to } = await stolen();
    await signUp(server, email, elsewhere(server));
    expect((await takeBack(email)).statusCode).toBe(200);
    expect([await enter(email, newPassword), await enter(to, goodPassword)]).toEqual([200, 200]);
  });
});
