import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalDataSchema, type PersonalData } from '../../../../contract/account/personal-data.ts';
import { eraseDueAccounts } from '../../../../server/account/personal-data/erase.ts';
import { goodPassword, sessionOf, signUp } from '../../../support/server/accounts.ts';
import { eraseAudit } from '../../../../server/console/audit/audit-log.ts';
import { inTransaction } from '../../../../server/db/transaction.ts';
import { buildTestApp, envelopeOf, payloadOf, signInSomebody, type TestApp } from '../../../support/server/app.ts';
import { Browser } from '../../../support/server/browser.ts';
import { impersonating, inBrowser } from '../../../support/server/impersonations.ts';
import { addRecipe, fullAccount, tracesOf } from '../../../support/server/personal-data.ts';

const path = '/api/account/deletion';
const day = 24 * 60 * 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Answer = Parameters<typeof payloadOf>[0];
const dataOf = (answer: Answer): PersonalData => create(payloadOf(answer), personalDataSchema);
const ask = (browser: Browser, password = goodPassword) => browser.post(path, { current_password: password });
const look = async (browser: Browser) => dataOf(await browser.get('/api/account/personal-data'));
const run = () => eraseDueAccounts(server.app.deps);
const subjectsTo = async (email: string) =>
  (await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('guid').execute()).map(
    (mail) => mail.subject,
  );

describe('a request', () => {
  test('has its two dates, is told by mail, and stands until it is asked for', async () => {
    const { browser, email } = await signUp(server);
    expect(await look(browser)).toEqual({ hasPassword: true, deletion: null });
    const requestedAt = server.clock.now();
    const { deletion } = dataOf(await ask(browser));
    const executesAt = deletion?.executesAt ?? 0;
    expect(deletion).toEqual({ requestedAt, executesAt, goneAt: requestedAt + 30 * day });
    expect(executesAt).toBeGreaterThan(requestedAt + 7 * day);
    expect(executesAt).toBeLessThan(requestedAt + 12 * day);
    expect(await look(browser)).toEqual({ hasPassword: true, deletion });
    expect((await subjectsTo(email)).at(-1)).toBe('Your AnyDish account will be deleted');
    const mail = await server.db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('guid', 'desc')
      .executeTakeFirst();
    expect(mail?.text).toContain('http://localhost:3000/account/deletion');
  });

  test('made twice, or by four tabs at once, is one, with the first dates', async () => {
    const { browser, email } = await signUp(server);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(browser)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { deletion } = await look(browser);
    server.clock.advance(day);
    expect(dataOf(await ask(browser)).deletion).toEqual(deletion);
    expect((await subjectsTo(email)).filter((subject) => subject.endsWith('will be deleted'))).toHaveLength(1);
  });

  test.each([
    ['', 'Password is required'],
    ['wrong password', 'This is not your current password'],
  ])('needs the password, not %j', async (password, message) => {
    const { browser } = await signUp(server);
    expect(envelopeOf(await ask(browser, password))).toMatchObject({ status_code: 2, payload: { current_password: message } });
    expect((await look(browser)).deletion).toBeNull();
  });

  test('needs none of an account that has none', async () => {
    const { browser } = await inBrowser(server);
    expect(await look(browser)).toEqual({ hasPassword: false, deletion: null });
    expect(dataOf(await ask(browser, '')).deletion).not.toBeNull();
  });

  test('is no second way to guess a password: the eleventh try is refused', async () => {
    const { browser } = await signUp(server);
    for (let count = 0; count < 10; count += 1) await ask(browser, 'wrong password');
    expect((await ask(browser)).statusCode).toBe(429);
  });

  test('is made, seen and taken back by the owner alone', async () => {
    const { browser: staff } = await impersonating(server);
    const answers = [await ask(staff, ''), await staff.delete(path), await staff.get('/api/account/personal-data')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    const visitor = new Browser(server.app);
    const others = [await ask(visitor, ''), await visitor.delete(path), await visitor.get('/api/account/personal-data')];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });

  test('taken back, leaves everything as it was, and may be made again', async () => {
    const { browser, email } = await signUp(server);
    await ask(browser);
    expect(dataOf(await browser.delete(path)).deletion).toBeNull();
    expect((await subjectsTo(email)).at(-1)).toBe('Your AnyDish account stays');
    await browser.delete(path);
    expect((await subjectsTo(email)).filter((subject) => subject.endsWith('stays'))).toHaveLength(1);
    server.clock.advance(20 * day);
    await run();
    expect(sessionOf(await browser.get('/api/session')).email).toBe(email);
    expect(dataOf(await ask(browser)).deletion?.requestedAt).toBe(server.clock.now());
  });
});

/** Moves the clock to the day on which the account of `browser` is deleted. */
async function toItsDay(browser: Browser, early = 0): Promise<void> {
  const { deletion } = await look(browser);
  server.clock.advance((deletion?.executesAt ?? 0) - server.clock.now() - early);
}

describe('on its day', () => {
  test('nothing of the account is left in any table but the mail that says so', async () => {
    const { browser, viewer } = await fullAccount(server);
    const words = [viewer.userGuid, viewer.email, viewer.companyGuid];
    await ask(browser);
    await toItsDay(browser, 1);
    await run();
    const before = await tracesOf(server.db, words);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['users', 'sessions', 'recipes', 'photos', 'recipe_jobs', 'mails', 'audit_log']),
    );
    server.clock.advance(1);
    await run();
    expect(await tracesOf(server.db, words)).toEqual({ mails: 1 });
    expect(await subjectsTo(viewer.email)).toEqual(['Your AnyDish account was deleted']);
    expect(sessionOf(await browser.get('/api/session')).email).toBeNull();
  });

  test('the log says that an account was deleted in time, and not whose', async () => {
    await inTransaction(server.db, async (tx) => {
      await eraseAudit(tx);
      await tx.deleteFrom('audit_log').execute();
    });
    const { browser } = await signUp(server);
    const requestedAt = server.clock.now();
    await ask(browser);
    await toItsDay(browser);
    await run();
    const rows = await server.db.selectFrom('audit_log').selectAll().execute();
    expect(rows).toMatchObject([
      { action: 'account.deleted', at: server.clock.now(), actor_guid: null, subject_guid: null, details: { requestedAt } },
    ]);
  });

  test('what others have is untouched, in a shared company too', async () => {
    const [{ browser, viewer }, friend] = [await fullAccount(server), await signInSomebody(server)];
    const now = server.clock.now();
    const shared = { company_guid: friend.companyGuid, user_guid: viewer.userGuid, created_at: now };
    await server.db.insertInto('company_members').values(shared).execute();
    const theirs = await addRecipe(server, friend);
    // One that the leaver made there, and a recipe of the friend's with the leaver's photo.
    const made = await addRecipe(server, { ...viewer, companyGuid: friend.companyGuid, companyUri: friend.companyUri });
    await server.db.updateTable('recipes').set({ photo_guid: made.photo }).where('guid', '=', theirs.recipe).execute();
    await ask(browser);
    await toItsDay(browser);
    await run();
    const recipes = await server.db
      .selectFrom('recipes')
      .select(['guid', 'photo_guid'])
      .where('company_guid', '=', friend.companyGuid)
      .execute();
    expect(recipes).toEqual([{ guid: theirs.recipe, photo_guid: null }]);
    const photos = await server.db.selectFrom('photos').select('guid').where('company_guid', '=', friend.companyGuid).execute();
    expect(photos).toEqual([{ guid: theirs.photo }]);
    expect(await server.db.selectFrom('companies').select('guid').where('guid', '=', friend.companyGuid).execute()).toHaveLength(1);
    expect(await server.db.selectFrom('users').select('guid').where('guid', '=', friend.userGuid).execute()).toHaveLength(1);
  });

  test('limits of an address that only looks alike stay', async () => {
    const { browser, email } = await signUp(server);
    await ask(browser);
    await toItsDay(browser);
    const row = { window_start: server.clock.now(), window_end: server.clock.now() + day, count: 1 };
    const [gone, stays] = [`code mails ${email}`, `code mails x${email}`];
    await server.db.deleteFrom('rate_limits').execute();
    await server.db
      .insertInto('rate_limits')
      .values([gone, stays].map((key) => ({ key, ...row })))
      .execute();
    await run();
    expect(await server.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: stays }]);
  });

  test('the address may be used for a new account', async () => {
    const { browser, email } = await signUp(server);
    await ask(browser);
    await toItsDay(browser);
    await run();
    const again = await signUp(server, email, new Browser(server.app));
    expect(again.session).toMatchObject({ email, fullName: '' });
    expect((await look(again.browser)).deletion).toBeNull();
  });

  test('several processes delete it once, and tell once', async () => {
    const { browser, email } = await signUp(server);
    await ask(browser);
    await toItsDay(browser);
    await Promise.all([run(), run(), run()]);
    expect(await subjectsTo(email)).toEqual(['Your AnyDish account was deleted']);
  });

  test('one that cannot be deleted does not keep the others', async () => {
    const [first, second] = [await signUp(server), await signUp(server)];
    await ask(first.browser);
    await ask(second.browser);
    await toItsDay(second.browser);
    const { mailer } = server.app.deps;
    const failing = {
      ...server.app.deps,
      mailer: {
        ...mailer,
        send: (...[tx, mail]: Parameters<typeof mailer.send>) =>
          mail.to === first.email ? Promise.reject(new Error('no mail')) : mailer.send(tx, mail),
      },
    };
    await expect(eraseDueAccounts(failing)).rejects.toThrow('no mail');
    expect(sessionOf(await first.browser.get('/api/session')).email).toBe(first.email);
    expect(sessionOf(await second.browser.get('/api/session')).email).toBeNull();
    await run();
    expect(sessionOf(await first.browser.get('/api/session')).email).toBeNull();
  });
});
